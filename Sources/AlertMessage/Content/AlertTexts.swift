package import AlertLocalization
package import AlertTypesetting

/// The texts of one alert's language. All text of an alert is in one language, so it is fixed here.
package struct AlertTexts: Sendable {
  let localizer: Localizer
  package let language: LanguageTag
  package let direction: TextDirection
  private let known = KnownTexts()

  package init(localizer: Localizer, language: LanguageTag) {
    self.localizer = localizer
    self.language = language
    direction = language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// A built-in text, formatted. The key itself stands in for a text that is missing, which the
  /// tests rule out for every embedded language.
  package func callAsFunction(
    _ key: TextKey,
    _ arguments: [String: MessageArgument] = [:]
  ) -> String {
    guard arguments.isEmpty else { return text(key, arguments) }
    return known.text(key) { text(key, [:]) }
  }

  private func text(_ key: TextKey, _ arguments: [String: MessageArgument]) -> String {
    localizer.string(key.rawValue, arguments: arguments, in: language) ?? key.rawValue
  }

  /// A text of the program: looked up if it is a key, shown as it stands where no catalog has it.
  func callAsFunction(_ text: AlertText) -> String {
    switch text.source {
    case .verbatim(let string): string
    case .key(let key, let others, let arguments):
      string(key, others, arguments)
        ?? localizer.format(key, arguments: arguments, in: language)
    }
  }

  /// Why a text of the program can't be formatted; nil where it can.
  func diagnostic(of text: AlertText) -> Diagnostic? {
    guard case .key(let key, _, let arguments) = text.source else { return nil }
    let known = text.keys.first { localizer.hasText($0, in: language) }
    if known == nil, localizer.hasText(text.keys) {
      // The key itself is shown then, which is no word of the person's.
      return Diagnostic(
        .textMissing,
        arguments: ["key": .text(key), "language": .text(language.identifier)]
      )
    }
    do throws(Diagnostic) {
      if let known {
        _ = try localizer.text(known, arguments: arguments, in: language)
      } else {
        _ = try localizer.text(ofPattern: key, arguments: arguments, in: language)
      }
      return nil
    } catch {
      return error
    }
  }

  private func string(
    _ key: String,
    _ others: [String],
    _ arguments: [String: MessageArgument]
  ) -> String? {
    if let text = localizer.string(key, arguments: arguments, in: language) { return text }
    for other in others {
      if let text = localizer.string(other, arguments: arguments, in: language) { return text }
    }
    return nil
  }
}

extension AlertTexts {
  /// A whole number in the language's digits.
  func number(_ value: Int) -> String { localizer.number(Int64(value), in: language) }
}
