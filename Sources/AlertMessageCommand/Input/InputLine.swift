#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines of standard input.
enum InputLine {
  /// Longer than any answer, in bytes.
  private static let longest = 1 << 16

  /// Reads one line and nothing behind it, so that the next program of a script finds the next
  /// line.
  ///
  /// - Returns: The bytes of the line without its newline, and without a carriage return before
  ///   that; nil where the input has ended, or can't be read.
  /// - Throws: `UsageError` for a line without end, which is not read for ever, and never cut.
  static func read() throws(UsageError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      #if canImport(Glibc)
        let count = Glibc.read(STDIN_FILENO, &byte, 1)
      #elseif canImport(Musl)
        let count = Musl.read(STDIN_FILENO, &byte, 1)
      #else
        let count = Darwin.read(STDIN_FILENO, &byte, 1)
      #endif
      if count < 0, errno == EINTR { continue }
      if count <= 0, line.isEmpty { return nil }
      if count <= 0 { return line }
      if byte == 0x0A { break }
      if line.count == longest { throw UsageError("longLine", ["limit": String(longest)]) }
      line.append(byte)
    }
    if line.last == 0x0D { line.removeLast() }
    return line
  }
}
