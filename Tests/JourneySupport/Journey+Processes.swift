#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Journey {
  /// The programs that the program has started and that have not ended (proc(5), children).
  ///
  /// - Throws: `JourneyError` where there is none.
  package func children() throws -> [Int32] {
    let found = readSmallFile("/proc/\(process)/task/\(process)/children")
      .split(separator: " ").compactMap { Int32($0) }
    if found.isEmpty { throw JourneyError("no child") }
    return found
  }
}

/// R, S, T, Z … (proc(5), stat); nil where there is no such process.
package func processState(_ process: Int32) -> Substring? {
  // Behind the program's name, which stands in parentheses.
  readSmallFile("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ").first
}

/// What stands in a file of the kernel's; empty where it can't be read.
package func readSmallFile(_ path: String) -> String {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  defer { close(file) }
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = read(file, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}
