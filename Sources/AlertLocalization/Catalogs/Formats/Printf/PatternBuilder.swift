/// Writes a message pattern piece by piece and quotes what ICU would read as syntax.
///
/// Every reader gives its literal text to ``appendText(_:inPlural:)`` and its placeholders to
/// ``appendSyntax(_:)``, so no text of a file can turn into an argument by accident:
///
///     {count} isn't      becomes      '{'count'}' isn''t
///
/// An apostrophe is doubled wherever it stands. ICU would leave most of them alone, but whether one
/// opens a quotation depends on the character behind it, which a translator changes without
/// thought.
package struct PatternBuilder {
  /// The pattern as it is so far, in UTF-8.
  package private(set) var utf8: [UInt8] = []

  /// Whether the last piece of text left a quotation open behind it.
  ///
  /// Quotations are closed lazily, so `{}` becomes `'{}'` and not `'{''}'`, which is an apostrophe.
  private var isQuoting = false

  package init() {}

  /// Whether the pattern has outgrown ``MessagePattern/longest``.
  ///
  /// Variables inside variables multiply, so a file of a few lines could ask for gigabytes.
  package var isTooLong: Bool { utf8.count > MessagePattern.longest }

  /// The finished pattern.
  package mutating func finish() -> String {
    closeQuotation()
    return String(decoding: utf8, as: UTF8.self)
  }

  /// Makes room for a pattern of about so many bytes.
  package mutating func reserve(_ count: Int) { utf8.reserveCapacity(count) }

  /// Appends literal text.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8.
  ///   - inPlural: whether the text stands in a plural, where `#` means the number.
  package mutating func appendText(_ text: ArraySlice<UInt8>, inPlural: Bool = false) {
    var rest = text
    while let index = rest.firstIndex(where: { Self.isSyntax($0, inPlural: inPlural) }) {
      appendRun(rest[..<index])
      let byte = rest[index]
      if byte == UInt8(ascii: "'") {
        // Two apostrophes are one inside a quotation as well as outside of it.
        utf8.append(byte)
      } else {
        openQuotation()
      }
      utf8.append(byte)
      rest = rest[(index + 1)...]
    }
    appendRun(rest)
  }

  private static func isSyntax(_ byte: UInt8, inPlural: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "#"): inPlural
    default: false
    }
  }

  /// Appends text without syntax.
  private mutating func appendRun(_ text: ArraySlice<UInt8>) {
    if text.isEmpty { return }
    closeQuotation()
    utf8.append(contentsOf: text)
  }

  /// Appends a piece of pattern as it stands: a placeholder, or the frame of a plural.
  package mutating func appendSyntax(_ syntax: String) {
    closeQuotation()
    utf8.append(contentsOf: syntax.utf8)
  }

  private mutating func openQuotation() {
    if !isQuoting {
      utf8.append(UInt8(ascii: "'"))
      isQuoting = true
    }
  }

  private mutating func closeQuotation() {
    if isQuoting {
      utf8.append(UInt8(ascii: "'"))
      isQuoting = false
    }
  }
}
