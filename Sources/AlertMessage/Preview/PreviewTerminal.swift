import AlertTerminal
import Synchronization

/// A terminal that nobody sits at: it keeps what is written to it.
final class PreviewTerminal: TerminalDevice {
  let size: TerminalSize
  private let written = Mutex<[UInt8]>([])

  init(size: TerminalSize) { self.size = size }

  var bytes: [UInt8] { written.withLock { $0 } }

  func enter(_ mode: TerminalMode, keepingTypeAhead: Bool) throws(TerminalError) {}
  func discardInput() {}
  func leave() {}
  func suspend() {}
  func write(_ bytes: [UInt8]) throws(TerminalError) { written.withLock { $0 += bytes } }
  func nextEvent(until deadline: MonotonicInstant?) -> TerminalEvent { .endOfInput }
  func wake() {}
}
