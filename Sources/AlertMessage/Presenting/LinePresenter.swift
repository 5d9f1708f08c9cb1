import AlertLocalization
import AlertTerminal
import AlertTypesetting

/// Shows an alert as lines that are only appended: for screen readers, `TERM=dumb` and tiny
/// terminals. The terminal itself edits and echoes what is typed.
@MainActor final class LinePresenter: AlertPresenter {
  let terminal: (any TerminalDevice)?
  private let device: any TerminalDevice
  private let content: AlertContent
  private let keepsTypeAhead: Bool

  init(_ content: AlertContent, on device: any TerminalDevice, keepsTypeAhead: Bool) {
    self.content = content
    self.device = device
    self.keepsTypeAhead = keepsTypeAhead
    terminal = device
  }

  func begin() -> AlertOutcome? {
    do {
      try device.enter(.lines(secret: false), keepingTypeAhead: keepsTypeAhead)
    } catch {
      return .notInteractive
    }
    return say(question)
  }

  func handle(_ event: TerminalEvent) -> AlertOutcome? {
    switch event {
    case .line(let line): return take(line)
    case .signal(let signal): return .signalled(signal)
    case .suspendRequested:
      device.suspend()
      return nil
    case .resumed: return say(prompt)
    case .endOfInput: return .endOfInput
    case .key, .paste, .resized, .deadline, .woken: return nil
    }
  }

  func end(_ outcome: AlertOutcome) {
    switch outcome {
    case .button(_, let index, _):
      let chosen = content.texts(
        .lineChosen,
        ["button": .text(content.buttons[index].plainTitle)]
      )
      _ = say(chosen + "\n")
    case .notInteractive: break
    default: _ = say("\n" + content.summary(of: outcome) + "\n")
    }
    device.leave()
  }

  private func take(_ line: String) -> AlertOutcome? {
    let texts = content.texts
    let shown = DisplayText.visible(line)
    switch ButtonMatcher(content).match(line) {
    case .button(let index): return content.pressing(index)
    case .nothing: return say(prompt)
    case .unknown:
      return say(texts(.lineUnknown, ["answer": .text(shown)]) + "\n" + prompt)
    case .ambiguous:
      return say(texts(.lineAmbiguous, ["answer": .text(shown)]) + "\n" + prompt)
    }
  }

  private func say(_ text: String) -> AlertOutcome? {
    do {
      try device.write(Array(text.replacingNewlines().utf8))
      return nil
    } catch {
      return .endOfInput
    }
  }

  private var question: String {
    let texts = content.texts
    var lines: [String] = []
    if let severity = content.severity {
      let word = texts.title(of: severity)
      lines.append(
        content.title.isEmpty
          ? word : texts(.lineSeverity, ["severity": .text(word), "title": .text(content.title)])
      )
    } else if !content.title.isEmpty {
      lines.append(content.title)
    }
    if !content.message.isEmpty { lines.append(content.message) }
    for (index, button) in content.buttons.enumerated() {
      lines.append(
        texts(
          index == content.defaultButton ? .lineOptionDefault : .lineOption,
          ["number": .text(texts.number(index + 1)), "title": .text(button.plainTitle)]
        )
      )
    }
    return lines.joined(separator: "\n") + "\n" + prompt
  }

  private var prompt: String {
    let texts = content.texts
    guard let index = content.defaultButton else { return texts(.linePrompt) + " " }
    let title = content.buttons[index].plainTitle
    return texts(
      .linePromptDefault,
      ["key": .text(texts(.keyReturn)), "button": .text(title)]
    ) + " "
  }
}

extension AlertTexts {
  /// The word for a severity.
  func title(of severity: AlertSeverity) -> String {
    switch severity {
    case .info: self(AlertText(key: "information"))
    case .warning: self(AlertText(key: "warning"))
    case .critical: self(AlertText(key: "error"))
    }
  }
}

extension String {
  /// With the carriage returns that a terminal whose output is not processed needs.
  fileprivate func replacingNewlines() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
