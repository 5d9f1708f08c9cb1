import AlertLocalization
package import AlertTerminal
import AlertTypesetting

extension AlertMessage {
  /// The buttons as the person gets them, with those that the rules add: *OK* where there is none,
  /// *Cancel* beside a destructive one.
  public var completeButtons: [AlertButton] {
    if buttons.isEmpty { return [.standard(.ok, role: .default)] }
    let needsCancel =
      addsCancelToDestructive
      && buttons.contains { $0.role == .destructive }
      && !buttons.contains { $0.role == .cancel || $0.id == StandardButton.cancel.rawValue }
    return needsCancel ? buttons + [.standard(.cancel, role: .cancel)] : buttons
  }

  /// The button that takes Return, as ``defaultButton`` says, of ``completeButtons``; nil for none.
  ///
  /// - Precondition: A default button that is named by its id is one of them.
  public var resolvedDefaultButton: AlertButton? {
    let buttons = completeButtons
    return Self.defaultIndex(of: buttons, chosen: defaultButton).map { buttons[$0] }
  }

  /// All texts that are looked up or shown as they stand.
  var allTexts: [AlertText] {
    [title, message].compactMap { $0 } + completeButtons.map(\.title) + fieldTexts
  }

  /// The first language of the user's that has all texts.
  func language(in localizer: Localizer) -> LanguageTag {
    localizer.language(forTexts: allTexts.map(\.keys).filter { !$0.isEmpty })
  }

  /// The texts of the alert's language.
  func texts(in environment: Environment) -> AlertTexts {
    let localizer = localizer ?? Localizer(LanguagePreferences { environment[$0] })
    return AlertTexts(localizer: localizer, language: language(in: localizer))
  }

  /// Looks all text up, in the first language of the user's that has all of it.
  ///
  /// - Parameter environment: What chooses the language of an alert without a localizer.
  package func resolvedContent(in environment: Environment = .process) -> AlertContent {
    let buttons = completeButtons
    let texts = texts(in: environment)
    let titles = buttons.map { Self.singleLine(texts($0.title)) }
    let mnemonics = Mnemonic.assign(
      ids: buttons.map(\.id),
      titles: titles,
      texts: texts,
      taken: fields.isEmpty ? [] : FieldCommand.lettersWithAlt
    )
    return AlertContent(
      title: title.map { visible(texts($0)) } ?? "",
      message: message.map { visible(texts($0)) } ?? "",
      severity: severity,
      buttons: buttons.indices.map { index in
        AlertContent.Button(
          id: buttons[index].id,
          title: titles[index] + (mnemonics[index]?.suffix ?? ""),
          role: buttons[index].role,
          mnemonic: mnemonics[index],
          isEnabled: buttons[index].isEnabled
        )
      },
      fields: resolvedFields(texts),
      form: fields.isEmpty ? nil : AlertForm(self, texts),
      defaultButton: Self.defaultIndex(of: buttons, chosen: defaultButton),
      cancelButton: buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 ? 0 : nil),
      rowOrder: Self.rowOrder(of: buttons, chosen: defaultButton, order: appearance.buttonOrder),
      texts: texts,
      timeout: resolvedTimeout(buttons)
    )
  }

  private func visible(_ text: String) -> String {
    DisplayText.visible(text, ascii: appearance.ascii)
  }

  /// A button's title is one line: a newline in it is a space.
  static func singleLine(_ title: String) -> String {
    let visible = DisplayText.visible(title)
    guard visible.contains("\n") else { return visible }
    return visible.split(separator: "\n").joined(separator: " ")
  }

  private static func defaultIndex(of buttons: [AlertButton], chosen: DefaultButton) -> Int? {
    switch chosen {
    case .none: return nil
    case .id(let id):
      let index = buttons.firstIndex { $0.id == id }
      precondition(
        index != nil,
        "The default button “\(id)” is none of the alert’s: \(buttons.map(\.id))."
      )
      return index
    case .automatic:
      if let index = buttons.firstIndex(where: { $0.role == .default }) { return index }
      let ordinary = buttons.indices.filter { buttons[$0].role == nil }
      return ordinary.count == 1 ? ordinary[0] : nil
    }
  }

  /// Cancel leading and default trailing, or the other way round; the others between, the first
  /// added nearest to the default.
  private static func rowOrder(
    of buttons: [AlertButton],
    chosen: DefaultButton,
    order: ButtonOrder
  ) -> [Int] {
    let defaultIndex = defaultIndex(of: buttons, chosen: chosen)
    func rank(_ index: Int) -> Int {
      if index == defaultIndex { return 0 }
      return buttons[index].role == .cancel ? 2 : 1
    }
    let fromDefault = buttons.indices.sorted { (rank($0), $0) < (rank($1), $1) }
    return order == .platform ? fromDefault.reversed() : fromDefault
  }
}
