extension Diagnostic {
  /// What is wrong. The words in backquotes are the names of the arguments.
  public struct Code: Sendable {
    /// A name that stays the same between versions.
    public let name: String
    /// The message in English, an ICU pattern.
    let english: String

    init(_ name: String, _ english: String) {
      self.name = name
      self.english = english
    }
  }
}

extension Diagnostic.Code: Hashable {
  /// Whether two codes have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
