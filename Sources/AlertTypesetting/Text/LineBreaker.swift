import AlertICU

/// Finds the places where the lines of a text may break, by the rules of a language (UAX #14).
struct LineBreaker {
  /// An ICU locale.
  private let locale: String
  /// Where lines break that are too long even so.
  private let finerLocale: String?
  private let keepsKoreanWords: Bool

  /// - Parameter language: BCP 47.
  init(language: String) {
    let primary = language.prefix { $0 != "-" && $0 != "_" }
    keepsKoreanWords = primary == "ko"
    // Between phrases as a reader would pause, and only then between any two letters.
    locale = primary == "ja" ? "ja@lw=phrase" : language
    finerLocale = primary == "ja" ? "ja" : nil
  }

  /// Writes the offsets of all breaks, the end included, counted from the beginning of the text.
  ///
  /// - Parameter offsets: Room for an offset a byte.
  /// - Returns: How many there are.
  func offsets(
    in text: Slice<UnsafeBufferPointer<UInt8>>,
    into offsets: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    if let count = LatinLineBreaks.offsets(in: text, into: offsets) { return count }
    return icuOffsets(in: text, locale: locale, into: offsets)
  }

  /// The same for a piece that `offsets` leaves whole and that no line can hold; 0 if no finer
  /// break exists.
  func finerOffsets(
    in text: Slice<UnsafeBufferPointer<UInt8>>,
    into offsets: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    guard let finerLocale else { return 0 }
    return icuOffsets(in: text, locale: finerLocale, into: offsets)
  }

  private func icuOffsets(
    in text: Slice<UnsafeBufferPointer<UInt8>>,
    locale: String,
    into offsets: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    let bytes = UnsafeBufferPointer(rebasing: text)
    guard let count = TextBreaks.lineBreaks(in: bytes, locale: locale, into: offsets) else {
      // Without rules the text is one piece; it still breaks between grapheme clusters.
      offsets[0] = Int32(bytes.count)
      return 1
    }
    return keepsKoreanWords ? keepingKoreanWords(bytes, offsets, count) : count
  }

  /// Korean breaks at spaces and punctuation only: ICU, which would break between any two
  /// syllables, has no such rule that works (`lw=keepall`).
  private func keepingKoreanWords(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ offsets: UnsafeMutableBufferPointer<Int32>,
    _ count: Int
  ) -> Int {
    var kept = 0
    for index in 0..<count {
      let offset = offsets[index]
      if !isInsideKoreanWord(Int(offset), bytes) {
        offsets[kept] = offset
        kept += 1
      }
    }
    return kept
  }

  private func isInsideKoreanWord(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < bytes.count else { return false }
    var index = offset
    let next = UTF8Scalars.next(in: bytes, at: &index)
    index = offset - 1
    while index > 0 && bytes[index] & 0xC0 == 0x80 { index -= 1 }
    let previous = UTF8Scalars.next(in: bytes, at: &index)
    let isHangul = [previous, next].map { CharacterTraits(of: $0).contains(.hangul) }
    // A number or a foreign word and the Korean ending behind it are one word too.
    return isHangul[0] && isHangul[1]
      || isHangul[0] && CharacterProperties.isAlphanumeric(next)
      || isHangul[1] && CharacterProperties.isAlphanumeric(previous)
  }
}
