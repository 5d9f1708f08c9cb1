import CJourneySupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo-terminal: what a program writes to it is collected, what a person would type is sent.
package final class PseudoTerminal {
  package let master: Int32
  package private(set) var slave: Int32
  /// Everything that was written to the terminal so far.
  package private(set) var transcript: [UInt8] = []

  package init(columns: Int = 80, rows: Int = 24) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    let error = journey_open(&master, &slave, Int32(columns), Int32(rows))
    if error != 0 { throw JourneyError("openpty failed with errno \(error)") }
    self.master = master
    self.slave = slave
  }

  deinit {
    close(master)
    closeSlave()
  }

  /// Lets go of the program's end, so that the master sees when the program does.
  package func closeSlave() {
    if slave >= 0 { close(slave) }
    slave = -1
  }

  /// The modes of the terminal, for comparison.
  package var modes: String {
    var text = [CChar](repeating: 0, count: 512)
    journey_modes(master, &text, Int32(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func resize(columns: Int, rows: Int) {
    journey_resize(master, Int32(columns), Int32(rows))
  }

  /// Types bytes, all of them.
  package func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What was written so far as text.
  package var text: String { String(decoding: transcript, as: UTF8.self) }

  /// Waits until what is on the terminal fulfils a condition.
  ///
  /// - Parameter seconds: After that long the test fails; it is no measure of anything.
  /// - Throws: `JourneyError` with the transcript.
  package func wait(
    for what: String,
    seconds: Double = 20,
    until condition: (String) -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(text) {
      guard ContinuousClock.now < deadline, readSome(milliseconds: 100) else {
        throw JourneyError("never saw \(what) in:\n\(text.debugDescription)")
      }
    }
  }

  /// Waits until a text was written.
  package func wait(for expected: String) throws {
    try wait(for: expected.debugDescription) { $0.contains(expected) }
  }

  /// Reads what is there; false at the end of the terminal.
  @discardableResult
  package func readSome(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    transcript += buffer.prefix(count)
    return true
  }
}

/// Why a journey could not go on.
package struct JourneyError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
