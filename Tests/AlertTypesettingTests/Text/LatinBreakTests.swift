import AlertICU
import JourneySupport
import Testing

@testable import AlertTypesetting

/// If these fail, an English or German line breaks elsewhere than the same line with one foreign
/// letter in it.
@Suite("The short way for Latin text breaks lines where ICU does") struct LatinBreakTests {
  /// One of each line-breaking class below U+0100, and two where ICU tells them apart.
  private static let representatives = Array("a1 !\"$%(){,/-|´\u{A0}".unicodeScalars)

  @Test("Every text of up to four letters, one of each class") func exhaustive() {
    var texts: [[Unicode.Scalar]] = [[]]
    for _ in 0..<4 {
      texts = texts.flatMap { text in Self.representatives.map { text + [$0] } }
      check(texts)
    }
  }

  @Test("Long texts of any Latin letters") func random() {
    var generator = SeededGenerator(seed: 14)
    let texts = (0..<2_000).map { _ in
      (0..<Int.random(in: 5...40, using: &generator)).map { _ -> Unicode.Scalar in
        if Int.random(in: 0..<3, using: &generator) == 0 {
          return Self.representatives.randomElement(using: &generator) ?? "a"
        }
        let letter = UInt8.random(in: 0x20...0xFF, using: &generator)
        return (0x7F..<0xA0).contains(letter) ? " " : Unicode.Scalar(letter)
      }
    }
    check(texts)
  }

  private func check(_ texts: [[Unicode.Scalar]]) {
    var judged = 0
    var differences: [String] = []
    for scalars in texts {
      var text = String(String.UnicodeScalarView(scalars))
      text.withUTF8 { bytes in
        guard
          let short = offsets({ LatinLineBreaks.offsets(in: bytes[...], into: $0) }, bytes.count)
        else { return }
        judged += 1
        let full = offsets(
          { TextBreaks.lineBreaks(in: bytes, locale: "en", into: $0) },
          bytes.count
        )
        if short != full {
          differences.append(
            "\(String(decoding: bytes, as: UTF8.self)): \(short), ICU \(full ?? [])"
          )
        }
      }
    }
    #expect(judged > texts.count / 2)
    #expect(differences.isEmpty, "\(differences.count) of \(judged): \(differences.prefix(40))")
  }

  private func offsets(
    _ body: (UnsafeMutableBufferPointer<Int32>) -> Int?,
    _ length: Int
  ) -> [Int32]? {
    var found: Int?
    let offsets = [Int32](unsafeUninitializedCapacity: length) { buffer, count in
      found = body(buffer)
      count = found ?? 0
    }
    return found == nil ? nil : offsets
  }
}
