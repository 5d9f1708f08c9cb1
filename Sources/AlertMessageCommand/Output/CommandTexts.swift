import AlertLocalization
import AlertTypesetting

/// The help and error texts of the command, in the person's language.
struct CommandTexts {
  private let preferences: LanguagePreferences

  init(_ preferences: LanguagePreferences) { self.preferences = preferences }

  /// Made when a text is asked for: an alert that is answered needs none of them.
  private var localizer: Localizer { Localizer(preferences, texts: .command) }

  /// The language of the texts.
  var language: LanguageTag { localizer.language }

  func callAsFunction(_ key: String, _ arguments: [String: String] = [:]) -> String {
    localizer.string(key, arguments: arguments.mapValues { .text(Self.shown($0)) }) ?? key
  }

  /// What the person wrote, harmless and short enough to read: it may be a file's name, or a file.
  private static func shown(_ value: String) -> String {
    let longest = 200
    let start = value.prefix(longest)
    let visible = DisplayText.visible(String(start)).split(separator: "\n").joined(separator: "␊")
    return start.endIndex < value.endIndex ? visible + "…" : visible
  }

  /// What is wrong and what to do, in one paragraph.
  func message(_ error: UsageError) -> String {
    var sentences = [self("error.\(error.key)", error.arguments)]
    if let suggestion = error.suggestion {
      sentences.append(self("error.didYouMean", ["name": suggestion]))
    } else if error.place == nil {
      // What is wrong in a file is not to be found in the help.
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
