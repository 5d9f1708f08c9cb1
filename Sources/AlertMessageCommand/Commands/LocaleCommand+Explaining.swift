import AlertMessage

extension LocaleCommand {
  /// Which language an alert is shown in, and what keeps it from others.
  struct Explanation {
    let name: String
    let choice: LanguageChoice
    /// The keys that are missing, for each language that lacks one.
    let missing: [(language: LanguageTag, keys: [String])]
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
    let missing = (passedOver + others).map { language in
      let lacking = texts.filter { keys in !keys.contains { localizer.hasText($0, in: language) } }
      return (language: language, keys: lacking.compactMap(\.first))
    }
    return Explanation(
      name: name,
      choice: choice,
      missing: missing.filter { !$0.keys.isEmpty }
    )
  }
}

extension LocaleCommand.Explanation {
  /// A line for each language that lacks a text.
  func lines(_ texts: CommandTexts) -> [String] {
    missing.map { language, keys in
      texts.format(
        "locale.missing",
        [
          "language": .text(language.identifier),
          "keys": .list(keys.map { CommandTexts.shown($0) }),
        ]
      )
    }
  }

  /// The members that the object of `--json` has beside those of the choice.
  var members: [(key: String, value: JSONText)] {
    [
      ("alert", .string(name)),
      (
        "missing",
        .object(missing.map { ($0.identifier, .array($1.map { .string($0) })) })
      ),
    ]
  }
}
