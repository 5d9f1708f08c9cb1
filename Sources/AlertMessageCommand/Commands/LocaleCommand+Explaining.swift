import AlertMessage

extension LocaleCommand {
  /// Which language an alert is shown in, and what keeps it from others.
  struct Explanation {
    let name: String
    let choice: LanguageChoice
    /// The keys that are missing, for each language that lacks one.
    let missing: [(language: LanguageTag, keys: [String])]
    /// The languages whose files can't be read, and why.
    let unread: [(language: LanguageTag, error: Diagnostic)]
    /// Whether a language that the person would rather have lacks a text.
    let isPassedOver: Bool
    /// What no language has: the alert's text, or the title of a button.
    let untold: [Diagnostic]
  }

  /// Looks at the texts of an alert in the person's languages, and in all that have a catalog.
  func explanation(of name: String) throws(UsageError) -> Explanation {
    let catalogs = try invocation.catalogs()
    let localizer = try invocation.localizer(preferences, catalogs)
    let description = try catalogs.description(of: name)
    let language = localizer.language(forTexts: description.textKeys)
    let chain = localizer.chain
    let choice = chain.first { $0.language == language } ?? localizer.choice
    let passedOver = chain.map(\.language).prefix { $0 != language }
    let others = catalogs.languages.filter { !passedOver.contains($0) }
      .sorted { $0.identifier < $1.identifier }
    let texts = description.textKeys.filter { localizer.hasText($0) }
    let unread = (passedOver + others).compactMap { language in
      localizer.fileError(in: language).map { (language: language, error: $0) }
    }
    let read = (passedOver + others).filter { language in
      !unread.contains { $0.language == language }
    }
    let missing = read.map { language in
      let lacking = texts.filter { keys in !keys.contains { localizer.hasText($0, in: language) } }
      return (language: language, keys: lacking.compactMap(\.first))
    }
    return Explanation(
      name: name,
      choice: choice,
      missing: missing.filter { !$0.keys.isEmpty },
      unread: unread,
      isPassedOver: !passedOver.isEmpty,
      untold: description.untold(by: localizer, catalogs.languages)
    )
  }
}

extension LocaleCommand.Explanation {
  /// A line for each language that lacks a text, and for each text that all of them lack.
  func lines(_ texts: CommandTexts) -> [String] {
    let lines = missing.map { language, keys in
      texts.format(
        "locale.missing",
        [
          "language": .text(language.identifier),
          "keys": .list(keys.map { CommandTexts.shown($0) }),
        ]
      )
    }
    // A String Catalog that can't be read is one mistake, in all of its languages.
    var errors: [Diagnostic] = []
    for (_, error) in unread where !errors.contains(error) { errors.append(error) }
    return errors.map { "\(CommandTexts.shown($0.place)): \(texts.words(of: $0))" } + lines
      + untold.map { texts.words(of: $0) }
  }

  /// The members that the object of `--json` has beside those of the choice.
  func members(_ texts: CommandTexts) -> [(key: String, value: JSONText)] {
    [
      ("alert", .string(name)),
      (
        "missing",
        .object(missing.map { ($0.identifier, .array($1.map { .string($0) })) })
      ),
      (
        "unreadable",
        .object(
          unread.map { language, error in
            (
              language.identifier,
              .string("\(error.place): \(error.message(in: texts.language))")
            )
          }
        )
      ),
      ("missingEverywhere", .array(untold.flatMap(\.keysMissing).map { .string($0) })),
    ]
  }
}

extension AlertDescription {
  /// What keeps it from being shown in any language: no text at all, or a button without a title.
  fileprivate func untold(by localizer: Localizer, _ languages: [LanguageTag]) -> [Diagnostic] {
    func isUntold(_ keys: [String]) -> Bool {
      !localizer.hasText(keys)
        && !languages.contains { language in
          keys.contains { localizer.hasText($0, in: language) }
        }
    }
    let untitled = buttons.filter { isUntold(titleKeys(of: $0)) }
    return (isUntold([titleKey, messageKey]) ? [withoutText] : []) + untitled.map(withoutTitle)
  }
}

extension Diagnostic {
  /// The keys of which a language needs one.
  fileprivate var keysMissing: [String] {
    if case .list(let keys)? = arguments["keys"] { return keys }
    if case .text(let key)? = arguments["key"] { return [key] }
    return []
  }
}
