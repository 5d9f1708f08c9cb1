extension Invocation {
  /// The value of an option that counts columns or rows; nil if it was not given.
  func count(_ option: Option) throws(UsageError) -> Int? {
    guard let value = self[option] else { return nil }
    guard let count = Int(value), count > 0 else {
      throw UsageError(
        "badValue",
        ["name": option.name, "value": value, "choices": "1, 2, 3 …"]
      )
    }
    return count
  }
}
