import CAlertTerminal
import Testing

@testable import AlertTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a password is kept in. If these fail, it stays in memory, or gets into a log.
@Suite("Memory for secrets", .serialized) struct SecretBytesTests {
  private func text(_ secret: SecretBytes) -> String {
    secret.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Bytes are inserted, replaced and deleted, however many they are")
  func replacing() {
    var secret = SecretBytes("geheim".utf8)
    secret.replaceSubrange(0..<0, with: "sehr ".utf8)
    secret.replaceSubrange(5..<11, with: "süß".utf8)
    #expect(text(secret) == "sehr süß")
    secret.replaceSubrange(4..<secret.count, with: [])
    #expect(text(secret) == "sehr")
    let long = String(repeating: "0123456789", count: 10_000)
    secret.replaceSubrange(2..<2, with: long.utf8)
    #expect(text(secret) == "se" + long + "hr")
    secret.removeAll()
    #expect(secret.isEmpty)
  }

  @Test("A copy keeps what it was when the other changes")
  func value() {
    let first = SecretBytes("one".utf8)
    var second = first
    second.replaceSubrange(0..<3, with: "two".utf8)
    #expect(text(first) == "one")
    #expect(text(second) == "two")
    #expect(first != second)
    #expect(first == SecretBytes("one".utf8))
    #expect(Set([first, second, SecretBytes("two".utf8)]).count == 2)
  }

  @Test("Nothing that prints values prints it")
  func printing() {
    struct Holder { var secret = SecretBytes("geheim".utf8) }
    let secret = SecretBytes("geheim".utf8)
    var dumped = ""
    dump(Holder(), to: &dumped)
    let printed = [
      "\(secret)", secret.description, secret.debugDescription, String(reflecting: secret),
      "\(Holder())", "\([secret])", "\(Optional(secret) as Any)", dumped,
    ]
    for text in printed {
      #expect(!text.contains("geheim"))
      // Nor as numbers, "ge" first.
      #expect(!text.contains("103"))
    }
  }

  @Test("What is deleted is zeroed at once")
  func deleted() {
    var secret = SecretBytes("geheim".utf8)
    let start = secret.withUnsafeBytes { $0.baseAddress }
    secret.replaceSubrange(2..<6, with: [])
    let rest = UnsafeBufferPointer(start: start, count: 8)
    #expect(Array(rest) == Array("ge".utf8) + [0, 0, 0, 0, 0, 0])
  }

  @Test("Memory is zeros when it is had, and zeroed before it is given back")
  func zeroed() throws {
    var capacity: UInt64 = 0
    let region = try #require(alertterm_secret_allocate(10, &capacity))
    #expect(capacity >= 10)
    let bytes = UnsafeMutableBufferPointer(start: region, count: Int(capacity))
    #expect(bytes.allSatisfy { $0 == 0 })
    for index in bytes.indices { bytes[index] = 0x55 }
    // A single page stays mapped, so what is left in it can be looked at.
    alertterm_secret_free(region, capacity)
    #expect(bytes.allSatisfy { $0 == 0 })
    let again = try #require(alertterm_secret_allocate(1, &capacity))
    #expect(again == region)
    alertterm_secret_free(again, capacity)
  }

  #if os(Linux)
    @Test("It is locked and left out of core dumps")
    func flags() throws {
      let secret = SecretBytes("geheim".utf8)
      let address = secret.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      let file = try #require(fopen("/proc/self/smaps", "r"))
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 4096)
      var isRegion = false
      var flags: Substring = ""
      while fgets(&line, Int32(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        let range = text.prefix { $0 != " " }.split(separator: "-")
        let ends = range.compactMap { UInt($0, radix: 16) }
        if ends.count == 2 { isRegion = (ends[0]..<ends[1]).contains(address) }
        if isRegion, text.hasPrefix("VmFlags:") { flags = text.dropFirst(8).prefix { $0 != "\n" } }
      }
      let names = flags.split(separator: " ")
      #expect(names.contains("dd"), "not to be dumped: \(flags)")
      // A container may forbid all locking.
      var byte: UInt8 = 0
      if mlock(&byte, 1) == 0 { #expect(names.contains("lo"), "locked: \(flags)") }
      withExtendedLifetime(secret) {}
    }
  #endif
}
