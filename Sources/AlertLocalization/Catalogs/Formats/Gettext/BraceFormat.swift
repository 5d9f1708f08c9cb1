/// A format of Python's `str.format`, which gettext calls `python-brace-format`.
///
///     {name} has {count:d} files      becomes      {name} has {count, number, integer} files
struct BraceFormat {
  /// The parts, in the terms of a `printf` format.
  let pieces: [PrintfFormat.Piece]

  /// - Throws: ``PrintfFault`` for a brace without its partner and for a position out of range.
  init(_ format: ArraySlice<UInt8>) throws(PrintfFault) {
    var pieces: [PrintfFormat.Piece] = []
    var textStart = format.startIndex
    var index = format.startIndex
    func flushText(upTo end: Int) {
      if textStart < end { pieces.append(.text(textStart..<end)) }
    }
    while index < format.endIndex {
      let byte = format[index]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        index += 1
        continue
      }
      if index + 1 < format.endIndex, format[index + 1] == byte {
        // The first of the two braces is the end of the text.
        flushText(upTo: index + 1)
        index += 2
      } else {
        let end = format[index...].firstIndex(of: UInt8(ascii: "}"))
        guard byte == UInt8(ascii: "{"), let end else {
          throw .unsupportedPlaceholder(String(Character(Unicode.Scalar(byte))))
        }
        flushText(upTo: index)
        pieces.append(.value(try Self.directive(format[index + 1..<end])))
        index = end + 1
      }
      textStart = index
    }
    flushText(upTo: index)
    self.pieces = pieces
  }

  /// The placeholder between two braces: `name`, `0`, `name.first`, `count:d`, `size:.2f`.
  private static func directive(
    _ field: ArraySlice<UInt8>
  ) throws(PrintfFault) -> PrintfDirective {
    let name = field.prefix { !".[!:".utf8.contains($0) }
    var directive = PrintfDirective(kind: .text)
    if let colon = field.firstIndex(of: UInt8(ascii: ":")),
      let style = try? PrintfFormat([0x25] + field[(colon + 1)...], dialect: .python).directives
        .first
    {
      directive = style
    }
    let text = String(decoding: name, as: UTF8.self)
    if let index = Int(text) {
      guard (0..<PrintfFormat.highestPosition).contains(index) else { throw .positionOutOfRange }
      directive.position = index + 1
    } else if !text.isEmpty {
      directive.name = text
    }
    return directive
  }
}
