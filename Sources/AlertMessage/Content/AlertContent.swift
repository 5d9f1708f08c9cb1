package import AlertLocalization
package import AlertTypesetting

/// An alert with all its text looked up, in one language, safe to show.
package struct AlertContent: Sendable {
  package struct Button: Hashable, Sendable {
    package var id: String
    /// One line, with the letter in parentheses behind it where the title itself does not hold it.
    package var title: String
    package var role: ButtonRole?
    package var mnemonic: Mnemonic?
    /// Whether it can be pressed when the alert appears.
    package var isEnabled: Bool

    package init(
      id: String,
      title: String,
      role: ButtonRole? = nil,
      mnemonic: Mnemonic? = nil,
      isEnabled: Bool = true
    ) {
      self.id = id
      self.title = title
      self.role = role
      self.mnemonic = mnemonic
      self.isEnabled = isEnabled
    }
  }

  package var title: String
  package var message: String
  package var severity: AlertSeverity?
  /// By index.
  package var buttons: [Button]
  /// The fields, by index; the second ones of those that are typed twice stand behind the first.
  package var fields: [Field] = []
  /// Checks the fields; nil where there are none.
  package var form: AlertForm?
  /// The index of the button that takes Return; nil for none.
  package var defaultButton: Int?
  /// The index of the button that Esc stands for; nil for none.
  package var cancelButton: Int?
  /// The button indices in a row, from the leading edge to the trailing one.
  package var rowOrder: [Int]
  package var texts: AlertTexts
  /// Nil for an alert that waits as long as it takes.
  package var timeout: AlertTimeout?

  package var language: LanguageTag { texts.language }
  package var direction: TextDirection { texts.direction }
  /// Whether a text of the alert has right-to-left letters.
  package var holdsRightToLeft: Bool {
    direction == .rightToLeft
      || ([title, message] + buttons.map(\.title) + fields.flatMap { [$0.label, $0.placeholder] })
        .contains(where: VisualOrder.holdsRightToLeft)
  }
  /// The button indices in a stack, from top to bottom: default first, cancel last.
  package var stackOrder: [Int] { rowOrder.reversed() }

  /// The indices of the buttons that can't be pressed when the alert appears.
  package var disabledButtons: Set<Int> {
    Set(buttons.indices.filter { !buttons[$0].isEnabled })
  }

  /// The outcome that pressing a button comes to.
  package func pressing(_ index: Int) -> AlertOutcome {
    .button(id: buttons[index].id, index: index, role: buttons[index].role)
  }
}

extension AlertContent.Button {
  /// The title without the letter behind it.
  package var plainTitle: String {
    mnemonic.map { String(title.dropLast($0.suffix.count)) } ?? title
  }
}
