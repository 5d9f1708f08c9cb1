import AlertTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// A program that tells on the terminal what arrives there, for the tests of `SystemTerminal`.
//
//     TerminalProbe [--lines] [--plain] [--host] [--keep] [--then WAY]
//
// The key `q` ends it; `x` does so in a WAY that nobody foresees.

let arguments = CommandLine.arguments.dropFirst()
let mode: TerminalMode =
  arguments.contains("--plain")
  ? .lines(bracketsPastes: false)
  : arguments.contains("--lines") ? .lines(bracketsPastes: true) : .keys

func tell(_ terminal: SystemTerminal, _ event: String) {
  try? terminal.write(Array("<\(event)>\r\n".utf8))
}

func crash(_ way: String, _ terminal: SystemTerminal) {
  switch way {
  case "trap": preconditionFailure("meant to fail")
  case "overflow": print(depth(of: 0))
  case "exit": exit(7)
  case "flood":
    // Once more after a signal has come, as a program does that paints before it looks for events.
    for _ in 1...2 {
      while (try? terminal.write(Array(repeating: 0x2E, count: 65536))) != nil {}
    }
  case "frame":
    let begin = "\u{1B}[?2026h\u{1B}[8l\u{1B}[?25l"
    try? terminal.write(Array(begin.utf8) + Array(repeating: 0x2E, count: 50_000_000))
  default: if let signal = Int32(way) { raise(signal) }
  }
}

func depth(of value: Int) -> Int {
  var bytes = (value, value, value, value)
  return withUnsafeBytes(of: &bytes) { $0.count } + depth(of: value + 1) + 1
}

do {
  let terminal = try SystemTerminal(policy: arguments.contains("--host") ? .host : .library)
  try terminal.enter(mode, keepingTypeAhead: arguments.contains("--keep"))
  tell(terminal, "ready")
  while true {
    switch terminal.nextEvent(until: nil) {
    case .key(KeyEvent(.character("q"))):
      terminal.leave()
      exit(0)
    case .key(KeyEvent(.character("x"))):
      crash(arguments.last ?? "", terminal)
    case .key(let key):
      if case .character(let scalar) = key.code {
        tell(terminal, "key \(key.modifiers.rawValue) \(scalar.value)")
      } else {
        tell(terminal, "key \(key.modifiers.rawValue) \(key.code)")
      }
    case .paste(let text): tell(terminal, "paste \(text.bytes.count)")
    case .resized(let size): tell(terminal, "resized \(size.columns) \(size.rows)")
    case .resumed(let size): tell(terminal, "resumed \(size.columns) \(size.rows)")
    case .signal(let signal):
      tell(terminal, "signal \(signal)")
      terminal.leave()
      SystemTerminal.raiseAgain(signal)
      exit(128 + signal)
    case .suspendRequested: terminal.suspend()
    case .endOfInput:
      terminal.leave()
      exit(3)
    case .deadline, .woken: break
    }
  }
} catch {
  print("refused: \(error.code)")
  exit(4)
}
