extension AskedAlert: CustomStringConvertible {
  /// In one line: `“Delete 3 files?” [Delete] [Cancel]`.
  public var description: String {
    let words = title.isEmpty ? message : title
    return (["“\(words)”"] + buttons.map { "[\($0.title)]" }).joined(separator: " ")
  }
}
