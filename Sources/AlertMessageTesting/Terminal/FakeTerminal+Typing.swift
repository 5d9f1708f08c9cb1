import AlertTerminal

extension FakeTerminal {
  /// Presses keys, one after the other.
  ///
  /// Ctrl-C, Ctrl-\ and Ctrl-Z do what they do at a terminal: unless the program keeps signals to
  /// itself (`SignalPolicy.host`) they interrupt the alert, or stop the program, which goes on at
  /// once.
  public func press(_ keys: TerminalKey...) {
    state.withLock { state in
      for key in keys { state.keyboard.add(.key(key.event)) }
    }
  }

  /// Types characters, a key for each, five in a second; a newline is Return.
  public func type(_ text: String) {
    state.withLock { state in
      for (index, key) in LineDiscipline.keys(typing: text).enumerated() {
        state.keyboard.add(.key(key), after: index == 0 ? nil : .milliseconds(200))
      }
    }
  }

  /// Does nothing for some time, so that an alert's time may be over before what is typed next.
  public func pause(_ duration: Duration) {
    state.withLock { $0.keyboard.add(.pause, after: duration) }
  }

  /// Pastes text, as a terminal with bracketed paste does it; with `TERM=dumb` it comes as if it
  /// were typed.
  public func paste(_ text: String) { state.withLock { $0.keyboard.add(.paste(text)) } }

  /// Pulls at the window's edge.
  public func resize(columns: Int, rows: Int) {
    send(.resized(TerminalSize(columns: columns, rows: rows)))
  }

  /// Sends the program `SIGINT`, `SIGTERM`, `SIGHUP` or `SIGQUIT`. Only its alert notices: this
  /// process gets no signal.
  public func send(signal: Int32) { send(.signal(signal)) }

  /// Ends the input, as Ctrl-D does where lines are read, and as a closed window does under
  /// `nohup`; any other program gets SIGHUP when its window is closed: `send(signal: SIGHUP)`.
  public func endInput() { send(.endOfInput) }

  /// How many keys, pastes and other events no alert has read.
  public var unreadCount: Int { state.withLock { $0.keyboard.unreadCount } }
}
