import AlertMessage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Values given up front. They stand in fields exactly as they were given, or are refused: an
/// altered password is a wrong one, and nobody looks at it before it is sent off.
enum GivenValue {
  /// A value as text.
  ///
  /// - Parameters:
  ///   - bytes: The value.
  ///   - name: What errors call it. The value itself may be a secret, and is not told.
  /// - Throws: `UsageError` with the first byte, counted from 1, that is no UTF-8 or begins a
  ///   character that no field takes.
  static func text(_ bytes: [UInt8], of name: String) throws(UsageError) -> String {
    let text: String
    do {
      text = String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      throw notUTF8(name, at: error.byteOffsets.lowerBound)
    }
    return try checked(text, of: name)
  }

  /// A value that stands among the arguments, or behind the `=` of one.
  ///
  /// - Throws: `UsageError` as `text(_:of:)` does.
  static func argument(_ value: String, of name: String) throws(UsageError) -> String {
    if value.unicodeScalars.contains("\u{FFFD}"), let offset = malformedOffset(of: value) {
      throw notUTF8(name, at: offset)
    }
    return try checked(value, of: name)
  }

  private static func checked(_ text: String, of name: String) throws(UsageError) -> String {
    guard let offset = AlertField.offsetOfUnfitCharacter(in: text) else { return text }
    throw UsageError("unfitValue", ["name": name, "offset": String(offset + 1)])
  }

  private static func notUTF8(_ name: String, at offset: Int) -> UsageError {
    UsageError("valueNotUTF8", ["name": name, "offset": String(offset + 1)])
  }

  /// Where the argument that ends with a value is no UTF-8, counted from the value's beginning; nil
  /// where it is.
  ///
  /// `CommandLine.arguments` is repaired: U+FFFD may be what was written, or stand for anything.
  private static func malformedOffset(of value: String) -> Int? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = CommandLine.unsafeArgv[index] else { continue }
      let text = String(cString: start)
      guard text.utf8.suffix(value.utf8.count).elementsEqual(value.utf8) else { continue }
      let bytes = [UInt8](UnsafeRawBufferPointer(start: start, count: strlen(start)))
      do {
        _ = try UTF8Span(validating: bytes.span)
      } catch {
        return max(0, error.byteOffsets.lowerBound - (text.utf8.count - value.utf8.count))
      }
    }
    return nil
  }
}
