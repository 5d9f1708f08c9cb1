import AlertMessage

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
  /// A terminal would obey what comes from files and arguments, so there it is made visible: a
  /// program that reads it gets it as it is.
  ///
  /// - Returns: Whether it was written.
  static func print(_ line: String, _ texts: CommandTexts) -> Bool {
    let isShown = isatty(STDOUT_FILENO) != 0
    return print(sequences: (isShown ? TerminalText.visible(line) : line) + "\n", texts)
  }

  /// What is meant for the terminal to obey, on standard output.
  ///
  /// - Returns: Whether it was written.
  static func print(sequences: String, _ texts: CommandTexts) -> Bool {
    if write(sequences, to: STDOUT_FILENO) { return true }
    printError(texts.message("error.output"))
    return false
  }

  /// The values of fields on standard output, a line each. Secrets are written from where they are.
  ///
  /// - Returns: Whether they were written.
  static func print(_ values: [AlertFieldValue], _ texts: CommandTexts) -> Bool {
    let isWritten = values.allSatisfy { value in
      switch value {
      case .text(let text): return write(text + "\n", to: STDOUT_FILENO)
      case .secret(let secret):
        return secret.withUnsafeBytes { write($0, to: STDOUT_FILENO) }
          && write("\n", to: STDOUT_FILENO)
      }
    }
    if !isWritten { printError(texts.message("error.output")) }
    return isWritten
  }

  /// A line on standard error. There is nothing to be done if that fails.
  static func printError(_ line: String) { _ = write(line + "\n", to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let buffer = UnsafeRawBufferPointer(rebasing: rest)
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
