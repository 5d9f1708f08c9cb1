import CAlertICU

/// A regular expression.
///
/// `@unchecked Sendable`: it never changes once it is made; each match works on a copy of its own.
package final class TextPattern: @unchecked Sendable {
  /// Why a text is no regular expression.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// How many characters were read when it went wrong; nil where that can't be said.
    package var column: Int?
  }

  private let handle: OpaquePointer

  /// Compiles an expression in ICU's syntax, which is Perl's in what most people use.
  package init(_ pattern: String) throws(SyntaxError) {
    var pattern = pattern
    var column: Int32 = -1
    let opened = pattern.withUTF8 { bytes in
      // The base address of an empty buffer may be missing; no byte of it is read.
      withUnsafePointer(to: 0 as UInt8) {
        alerticu_pattern_open(bytes.baseAddress ?? $0, Int32(bytes.count), &column)
      }
    }
    guard let opened else { throw SyntaxError(column: column < 0 ? nil : Int(column)) }
    handle = opened
  }

  deinit { alerticu_pattern_close(handle) }

  /// Whether the whole text matches. It does not where finding that out would take too long.
  ///
  /// - Parameter text: UTF-8, up to 2 GiB. No copy of it is left in memory.
  package func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    withUnsafePointer(to: 0 as UInt8) {
      alerticu_pattern_matches(handle, text.baseAddress ?? $0, Int32(text.count)) == 1
    }
  }
}
