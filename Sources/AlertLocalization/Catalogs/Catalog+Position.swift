extension Catalog {
  /// Where in the file a place of an entry's pattern stands.
  ///
  /// Escapes make a text longer in the file than it is, so the file is read again: this is for
  /// something that is wrong. Where the text was converted from another notation, the place is that
  /// of the key.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - offset: Bytes of UTF-8 from the beginning of the pattern.
  public func position(in entry: Entry, at offset: Int) -> SourcePosition? {
    guard let start = entry.textPosition, let bytes = try? FileBytes.contents(of: path) else {
      return entry.position
    }
    var lines = LineCounter(bytes)
    let string = lines.offset(of: start) - 1
    let place = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, from: string)
      return try? scanner.offset(inString: offset)
    }
    return place.map { lines.position(of: $0) } ?? entry.position
  }
}
