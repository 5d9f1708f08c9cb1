#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes to the standard streams, without a buffer of its own.
enum Printer {
  /// A line on standard output; where it can't be written, an error on standard error.
  ///
  /// - Parameter terminator: What ends the line; a newline by default.
  /// - Returns: Whether it was written.
  static func print(_ line: String, _ texts: CommandTexts, terminator: String = "\n") -> Bool {
    if write(line + terminator, to: STDOUT_FILENO) { return true }
    printError(texts.message("error.output"))
    return false
  }

  /// A line on standard error. There is nothing to be done if that fails.
  static func printError(_ line: String) { _ = write(line + "\n", to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
