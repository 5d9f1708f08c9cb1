import AlertICU
import Synchronization

/// A pattern that has been checked and made ready for a language.
final class CompiledMessage: Sendable {
  private let pattern: MessagePattern
  private let language: LanguageTag
  private let format: MessageFormat

  init(_ text: String, in language: LanguageTag) throws(MessageError) {
    pattern = try MessagePattern(text)
    self.language = language
    do {
      format = try MessageFormat(text, locale: language.identifier)
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
    var arguments: [(name: String, value: MessageFormat.Argument)] = []
    arguments.reserveCapacity(pattern.arguments.count)
    for argument in pattern.arguments {
      guard let value = given[argument.name] else {
        throw error(.missingArgument, argument)
      }
      switch (argument.type.needsNumber, value.isNumber) {
      case (true?, false): throw error(.notANumber, argument, value)
      case (false?, true): throw error(.notAText, argument, value)
      default: break
      }
      if !arguments.contains(where: { $0.name == argument.name }) {
        arguments.append(
          (argument.name, value.forICU(in: language, isSelector: argument.type == .select))
        )
      }
    }
    do {
      return try format.format(arguments)
    } catch {
      throw MessageError(.formattingFailed, at: 0, ["key": .text(pattern.text)])
    }
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
  private struct Key: Hashable {
    var pattern: String
    var language: LanguageTag
  }

  /// So many are kept; a program that has more patterns in use at a time makes them again.
  private static let limit = 256
  private static let cache = Mutex<[Key: CompiledMessage]>([:])

  /// A pattern made ready, now or before.
  static func cached(
    _ pattern: String,
    in language: LanguageTag
  ) throws(MessageError) -> CompiledMessage {
    let key = Key(pattern: pattern, language: language)
    if let known = cache.withLock({ $0[key] }) { return known }
    let message = try CompiledMessage(pattern, in: language)
    cache.withLock { cache in
      if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
      cache[key] = message
    }
    return message
  }
}
