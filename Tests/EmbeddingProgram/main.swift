import AlertMessage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A program of somebody else's that shows an alert and has its own idea of signals.
//
//     EmbeddingProgram KIND PRESENTATION HOST [WAY]
//
// It goes on after the alert: it prints the outcome and ends with status 42. A HOST is a driver and
// a policy, `modal-raise` for example. WAY is what goes wrong, and where: `didPresent` fails there,
// `exit-didPresent` exits; with `child` another program runs meanwhile. With `search-HEX` the
// program looks for a secret in its memory afterwards, with `keep-HEX` it has kept a copy (see
// MemorySearch).

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else { exit(2) }
let kind = arguments[1]
let host = arguments[3].split(separator: "-").map(String.init)
let way = arguments.count > 3 ? arguments[4] : ""

nonisolated let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

/// Says on standard output that a signal came; `write` is all that a handler may call.
func tell(_ signal: Int32) {
  let digits = (UInt8(ascii: "0") + UInt8(signal / 10), UInt8(ascii: "0") + UInt8(signal % 10))
  let bytes = [UInt8(ascii: "<"), digits.0, digits.1, UInt8(ascii: ">")]
  write(1, bytes, bytes.count)
}

/// What the program of the policy `host` reads signals from.
nonisolated(unsafe) var pipeEnds: [Int32] = [-1, -1]

func passOn(_ signal: Int32) {
  var signal = UInt8(signal)
  write(pipeEnds[1], &signal, 1)
}

func dismissAtSignal(_ alert: AlertMessage) async {
  var signal: UInt8 = 0
  guard read(pipeEnds[0], &signal, 1) == 1 else { return }
  tell(Int32(signal))
  await alert.dismiss()
}

@MainActor func makeAlert() -> AlertMessage {
  switch kind {
  case "message": .ok(title: "Really?")
  case "confirm": .okCancel(title: "Really?")
  case "input": .plainTextInput(title: "Really?")
  case "secure": .secureTextInput(title: "Really?")
  case "login": .loginAndPassword(title: "Really?")
  default: .saveDiscardCancel(title: "Really?")
  }
}

/// Where things go wrong, as far as WAY says so.
final class Follower: AlertMessageDelegate {
  func willPresent(_ alert: AlertMessage) { fail("willPresent") }
  func didPresent(_ alert: AlertMessage) { fail("didPresent") }
  func alertMessage(_ alert: AlertMessage, clickedButtonAt index: Int) { fail("clicked") }
  func alertMessage(_ alert: AlertMessage, didDismissWithButtonAt index: Int) { fail("didDismiss") }

  func fail(_ place: String) {
    precondition(way != place, "meant to fail")
    if way == "exit-\(place)" { exit(7) }
  }
}

/// Starts a program that ends only by a signal.
func startChild() {
  var process = pid_t()
  var argv = [strdup("sleep"), strdup("1000"), nil]
  posix_spawn(&process, "/bin/sleep", nil, nil, &argv, environ)
  for argument in argv { free(argument) }
}

/// Installs the program's own handlers, which may be called on any thread.
nonisolated func handleSignals(_ handler: @escaping @convention(c) (Int32) -> Void) {
  for number in signals { signal(number, handler) }
}

/// Does at signals what HOST says.
///
/// - Returns: What waits for a signal, if anything does.
@MainActor func prepare(for alert: AlertMessage) -> Task<Void, Never>? {
  switch host[1] {
  case "report": AlertCenter.shared.signalPolicy = .report
  case "handle": handleSignals(tell)
  case "host":
    AlertCenter.shared.signalPolicy = .host
    pipe(&pipeEnds)
    handleSignals(passOn)
    return Task.detached { await dismissAtSignal(alert) }
  case "default": AlertCenter.shared.signalPolicy = .host
  default: break
  }
  return nil
}

/// Waits for the alert as HOST says.
@MainActor func wait(for alert: AlertMessage) async -> AlertOutcome? {
  switch host[0] {
  case "modal": return alert.runModal().outcome
  case "show":
    var outcome: AlertOutcome?
    alert.onDismiss { outcome = $0.outcome }
    alert.show()
    await AlertCenter.shared.waitUntilIdle()
    return outcome
  default: return await alert.present().outcome
  }
}

/// A secret that the program did not leave in its memory.
var kept: String?

/// Asks. Nothing of it is left when it has returned, so that leaks can be told from what still
/// lives.
@MainActor func ask() async -> AlertOutcome? {
  let follower = Follower()
  let alert = makeAlert()
  alert.appearance.presentation = AlertAppearance.Presentation(rawValue: arguments[2]) ?? .auto
  alert.delegate = follower
  alert.onDismiss { response in
    follower.fail("handler")
    if way.hasPrefix("keep-") { kept = response.fields.first?.reveal() }
  }
  let task = prepare(for: alert)
  let outcome = await wait(for: alert)
  if outcome == .dismissed { await task?.value }
  return outcome
}

if way == "child" { startChild() }
print(await ask().map { "\($0)" } ?? "none")
if way.hasPrefix("search-") || way.hasPrefix("keep-") {
  print("found \(MemorySearch.count(ofShifted: way.drop { $0 != "-" }.dropFirst()))")
  withExtendedLifetime(kept) {}
}
exit(42)
