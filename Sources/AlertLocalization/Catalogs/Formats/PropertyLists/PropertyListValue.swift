/// A value of a property list, as far as a catalog has a use for it.
indirect enum PropertyListValue {
  /// Text, with the offset in bytes where it begins.
  case string(String, offset: Int)
  /// Members in the order of the file; a key may stand there more than once.
  case dictionary([Member])
  /// A number, a date, an array or another value that is no text.
  case other(offset: Int)

  /// A key and its value.
  struct Member {
    var key: String
    /// The offset in bytes where the key begins.
    var offset: Int
    var value: PropertyListValue
  }

  /// The text; nil for a value of another kind.
  var string: String? {
    if case .string(let text, _) = self { text } else { nil }
  }

  /// The members; nil for a value that is no dictionary.
  var members: [Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }
}
