/// Something wrong with a localization file or a message, where it is, and what to do about it.
///
/// The text is not stored: `code` and `arguments` name a message, so that it can be shown in the
/// language of whoever reads it.
///
/// ```swift
/// do {
///   let catalog = try Catalog(file: "Localizations/es.json")
/// } catch {
///   print(error)                        // Localizations/es.json:12:3: “,” is missing …
///   print(error.message(in: LanguageTag("es")))
/// }
/// ```
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The text works; someone may see a worse one than was meant.
    case warning
    /// The file, or the text, can't be used.
    case error
  }

  /// What is wrong.
  public var code: Code
  /// How bad it is; an error by default.
  public var severity: Severity
  /// What the message says beside the code: the names are listed at each code.
  public var arguments: [String: MessageArgument]
  /// The file; nil where there is none.
  public var path: String?
  /// The place in the file; nil where the whole file is meant.
  public var position: SourcePosition?
  /// The language of the text, where the file holds several; nil for any other file.
  public var language: LanguageTag?
  /// What was probably meant by a word that means nothing; nil where nothing is near it.
  public var suggestion: String?

  /// Makes a diagnostic.
  public init(
    _ code: Code,
    severity: Severity = .error,
    arguments: [String: MessageArgument] = [:],
    path: String? = nil,
    position: SourcePosition? = nil,
    language: LanguageTag? = nil,
    suggestion: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.arguments = arguments
    self.path = path
    self.position = position
    self.language = language
    self.suggestion = suggestion
  }
}

extension Diagnostic {
  /// The key of the message in the embedded texts of the command.
  public var messageKey: String { "error.\(code.name)" }

  /// The file, line and column as compilers write them, `es.json:12:3`; empty without a file.
  public var place: String {
    [path, position?.description].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ":")
  }

  /// What is wrong, what to do, and what was probably meant, without the place.
  ///
  /// - Parameter language: The language of the text; English where the text does not come in it.
  public func message(in language: LanguageTag) -> String {
    let message = text(messageKey, code.english, arguments, in: language)
    guard let suggestion else { return message }
    let guess = text(
      "error.didYouMean",
      "Did you mean “{name}”?",
      ["name": .text(suggestion)],
      in: language
    )
    return "\(message) \(guess)"
  }

  private func text(
    _ key: String,
    _ english: String,
    _ arguments: [String: MessageArgument],
    in language: LanguageTag
  ) -> String {
    let pattern = BuiltInTexts.command.pattern(key, in: language)
    let candidates = [(pattern, language), (english, LanguageTag("en"))]
    for case (let pattern?, let language) in candidates {
      if let text = try? MessageFormatter.format(pattern, arguments: arguments, in: language) {
        return text
      }
    }
    // An argument is missing; the words are there all the same.
    return english
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The place, the text's language where the file holds several, and the message, in English.
  public var description: String {
    [place, language?.identifier ?? "", message(in: LanguageTag("en"))].filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}
