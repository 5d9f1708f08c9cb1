/// Reading code points out of the UTF-8 of a string, which is always valid.
enum UTF8Scalars {
  /// Decodes the code point that begins at the index, and moves the index behind it.
  @inline(__always) static func next(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: inout Int
  ) -> Unicode.Scalar {
    let lead = UInt32(bytes[index])
    var value = lead
    if lead < 0x80 {
      index += 1
    } else if lead < 0xE0 {
      value = (lead & 0x1F) << 6 | tail(bytes[index + 1])
      index += 2
    } else if lead < 0xF0 {
      value = (lead & 0x0F) << 12 | tail(bytes[index + 1]) << 6 | tail(bytes[index + 2])
      index += 3
    } else {
      value =
        (lead & 0x07) << 18 | tail(bytes[index + 1]) << 12 | tail(bytes[index + 2]) << 6
        | tail(bytes[index + 3])
      index += 4
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func tail(_ byte: UInt8) -> UInt32 { UInt32(byte & 0x3F) }
}

extension StringProtocol {
  /// Calls the closure with the text's UTF-8, copied first where it is not in one piece.
  func withContiguousUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}
