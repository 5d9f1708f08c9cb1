#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Values that don't stand among the arguments, which a system shows to everyone.
enum OutsideValue {
  /// What became of a file.
  enum File {
    case bytes([UInt8])
    /// It holds more than that many bytes, and was read no further.
    case tooLong(limit: Int)
    case unreadable
  }

  /// Larger than anything that is filled into a field, in bytes.
  private static let mostBytes = 1 << 20

  /// A variable of the environment; nil where it is not set, or empty, by which a script takes back
  /// what was set for all (POSIX `getenv`).
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The bytes of a variable of the environment, which may be none; nil where it is not set (POSIX
  /// `getenv`).
  static func variableBytes(_ name: String) -> [UInt8]? {
    getenv(name).map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// What a file holds (POSIX `open`, `read`).
  static func file(_ path: String) -> File {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .unreadable }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= mostBytes {
      var count = 0
      bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count == 0 { return .bytes(bytes) }
      if count < 0, errno != EINTR { return .unreadable }
    }
    return .tooLong(limit: mostBytes)
  }
}
