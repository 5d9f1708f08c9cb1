public import AlertLocalization

extension AlertMessage {
  /// Makes an alert that localization files describe.
  ///
  /// ```swift
  /// let alert = try AlertMessage(named: "delete-files", arguments: ["count": 3])
  /// if alert.runModal().buttonID == "delete" { … }
  /// ```
  ///
  /// `alerts.json` has its structure, the catalogs its texts. The person sees all of it in one
  /// language: the first of theirs that has every text of the alert.
  ///
  /// - Parameters:
  ///   - name: The name in `alerts.json`.
  ///   - arguments: Values for the arguments of the texts, by name; none by default.
  ///   - localizer: Where the files are; by default where a program's usually are, in the language
  ///     of the environment (``CatalogFolder/usualPaths(program:environment:)``).
  /// - Throws: `Diagnostic` where nothing describes the alert, its description or a catalog has a
  ///   mistake, a text is missing in all languages, or an argument is missing or of the wrong kind.
  public convenience init(
    named name: String,
    arguments: [String: MessageArgument] = [:],
    in localizer: Localizer? = nil
  ) throws(Diagnostic) {
    var localizer = localizer
    if localizer == nil { localizer = try Localizer(catalogs: try CatalogStore.usual()) }
    self.init()
    guard let localizer else { return }
    let description = try localizer.alert(named: name)
    if let error = description.error { throw error }
    self.name = name
    self.localizer = localizer
    take(description)
    try takeTexts(description, arguments, localizer)
    try takeFields(description, arguments, localizer)
    if let error = textDiagnostics.first { throw error }
  }

  private func take(_ description: AlertDescription) {
    severity = description.severity.flatMap { AlertSeverity(rawValue: $0.rawValue) }
    defaultButton =
      switch description.defaultButton {
      case .automatic: .automatic
      case .none: .none
      case .id(let id): .id(id)
      }
  }

  private func takeTexts(
    _ description: AlertDescription,
    _ arguments: [String: MessageArgument],
    _ localizer: Localizer
  ) throws(Diagnostic) {
    func text(_ keys: [String]) -> AlertText? { Self.text(keys, arguments, localizer) }
    title = text([description.titleKey])
    message = text([description.messageKey])
    if title == nil && message == nil { throw description.withoutText }
    for button in description.buttons {
      guard let title = text(description.titleKeys(of: button)) else {
        throw description.withoutTitle(button)
      }
      let role = button.role.flatMap { ButtonRole(rawValue: $0.rawValue) }
      addButton(AlertButton(id: button.id, title: title, role: role))
    }
  }

  private func takeFields(
    _ description: AlertDescription,
    _ arguments: [String: MessageArgument],
    _ localizer: Localizer
  ) throws(Diagnostic) {
    styleChosen = AlertStyle(rawValue: description.style.rawValue) ?? .default
    for described in description.fields {
      let field = AlertField(
        id: described.id,
        label: Self.text(description.labelKeys(of: described), arguments, localizer),
        placeholder: Self.text([description.placeholderKey(of: described)], arguments, localizer),
        isSecure: described.isSecure
      )
      field.limit = described.limit
      field.isRequired = described.isRequired
      do throws(FieldPatternError) {
        field.pattern = try described.pattern.map { (source) throws(FieldPatternError) in
          try FieldPattern(source)
        }
      } catch {
        throw description.withBadPattern(described)
      }
      addField(field)
    }
    if styleChosen != .default { styleFieldCount = fields.count }
  }

  /// The text of the first key that has one; nil where none has.
  private static func text(
    _ keys: [String],
    _ arguments: [String: MessageArgument],
    _ localizer: Localizer
  ) -> AlertText? {
    guard let key = keys.first, localizer.hasText(keys) else { return nil }
    return AlertText(key: key, others: Array(keys.dropFirst()), arguments: arguments)
  }
}
