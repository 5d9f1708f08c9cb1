import AlertLocalization
import AlertMessage

/// The help and error texts of the command, in the person's language.
struct CommandTexts {
  private let preferences: LanguagePreferences

  init(_ preferences: LanguagePreferences) { self.preferences = preferences }

  /// Made when a text is asked for: an alert that is answered needs none of them.
  private var localizer: Localizer { Localizer(preferences, texts: .command) }

  /// The language of the texts.
  var language: LanguageTag { localizer.language }

  func callAsFunction(_ key: String, _ arguments: [String: String] = [:]) -> String {
    format(key, arguments.mapValues { .text(Self.shown($0)) })
  }

  /// A text of the command; in the source language where that of the person lacks it.
  func format(_ key: String, _ arguments: [String: MessageArgument]) -> String {
    let localizer = localizer
    return localizer.string(key, arguments: arguments)
      ?? localizer.string(key, arguments: arguments, in: localizer.language(forKeys: [key])) ?? key
  }

  /// What the person wrote, harmless and short enough to read: it may be a file's name, or a file.
  static func shown(_ value: String, longest: Int = 400) -> String {
    let start = value.prefix(longest)
    let visible = TerminalText.visible(String(start)).split(separator: "\n").joined(separator: "␊")
    return start.endIndex < value.endIndex ? visible + "…" : visible
  }

  /// What is wrong and what to do, in one paragraph.
  func message(_ error: UsageError) -> String {
    if let diagnostic = error.diagnostic {
      return message(diagnostic)
    }
    var sentences = [self("error.\(error.key)", error.arguments)]
    if let suggestion = error.suggestion {
      sentences.append(self("error.didYouMean", ["name": suggestion]))
    } else if error.isAboutUsage {
      sentences.append(self("error.seeHelp"))
    }
    let place = error.place.map { Self.shown($0) + ": " } ?? ""
    return self("error.prefix", ["message": place + sentences.joined(separator: " ")])
  }

  /// A message without advice of its own.
  func message(_ key: String, _ arguments: [String: String] = [:]) -> String {
    self("error.prefix", ["message": self(key, arguments)])
  }
}

extension CommandTexts {
  /// Says on standard error that a language that was asked for by name is not there, and which one
  /// stands in its place: what is printed could be taken for it.
  func warnIfUnavailable(_ wish: String, _ choice: LanguageChoice) {
    guard choice.reason == .source else { return }
    let arguments = ["wish": wish, "language": choice.language.identifier]
    Printer.printError(message("locale.unavailable", arguments))
  }
}
