import AlertMessage

extension AlertArguments {
  /// Gives the alert the time to answer, and the button that is pressed when it is over.
  func setTimeout(_ alert: AlertMessage) throws(UsageError) {
    guard let value = invocation[.timeout] else {
      if invocation.has(.timeoutButton) {
        throw UsageError(
          "needsOption",
          ["name": Option.timeoutButton.name, "other": Option.timeout.name]
        )
      }
      return
    }
    guard let timeout = Duration(argument: value) else {
      throw UsageError("badTimeout", ["name": Option.timeout.name, "value": value])
    }
    alert.timeout = timeout
    guard let id = invocation[.timeoutButton] else { return }
    // The buttons that the alert adds by itself, as the Cancel beside a destructive one, count too.
    let buttons = alert.completeButtons
    guard let button = buttons.first(where: { $0.id == id }) else {
      throw UsageError.unknownButton(id, buttons.map(\.id))
    }
    if button.role == .destructive {
      throw UsageError("destructiveTimeout", ["name": Option.timeoutButton.name, "value": id])
    }
    alert.timeoutButton = id
  }
}

extension Duration {
  /// The longest time that makes sense, in digits of seconds: some thirty years.
  private static let mostDigits = 9
  /// Nanoseconds: more is not time but noise.
  private static let mostDecimals = 9

  /// Reads seconds, as `30` or `1.5`: more than none; nil where it is no such number.
  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "0"
    guard parts.count <= 2, let seconds = Self.number(parts[0], digits: Self.mostDigits),
      let fraction = Self.number(decimals, digits: Self.mostDecimals)
    else { return nil }
    var nanoseconds = fraction
    for _ in decimals.count..<Self.mostDecimals { nanoseconds *= 10 }
    self = .seconds(seconds) + .nanoseconds(nanoseconds)
    if self <= .zero { return nil }
  }

  private static func number(_ text: Substring, digits: Int) -> Int64? {
    guard (1...digits).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int64(text)
  }
}
