import AlertICU
import Synchronization

/// A pattern that has been checked and made ready for a language.
final class CompiledMessage: Sendable {
  private let pattern: MessagePattern
  private let language: LanguageTag
  private let format: MessageFormat
  /// The arguments that differ in their names, as ICU gets them.
  private let names: [String]

  init(_ text: String, in language: LanguageTag) throws(MessageError) {
    pattern = try MessagePattern(text)
    self.language = language
    var names: [String] = []
    for argument in pattern.arguments where !names.contains(argument.name) {
      names.append(argument.name)
    }
    self.names = names
    do {
      format = try MessageFormat(text, locale: language.identifier, names: names)
    } catch {
      // The syntax is sound, so it is a style that ICU does not have.
      throw pattern.styleError ?? MessageError(.formattingFailed, at: 0, ["key": .text(text)])
    }
  }

  /// The text with these arguments; those that the pattern does not have are passed over.
  ///
  /// - Throws: `MessageError` where an argument is missing or of the wrong kind: ICU would print the
  ///   name of the argument, or fail without saying where.
  func format(_ given: [String: MessageArgument]) throws(MessageError) -> String {
    for argument in pattern.arguments {
      guard let value = given[argument.name] else { throw error(.missingArgument, argument) }
      switch (argument.type.needsNumber, value.isNumber) {
      case (true?, false): throw error(.notANumber, argument, value)
      case (false?, true): throw error(.notAText, argument, value)
      default: break
      }
    }
    do {
      return try format.format { index in
        // All are there by now.
        given[names[index]]?.forICU(in: language, isSelector: isSelector(index)) ?? .text("")
      }
    } catch {
      throw MessageError(.formattingFailed, at: 0, ["key": .text(pattern.text)])
    }
  }

  /// Whether an argument only chooses forms and is never shown.
  private func isSelector(_ index: Int) -> Bool {
    pattern.arguments.allSatisfy { $0.name != names[index] || $0.type == .select }
  }

  private func error(
    _ code: Diagnostic.Code,
    _ argument: MessagePattern.Argument,
    _ value: MessageArgument? = nil
  ) -> MessageError {
    var details: [String: MessageArgument] = [
      "key": .text(pattern.text), "name": .text(argument.name),
    ]
    details["value"] = value.map { .text($0.description) }
    return MessageError(code, at: argument.offset, details)
  }
}

// MARK: - Cache

extension CompiledMessage {
  /// A place for one pattern of those that share it: what is used again soon is still there, and there
  /// are never more.
  private static let cache = Mutex([CompiledMessage?](repeating: nil, count: 256))

  /// A pattern made ready, now or before.
  static func cached(
    _ text: String,
    in language: LanguageTag
  ) throws(MessageError) -> CompiledMessage {
    let place = place(of: text, language)
    if let known = cache.withLock({ $0[place] }), known.language == language,
      known.pattern.text == text
    {
      return known
    }
    let message = try CompiledMessage(text, in: language)
    cache.withLock { $0[place] = message }
    return message
  }

  /// A number that differs for most patterns, from a few of their bytes: they are compared as a whole
  /// afterwards, so it may be cheap.
  private static func place(of text: String, _ language: LanguageTag) -> Int {
    var text = text
    var hash = text.withUTF8 { bytes in
      var hash = bytes.count
      for byte in bytes.prefix(12) { hash = hash &* 31 &+ Int(byte) }
      for byte in bytes.suffix(12) { hash = hash &* 31 &+ Int(byte) }
      return hash
    }
    for byte in language.identifier.utf8 { hash = hash &* 31 &+ Int(byte) }
    return (hash ^ hash >> 16) & 255
  }
}
