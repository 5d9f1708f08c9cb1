import AlertICU
import Synchronization

/// A pattern that has been checked and made ready for a language.
final class CompiledMessage: Sendable {
  private let pattern: MessagePattern
  private let language: LanguageTag
  private let format: MessageFormat
  private let values: [Value]

  /// A value that the pattern needs.
  private struct Value {
    let name: String
    /// The arguments that show it, or choose by it.
    let arguments: [MessagePattern.Argument]
    /// Whether it only chooses forms and is never shown.
    let isSelector: Bool
    /// Whether all of them take a number, or a text: a look at each costs more than all the rest.
    let takesNumber: Bool
    let takesText: Bool

    init(_ name: String, _ arguments: [MessagePattern.Argument]) {
      self.name = name
      self.arguments = arguments
      isSelector = arguments.allSatisfy { $0.type == .select }
      takesNumber = arguments.allSatisfy { $0.type.needsNumber != false }
      takesText = arguments.allSatisfy { $0.type.needsNumber != true }
    }
  }

  init(_ text: String, in language: LanguageTag) throws(MessageError) {
    pattern = try MessagePattern(text)
    self.language = language
    var names: [String] = []
    for argument in pattern.arguments where !names.contains(argument.name) {
      names.append(argument.name)
    }
    values = names.map { [arguments = pattern.arguments] name in
      Value(name, arguments.filter { $0.name == name })
    }
    do {
      format = try MessageFormat(
        text,
        locale: language.identifier,
        names: names
      )
    } catch {
      // The syntax is sound, so it is a style that ICU does not have.
      throw pattern.styleError ?? MessageError(.formattingFailed, at: 0, ["key": .text(text)])
    }
  }

  /// The text with these arguments; those that the pattern does not have are passed over.
  ///
  /// - Throws: `MessageError` where an argument is missing or of the wrong kind: ICU would print
  ///   the name of the argument, or fail without saying where.
  func format(_ given: [String: MessageArgument]) throws(MessageError) -> String {
    var fault: MessageError?
    do {
      return try format.format { index in
        let value = values[index]
        // With one or two, looking at them costs less than hashing the name.
        let argument =
          given.count > 2 ? given[value.name] : given.first { $0.key == value.name }?.value
        if let argument, argument.isNumber ? value.takesNumber : value.takesText {
          return argument.forICU(in: language, isSelector: value.isSelector)
        }
        fault = self.fault(of: value, argument)
        return nil
      }
    } catch {
      throw fault ?? MessageError(.formattingFailed, at: 0, ["key": .text(pattern.text)])
    }
  }

  /// What is wrong with what was given for a value; nil if nothing.
  private func fault(of value: Value, _ given: MessageArgument?) -> MessageError? {
    for argument in value.arguments {
      guard let given else { return error(.missingArgument, argument) }
      switch (argument.type.needsNumber, given.isNumber) {
      case (true?, false): return error(.notANumber, argument, given)
      case (false?, true): return error(.notAText, argument, given)
      default: break
      }
    }
    return nil
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
  /// A place for one pattern of those that share it: what is used again soon is still there, and
  /// there are never more.
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

  /// A number that differs for most patterns, from a few of their bytes: they are compared as a
  /// whole afterwards, so it may be cheap.
  private static func place(of text: String, _ language: LanguageTag) -> Int {
    var text = text
    var hash = text.withUTF8 { bytes -> UInt64 in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      guard bytes.count >= 16 else {
        for byte in bytes { hash = hash &* 31 &+ UInt64(byte) }
        return hash
      }
      func mix(_ offset: Int) {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
      }
      mix(0)
      mix(bytes.count / 2 - 4)
      mix(bytes.count - 8)
      return hash
    }
    for byte in language.identifier.utf8 { hash = hash &* 31 &+ UInt64(byte) }
    return Int((hash &* multiplier) >> 56)
  }

  /// 2 to the power of 64, divided by the golden ratio (Knuth, The Art of Computer Programming,
  /// 6.4).
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
}
