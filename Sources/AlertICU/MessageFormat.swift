import CAlertICU
import Synchronization

/// An ICU MessageFormat 1 pattern with named arguments, made ready for a language.
///
/// Making one costs ICU a look at the language's data, so what is formatted again should be kept.
package final class MessageFormat: Sendable {
  /// A value for a named argument.
  package enum Argument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
    /// Seconds since 1970.
    case date(Double)
  }

  /// Why a pattern can't be used.
  package enum Failure: Error, Hashable, Sendable {
    /// ICU refuses the pattern, or a style in it.
    case brokenPattern
    /// ICU can't format it with these arguments.
    case failed
  }

  // ICU fills caches of its own while it formats, so one thread at a time may use this: whoever
  // does has the lock. A pointer inside of the mutex would be safer to the eye, but then nothing
  // that is not `Sendable` could be handed to ICU along with it.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let lock = Mutex(())
  private let count: Int

  /// Makes a pattern ready.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - locale: A BCP 47 tag.
  ///   - names: The names of its arguments, in the order in which their values will be given.
  package init(_ pattern: String, locale: String, names: [String] = []) throws(Failure) {
    var pattern = pattern
    let ended = names.flatMap { $0.utf8CString }
    let opened = pattern.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        alerticu_message_open(
          locale,
          $0.baseAddress,
          Int32($0.count),
          ended,
          Int32(names.count)
        )
      }
    }
    guard let opened else { throw .brokenPattern }
    handle = opened
    count = names.count
  }

  deinit { alerticu_message_close(handle) }

  /// Checks that ICU accepts a pattern.
  package static func check(_ pattern: String) throws(Failure) {
    _ = try MessageFormat(pattern, locale: "und")
  }

  /// Formats a pattern once.
  package static func format(
    _ pattern: String,
    locale: String,
    arguments: [String: Argument]
  ) throws(Failure) -> String {
    let names = arguments.keys.map { $0 }
    return try MessageFormat(pattern, locale: locale, names: names)
      .format { arguments[names[$0]] ?? .text("") }
  }

  /// Formats the pattern.
  ///
  /// ICU prints the name of an argument that is missing, in braces, and reports success: whoever
  /// calls has to check them first.
  ///
  /// - Parameter value: Gives the value of each of the names, by its place among them; nil where
  ///   there is none, and the pattern can't be formatted.
  package func format(_ value: (Int) -> Argument?) throws(Failure) -> String {
    let text = withUnsafeTemporaryAllocation(of: alerticu_value.self, capacity: count) { rows in
      var texts: [UInt8] = []
      for index in 0..<count {
        guard let value = value(index) else { return (string: "", length: -1) }
        rows.initializeElement(at: index, to: Self.row(value, &texts))
      }
      return lock.withLock { _ in
        let first = Self.format(handle, rows.baseAddress, texts, capacity: 256)
        return first.length <= 256
          ? first : Self.format(handle, rows.baseAddress, texts, capacity: first.length)
      }
    }
    if text.length < 0 { throw .failed }
    return text.string
  }

  private static func row(_ value: Argument, _ texts: inout [UInt8]) -> alerticu_value {
    var row = alerticu_value()
    switch value {
    case .text(let text):
      row.kind = Int32(ALERTICU_TEXT)
      row.textOffset = Int32(texts.count)
      texts += text.utf8
      row.textLength = Int32(texts.count) - row.textOffset
    case .integer(let value):
      row.kind = Int32(ALERTICU_INTEGER)
      row.integer = value
    case .number(let value):
      row.kind = Int32(ALERTICU_NUMBER)
      row.number = value
    case .date(let seconds):
      row.kind = Int32(ALERTICU_DATE)
      row.number = seconds * 1000
    }
    return row
  }

  /// - Returns: The text, and how many bytes it has: more than the capacity where it does not fit.
  private static func format(
    _ handle: OpaquePointer,
    _ rows: UnsafePointer<alerticu_value>?,
    _ texts: [UInt8],
    capacity: Int
  ) -> (string: String, length: Int) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { result in
      let length = texts.withUnsafeBytes { texts in
        alerticu_message_format(
          handle,
          rows,
          texts.baseAddress?.assumingMemoryBound(to: CChar.self),
          result.baseAddress,
          Int32(capacity)
        )
      }
      // What is cut off in the middle of a character is not used.
      guard length > 0, Int(length) <= capacity else { return ("", Int(length)) }
      let bytes = UnsafeRawBufferPointer(result)[..<Int(length)]
      let written = Span<UInt8>(_unsafeBytes: UnsafeRawBufferPointer(rebasing: bytes))
      // ICU writes nothing but sound UTF-8, whatever it was given.
      return (String(copying: UTF8Span(unchecked: written)), Int(length))
    }
  }
}
