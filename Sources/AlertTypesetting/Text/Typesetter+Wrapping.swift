import AlertICU

extension Typesetter {
  /// Breaks the text into lines of at most that many columns (UAX #14); a newline always breaks,
  /// and spaces at a break vanish.
  ///
  /// A word longer than a line breaks between grapheme clusters.
  ///
  /// Lines of a paragraph with right-to-left text hold marks of direction where they need them to
  /// look as they do in the whole paragraph (UAX #9, 3.4). A soft hyphen is a hyphen at a line's
  /// end and nothing elsewhere.
  ///
  /// - Parameter columns: At least 1. A cluster wider than that stands on a line of its own.
  package func wrap(_ text: String, columns: Int) -> [Line] {
    text.withContiguousUTF8 { bytes in
      var lines: [Line] = []
      var start = 0
      while true {
        let end = Self.paragraphEnd(in: bytes, from: start)
        wrap(bytes[start..<end], columns: max(1, columns), into: &lines)
        guard end < bytes.count else { return lines }
        start = end + Self.separatorLength(in: bytes, at: end)
      }
    }
  }

  private func wrap(
    _ paragraph: Slice<UnsafeBufferPointer<UInt8>>,
    columns: Int,
    into lines: inout [Line]
  ) {
    var meter = WidthMeter(ambiguousWidth: ambiguousWidth)
    // A text that fits stays as it is, unless it may hold soft hyphens.
    if meter.add(paragraph.base, paragraph.indices, upTo: columns), !meter.seen.contains(.control) {
      lines.append(Line(text: String(decoding: paragraph, as: UTF8.self), width: meter.columns))
      return
    }
    let breaker = LineBreaker(language: language)
    var filler = LineFiller(
      paragraph,
      columns: columns,
      ambiguousWidth: ambiguousWidth,
      breaker: breaker
    )
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: paragraph.count) { offsets in
      filler.fill(offsets, count: breaker.offsets(in: paragraph, into: offsets))
    }
    if filler.lines.count > 1, direction == .rightToLeft || filler.seen.contains(.bidi) {
      lines += LineContext(of: paragraph, direction: direction)
        .restored(in: filler.lines, at: filler.ranges)
    } else {
      lines += filler.lines
    }
  }

  /// The next of UAX #14's mandatory breaks (BK, CR, LF, NL), or the text's end.
  private static func paragraphEnd(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2, separatorLength(in: bytes, at: index) > 0 {
        return index
      }
      index += 1
    }
    return index
  }

  /// Bytes of the separator that begins there; 0 if none does.
  private static func separatorLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0x0A...0x0C: 1
    case 0xC2: bytes[index + 1] == 0x85 ? 2 : 0
    case 0xE2: bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
