import Glibc

/// The files of the Unicode character database, as Debian's package unicode-data installs them.
enum UnicodeData {
  static let folder = "/usr/share/unicode"
  static let absence =
    "The conformance tests need \(folder) (Debian's package unicode-data; Scripts/test installs it)"

  static var isInstalled: Bool { access("\(folder)/BidiTest.txt", R_OK) == 0 }

  /// The lines of a file that are neither empty nor comments, without the comments at their ends.
  static func lines(of name: String) throws -> [ArraySlice<UInt8>] {
    try allLines(of: name).compactMap { line in
      let data = line.prefix { $0 != UInt8(ascii: "#") }
      return data.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) ? nil : data
    }
  }

  /// All lines of a file, with their comments.
  static func allLines(of name: String) throws -> [ArraySlice<UInt8>] {
    let bytes = try bytes(of: name)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count where buffer[index] == 0x0A {
        lines.append(bytes[start..<index])
        start = index + 1
      }
    }
    return lines
  }

  private struct Unreadable: Error { var name: String }

  private static func bytes(of name: String) throws -> [UInt8] {
    guard let file = fopen("\(folder)/\(name)", "r") else { throw Unreadable(name: name) }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  /// The values of a file of the form `0041..005A ; value`, called for each code point.
  static func forEachValue(
    in name: String,
    _ body: (_ codePoint: UInt32, _ value: String) -> Void
  ) throws {
    for line in try lines(of: name) {
      var reader = Reader(line)
      guard let first = reader.hexadecimal() else { continue }
      var last = first
      if reader.skip(UInt8(ascii: ".")) { last = reader.hexadecimal() ?? first }
      reader.skip(UInt8(ascii: ";"))
      let value = reader.word()
      for codePoint in first...last { body(codePoint, value) }
    }
  }

  /// Reads the fields of a line.
  struct Reader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    private mutating func skipSpaces() {
      while index < bytes.endIndex, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }

    /// Skips all of that byte, and spaces before; false if there is none.
    @discardableResult mutating func skip(_ byte: UInt8) -> Bool {
      skipSpaces()
      let start = index
      while index < bytes.endIndex, bytes[index] == byte { index += 1 }
      return index > start
    }

    /// The code point that comes next; nil, and nothing read, if none does.
    mutating func hexadecimal() -> UInt32? {
      skipSpaces()
      var value: UInt32 = 0
      let start = index
      while index < bytes.endIndex {
        switch bytes[index] {
        case 0x30...0x39: value = value << 4 + UInt32(bytes[index] - 0x30)
        case 0x41...0x46: value = value << 4 + UInt32(bytes[index] - 0x37)
        default: return index > start ? value : nil
        }
        index += 1
      }
      return index > start ? value : nil
    }

    /// The number that comes next; nil, and nothing read, if none does.
    mutating func decimal() -> Int? {
      skipSpaces()
      var value = 0
      let start = index
      while index < bytes.endIndex, (0x30...0x39).contains(bytes[index]) {
        value = value * 10 + Int(bytes[index] - 0x30)
        index += 1
      }
      return index > start ? value : nil
    }

    /// Up to the next space or semicolon.
    mutating func word() -> String {
      skipSpaces()
      let start = index
      while index < bytes.endIndex, bytes[index] != 0x20, bytes[index] != 0x3B, bytes[index] != 0x09
      {
        index += 1
      }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Whether the sign for a break (÷) comes next; nil, and nothing read, if neither it nor the
    /// other (×) does.
    mutating func breakSign() -> Bool? {
      skipSpaces()
      guard index + 1 < bytes.endIndex, bytes[index] == 0xC3 else { return nil }
      let sign = bytes[index + 1]
      index += 2
      return sign == 0xB7
    }
  }

  /// A text of a break test, and the places of its breaks in bytes, the end included.
  struct BreakCase {
    var text: String
    var breaks: [Int]

    init(_ line: ArraySlice<UInt8>) {
      var reader = Reader(line)
      var scalars = String.UnicodeScalarView()
      var breaks: [Int] = []
      var length = 0
      while let isBreak = reader.breakSign() {
        if isBreak && length > 0 { breaks.append(length) }
        guard let value = reader.hexadecimal(), let scalar = Unicode.Scalar(value) else { continue }
        scalars.append(scalar)
        length += UTF8.width(scalar)
      }
      text = String(scalars)
      self.breaks = breaks
    }
  }
}
