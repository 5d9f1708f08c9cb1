extension ArraySlice<UInt8> {
  /// The index behind the first place of a word of ASCII; nil where it isn't there.
  ///
  /// - Parameter word: the word in lower case; upper case in the text is the same.
  func endOfFirst(_ word: String) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return nil }
    for index in startIndex...(endIndex - word.count) where Self.lowercased(self[index]) == first {
      let candidate = self[index..<index + word.count]
      if candidate.elementsEqual(word, by: { Self.lowercased($0) == $1 }) {
        return index + word.count
      }
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
