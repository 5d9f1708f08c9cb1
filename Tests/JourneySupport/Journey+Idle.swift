extension Journey {
  /// Waits until the program has dealt with everything that was typed and sent, and waits for more
  /// without a time limit. Its output is read meanwhile.
  ///
  /// For programs with one thread, on Linux: the kernel tells what a process waits in (proc(5),
  /// syscall). What was typed is on its way until somebody polls the terminal, which this does.
  ///
  /// - Returns: Whether it waits; false if it has ended.
  /// - Throws: `JourneyError` with the transcript if it does neither, or the kernel does not tell.
  package func waitUntilIdle(seconds: Double = 20) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let hasUnread = terminal.hasUnreadInput
      let isSignalled = hasPendingSignal
      if try isPolling(), !isSignalled, !hasUnread, !terminal.hasUnreadInput { break }
      if isZombie { break }
      if ContinuousClock.now > deadline {
        throw JourneyError("is still busy; transcript:\n\(terminal.text.debugDescription)")
      }
      terminal.readSome(milliseconds: 1)
    }
    while terminal.readSomeNow() {}
    return !isZombie
  }

  /// Whether a signal, as that of another size, was sent and the program has not been told of it
  /// yet (proc(5), status).
  private var hasPendingSignal: Bool {
    readSmallFile("/proc/\(process)/status").split(separator: "\n").contains { line in
      (line.hasPrefix("SigPnd:") || line.hasPrefix("ShdPnd:"))
        && line.dropFirst(7).contains { !$0.isWhitespace && $0 != "0" }
    }
  }

  private var isZombie: Bool {
    processState(process).map { $0 == "Z" } ?? true
  }

  /// Whether it is in `poll` (7 on x86-64) or `ppoll` (271, and 73 on ARM) and has no time limit.
  private func isPolling() throws -> Bool {
    let line = readSmallFile("/proc/\(process)/syscall")
    if line.isEmpty {
      if isZombie { return false }
      throw JourneyError("/proc/\(process)/syscall can’t be read here")
    }
    let fields = line.split(separator: " ")
    guard fields.count > 3, let timeout = UInt64(fields[3].dropFirst(2), radix: 16) else {
      return false
    }
    switch fields[0] {
    case "7": return Int32(truncatingIfNeeded: timeout) < 0
    case "271", "73": return timeout == 0
    default: return false
    }
  }
}
