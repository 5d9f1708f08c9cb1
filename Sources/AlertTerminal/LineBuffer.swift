/// Cuts what a terminal in line mode hands over into lines, however it was cut into pieces.
struct LineBuffer {
  private var events: [TerminalEvent] = []
  private var taken = 0
  private var line: [UInt8] = []

  /// The next line, if one is complete.
  mutating func next() -> TerminalEvent? {
    guard taken < events.count else { return nil }
    defer { taken += 1 }
    return events[taken]
  }

  mutating func feed(_ bytes: [UInt8]) {
    events.removeFirst(taken)
    taken = 0
    for byte in bytes {
      if byte == 0x0A {
        events.append(.line(String(decoding: line, as: UTF8.self)))
        line = []
      } else {
        line.append(byte)
      }
    }
  }
}
