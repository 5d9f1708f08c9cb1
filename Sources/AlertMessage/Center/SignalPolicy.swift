/// Who answers INT, TERM, HUP, QUIT and Ctrl-Z while an alert is on the screen.
public enum SignalPolicy: Hashable, Sendable {
  /// The library: it gives the terminal back, calls the handlers, and raises the signal again with
  /// the disposition that the program has for it. By default that ends the program with status
  /// 128 + n.
  case raiseAgain
  /// The library, but the signal is only reported, as the alert's outcome.
  case report
  /// The program, whose handlers stay in place. Ctrl-C and Ctrl-Z arrive as keys; the former ends
  /// the alert as `interrupted`. A signal that the program leaves to its default ends it at once,
  /// with the terminal given back.
  case host
}
