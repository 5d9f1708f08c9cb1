import AlertLocalization
import AlertTerminal

// What is said of an alert in lines.
extension LinePresenter {
  /// What is said first, before the prompt.
  var question: String {
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
    return lines.map { $0 + "\n" }.joined()
      + (dialogue?.current == nil ? buttonLines : "") + timeLeft
  }

  /// The time that is left, in a line of its own; empty for an alert without a time-out.
  var timeLeft: String {
    countdown.map { content.timeLeft($0.look(at: device.now)) + "\n" } ?? ""
  }

  /// How to answer.
  var help: String {
    content.texts(.lineHelp, ["key": .text(content.texts(.keyReturn))]) + "\n"
  }

  /// The buttons, a line each.
  var buttonLines: String {
    let texts = content.texts
    let disabled = disabled
    return content.buttons.enumerated().map { index, button in
      let key: TextKey =
        disabled.contains(index)
        ? .lineOptionDisabled
        : index == content.defaultButton ? .lineOptionDefault : .lineOption
      return texts(
        key,
        ["number": .text(texts.number(index + 1)), "title": .text(button.plainTitle)]
      ) + "\n"
    }.joined()
  }

  /// The indices of the buttons that can't be pressed now.
  var disabled: Set<Int> {
    dialogue?.state.disabled ?? content.disabledButtons
  }

  /// What stands before the cursor.
  var prompt: String {
    if let dialogue, dialogue.current != nil { return dialogue.prompt }
    let texts = content.texts
    guard let index = content.defaultButton, !disabled.contains(index) else {
      return texts(.linePrompt) + " "
    }
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
