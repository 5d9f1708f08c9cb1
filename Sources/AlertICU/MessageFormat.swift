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

  // ICU fills caches of its own while it formats, so one thread at a time may.
  private let handle: Mutex<OpaquePointer>

  /// Makes a pattern ready.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - locale: A BCP 47 tag.
  package init(_ pattern: String, locale: String) throws(Failure) {
    var pattern = pattern
    let opened = pattern.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        alerticu_message_open(locale, $0.baseAddress, Int32($0.count))
      }
    }
    guard let opened else { throw .brokenPattern }
    handle = Mutex(opened)
  }

  deinit { handle.withLock { alerticu_message_close($0) } }

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
    try MessageFormat(pattern, locale: locale)
      .format(arguments.map { (name: $0.key, value: $0.value) })
  }

  /// Formats the pattern.
  ///
  /// ICU prints the name of an argument that is missing, in braces, and reports success: whoever
  /// calls has to check them first.
  package func format(_ arguments: [(name: String, value: Argument)]) throws(Failure) -> String {
    var rows: [alerticu_argument] = []
    rows.reserveCapacity(arguments.count)
    var buffer: [UInt8] = []
    for (name, value) in arguments {
      var row = alerticu_argument()
      row.nameOffset = Int32(buffer.count)
      buffer += name.utf8
      row.nameLength = Int32(buffer.count) - row.nameOffset
      switch value {
      case .text(let text):
        row.kind = Int32(ALERTICU_TEXT)
        row.textOffset = Int32(buffer.count)
        buffer += text.utf8
        row.textLength = Int32(buffer.count) - row.textOffset
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
      rows.append(row)
    }
    let text = handle.withLock { handle in
      let first = Self.format(handle, rows, buffer, capacity: 256)
      return first.length <= 256
        ? first : Self.format(handle, rows, buffer, capacity: first.length)
    }
    if text.length < 0 { throw .failed }
    return text.string
  }

  private static func format(
    _ handle: OpaquePointer,
    _ rows: [alerticu_argument],
    _ buffer: [UInt8],
    capacity: Int
  ) -> (string: String, length: Int) {
    var length = 0
    let string = String(unsafeUninitializedCapacity: capacity) { result in
      buffer.withUnsafeBytes { buffer in
        length = Int(
          alerticu_message_format(
            handle,
            rows,
            Int32(rows.count),
            buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
            UnsafeMutableRawPointer(result.baseAddress)?.assumingMemoryBound(to: CChar.self),
            Int32(capacity)
          )
        )
      }
      return max(0, min(length, capacity))
    }
    return (string, length)
  }
}
