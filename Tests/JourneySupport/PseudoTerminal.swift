import CJourneySupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pseudo-terminal: what a program writes to it is collected, what a person would type is sent.
package final class PseudoTerminal {
  package private(set) var master: Int32
  package let slave: Int32
  /// Everything that was written to the terminal so far.
  package private(set) var transcript: [UInt8] = []

  package init(columns: Int = 80, rows: Int = 24) throws {
    var master: Int32 = -1
    var slave: Int32 = -1
    let error = journey_open(&master, &slave, Int32(columns), Int32(rows))
    if error != 0 { throw JourneyError("no pseudo-terminal: errno \(error)") }
    self.master = master
    self.slave = slave
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// The window is closed, or the connection breaks.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The modes of the terminal, for comparison.
  package var modes: String { Self.text { journey_modes(master, $0, $1) } }

  /// Sets modes that differ from the usual ones everywhere a program might assume something.
  package func setOddModes() { journey_set_odd_modes(slave) }

  package func resize(columns: Int, rows: Int) {
    journey_resize(master, Int32(columns), Int32(rows))
  }

  /// Types bytes, all of them, while what comes back is read.
  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes that need not be text.
  package func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var ready = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&ready, 1, 20_000) > 0 else { return }
      if Int32(ready.revents) & POLLIN != 0 { readSome(milliseconds: 0) }
      guard Int32(ready.revents) & POLLOUT != 0 else {
        if Int32(ready.revents) & POLLHUP != 0 { return }
        continue
      }
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count < 0, errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
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
    try wait(for: what, seconds: seconds) { condition(text) }
  }

  /// Waits until a condition is fulfilled that looks at the transcript itself, for long ones.
  package func wait(for what: String, seconds: Double = 20, until condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < deadline, readSome(milliseconds: 100) else {
        throw JourneyError("never saw \(what) in:\n\(text.debugDescription)")
      }
    }
  }

  /// Waits until a text was written.
  package func wait(for expected: String) throws {
    try wait(for: expected.debugDescription) { $0.contains(expected) }
  }

  /// Waits until a text was written after the last one that was waited for like this.
  package func expect(_ expected: String) throws {
    try wait(for: expected.debugDescription) {
      let rest = transcript[seen...]
      guard let range = Self.range(of: Array(expected.utf8), in: rest) else { return false }
      seen = range.upperBound
      return true
    }
  }

  private var seen = 0

  private static func range(of needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard bytes.count >= needle.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - needle.count)
    where bytes[start..<(start + needle.count)].elementsEqual(needle) {
      return start..<(start + needle.count)
    }
    return nil
  }

  /// Reads some of what is there, after waiting for something; false at the end of the terminal.
  @discardableResult
  package func readSome(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    transcript += buffer.prefix(count)
    return count > 0
  }

  /// Whether something was typed that no program has read; where lines are read, a whole line.
  package var hasUnreadInput: Bool {
    var ready = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) > 0 && Int32(ready.revents) & POLLIN != 0
  }

  /// Reads some of what is there; false if there is nothing.
  package func readSomeNow() -> Bool {
    let count = transcript.count
    return readSome(milliseconds: 0) && transcript.count > count
  }

  /// Reads everything that programs have written, the bytes under way in the kernel too.
  package func settle() throws {
    let mark = Array("\u{10FFFD}".utf8)
    // After a hang-up nothing is under way.
    guard master >= 0, write(slave, mark, mark.count) == mark.count else { return }
    try wait(for: "the end") { transcript.suffix(mark.count).elementsEqual(mark) }
    transcript.removeLast(mark.count)
  }

  /// What this process does at a signal, for comparison.
  package static func disposition(of signal: Int32) -> String {
    text { journey_disposition(signal, $0, $1) }
  }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Void) -> String {
    var text = [CChar](repeating: 0, count: 512)
    text.withUnsafeMutableBufferPointer { fill($0.baseAddress, Int32($0.count)) }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Why a journey could not go on.
package struct JourneyError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
