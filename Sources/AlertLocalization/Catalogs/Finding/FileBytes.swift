#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads files whole.
enum FileBytes {
  /// Localization files may be this large, in bytes.
  static let limit = 64 << 20

  /// The bytes of a file (POSIX `open`, `fstat`, `read`).
  ///
  /// - Throws: `Diagnostic` where the file is not there, not readable, or larger than ``limit``.
  static func contents(of path: String) throws(Diagnostic) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw failure(errno, path, isFolder: false) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw failure(errno, path, isFolder: false) }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR, path, isFolder: false) }
    var bytes: [UInt8] = []
    // A pipe or a file of /proc has no size, and a file may grow: read until there is no more.
    var room = max(Int(status.st_size), 0) + 1
    while true {
      if bytes.count + room > limit + 1 { room = limit + 1 - bytes.count }
      let count = append(to: &bytes, room: room, from: descriptor)
      if count < 0 { throw failure(errno, path, isFolder: false) }
      if count == 0 { return bytes }
      if bytes.count > limit {
        throw Diagnostic(.fileTooLarge, arguments: ["limit": .integer(Int64(limit))], path: path)
      }
      room = max(room - count, 1 << 16)
    }
  }

  /// Reads at most so many bytes behind those that there are; the result is that of `read`.
  private static func append(to bytes: inout [UInt8], room: Int, from descriptor: Int32) -> Int {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      repeat {
        count = read(descriptor, buffer.baseAddress, room)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return count
  }

  /// The names in a folder, sorted, without those that begin with a dot (POSIX `opendir`).
  static func names(in path: String) throws(Diagnostic) -> [String] {
    guard let folder = opendir(path) else { throw failure(errno, path, isFolder: true) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func failure(_ number: Int32, _ path: String, isFolder: Bool) -> Diagnostic {
    let code: Diagnostic.Code =
      switch number {
      case ENOENT: isFolder ? .folderNotFound : .fileNotFound
      case ENOTDIR: isFolder ? .notAFolder : .fileNotFound
      case EACCES, EPERM: .notPermitted
      default: .unreadable
      }
    return Diagnostic(code, arguments: ["number": .integer(Int64(number))], path: path)
  }
}
