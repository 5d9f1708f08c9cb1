/// A format of Python's `str.format`, which gettext calls `python-brace-format`.
///
///     {name} has {count:d} files      becomes      {name} has {count, number, integer} files
struct BraceFormat {
  /// The parts, in the terms of a `printf` format.
  let pieces: [PrintfFormat.Piece]

  /// - Throws: ``PrintfFault`` for a brace without its partner and for a position out of range.
  init(_ format: ArraySlice<UInt8>) throws(PrintfFault) {
    var pieces: [PrintfFormat.Piece] = []
    var text: [UInt8] = []
    var index = format.startIndex
    while index < format.endIndex {
      let byte = format[index]
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if !isBrace {
        text.append(byte)
        index += 1
      } else if index + 1 < format.endIndex, format[index + 1] == byte {
        text.append(byte)
        index += 2
      } else {
        let end = format[index...].firstIndex(of: UInt8(ascii: "}"))
        guard byte == UInt8(ascii: "{"), let end else {
          throw .unsupportedPlaceholder(String(Character(Unicode.Scalar(byte))))
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
        pieces.append(.value(try Self.directive(format[index + 1..<end])))
        index = end + 1
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
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
