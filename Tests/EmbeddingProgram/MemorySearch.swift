#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Looks for a secret in all memory that this process can write to, freed memory included.
///
/// Whoever looks for a secret has a copy of it: so each byte that is looked for is one more than
/// the secret's.
enum MemorySearch {
  /// Bytes from one letter to the next in what is found: UTF-8, UTF-16, UTF-32, and letters among
  /// other things, such as keys in an array.
  private static let strides = 1...64

  /// How often the secret is found.
  ///
  /// - Parameter shifted: The secret's ASCII, each byte one more, in hexadecimal.
  static func count(ofShifted shifted: Substring) -> Int {
    var needle: [UInt8] = []
    var rest = shifted
    while !rest.isEmpty {
      needle.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return regions().reduce(0) { $0 + count(of: needle, in: $1) }
  }

  private static func count(of needle: [UInt8], in region: UnsafeRawBufferPointer) -> Int {
    var count = 0
    needle.withUnsafeBufferPointer { needle in
      for start in 0..<region.count where region[start] &+ 1 == needle[0] {
        for stride in strides where start + stride * (needle.count - 1) < region.count {
          var index = 1
          while index < needle.count, region[start + stride * index] &+ 1 == needle[index] {
            index += 1
          }
          if index == needle.count { count += 1 }
        }
      }
    }
    return count
  }

  /// What is mapped for reading and writing (Linux, `proc_pid_maps`).
  private static func regions() -> [UnsafeRawBufferPointer] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var regions: [UnsafeRawBufferPointer] = []
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard words[1].hasPrefix("rw"), ends.count == 2,
        let start = UnsafeRawPointer(bitPattern: ends[0])
      else { continue }
      regions.append(UnsafeRawBufferPointer(start: start, count: Int(ends[1] - ends[0])))
    }
    return regions
  }
}
