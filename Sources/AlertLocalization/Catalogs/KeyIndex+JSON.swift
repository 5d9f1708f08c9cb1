extension KeyIndex {
  /// Notes where the texts of a JSON object stand; keys in objects are joined with dots.
  init(json bytes: UnsafeBufferPointer<UInt8>) throws(JSONScanner.Failure) {
    self.init(capacity: bytes.count / 64)
    var scanner = JSONScanner(bytes)
    try read(&scanner, prefix: 0..<0)
    try scanner.finish()
  }

  /// Notes the texts of an object.
  ///
  /// - Parameter prefix: The key of the object itself, among the keys here.
  private mutating func read(
    _ scanner: inout JSONScanner,
    prefix: Range<Int>
  ) throws(JSONScanner.Failure) {
    try scanner.members { (scanner) throws(JSONScanner.Failure) in
      let start = beginKey(behind: prefix)
      try scanner.appendString(to: &keys)
      // What begins with @ is about other keys.
      let isNote = keys[start.name...].first == UInt8(ascii: "@")
      try scanner.endKey()
      switch isNote ? nil : try scanner.kind() {
      case .string?:
        let text = scanner.offset
        try scanner.skip()
        // A text without a character waits for its translator: it is not there.
        if scanner.offset > text + 2 {
          endKey(from: start.key, text: text)
        } else {
          keys.removeSubrange(start.key...)
        }
      case .object?:
        try read(&scanner, prefix: start.key..<keys.count)
      default:
        keys.removeSubrange(start.key...)
        try scanner.skip()
      }
    }
  }
}
