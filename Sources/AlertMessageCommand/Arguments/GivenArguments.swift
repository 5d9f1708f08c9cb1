import AlertMessage

/// The values that `--arg NAME=VALUE` gives to messages.
struct GivenArguments {
  private var values: [(name: String, value: String)] = []

  /// - Throws: `UsageError` where one has no name, or two have the same.
  init(_ list: [String]) throws(UsageError) {
    for item in list {
      let parts = item.assignment
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError("badArgument", ["value": item])
      }
      let name = parts[0]
      if values.contains(where: { $0.name == name }) {
        throw UsageError("repeatedArgument", ["name": name])
      }
      values.append((name, parts[1]))
    }
  }

  /// The values as some texts take them: numbers where a number is needed.
  ///
  /// - Parameters:
  ///   - texts: The texts, which stand together: of each its keys.
  ///   - localizer: Has the texts.
  ///   - addsSamples: Whether arguments without a value get one to look at.
  /// - Throws: `UsageError` where no text has an argument of a name, in any of the person's
  ///   languages.
  func arguments(
    for texts: [[String]],
    _ localizer: Localizer,
    addsSamples: Bool = false
  ) throws(UsageError) -> [String: MessageArgument] {
    if values.isEmpty, !addsSamples { return [:] }
    let keys = texts.flatMap { $0 }
    let language = localizer.language(forTexts: texts)
    var known = try arguments(keys, localizer, language)
    if addsSamples || values.contains(where: { known[$0.name] == nil }) {
      // What a translation leaves out is no mistake of the script that gives it.
      for choice in localizer.chain {
        known.merge(try arguments(keys, localizer, choice.language)) { first, _ in first }
      }
    }
    var arguments: [String: MessageArgument] =
      addsSamples ? Dictionary(uniqueKeysWithValues: known.map { ($0, .sample($0, for: $1)) }) : [:]
    for (name, value) in values {
      guard let type = known[name] else {
        let names = known.keys.sorted()
        throw UsageError(
          names.isEmpty ? "noArguments" : "unknownArgument",
          ["name": name, "choices": names.joined(separator: ", ")],
          suggestion: Spelling.nearest(to: name, among: names)
        )
      }
      arguments[name] = MessageArgument(value, for: type)
    }
    return arguments
  }

  private func arguments(
    _ keys: [String],
    _ localizer: Localizer,
    _ language: LanguageTag
  ) throws(UsageError) -> [String: MessagePattern.ArgumentType] {
    var types: [String: MessagePattern.ArgumentType] = [:]
    for key in keys {
      let found = try UsageError.reporting { () throws(Diagnostic) in
        try localizer.arguments(of: key, in: language)
      }
      for argument in found where types[argument.name]?.needsNumber != true {
        types[argument.name] = argument.type
      }
    }
    return types
  }
}

extension MessageArgument {
  /// A value to look at: a text by its name, as the pattern has it; a number that most languages
  /// put into the plural; a day that shows which of its numbers is the month.
  fileprivate static func sample(
    _ name: String,
    for type: MessagePattern.ArgumentType
  ) -> MessageArgument {
    switch type {
    case .plain, .select: .text("{\(name)}")
    // Noon of 31 January 2000 (UTC).
    case .date, .time: .date(949_320_000)
    case .number, .spellout, .ordinal, .duration, .choice, .plural, .selectOrdinal: .integer(3)
    }
  }

  /// A value as a person or a script writes it.
  ///
  /// What should be a number and is none stays a text, which the message then refuses with its
  /// place.
  fileprivate init(_ value: String, for type: MessagePattern.ArgumentType) {
    guard type.needsNumber == true else {
      self = .text(value)
      return
    }
    let number = Self.number(value)
    if type == .date || type == .time, let seconds = number?.seconds {
      self = .date(seconds)
    } else {
      self = number ?? .text(value)
    }
  }

  /// A number in the digits 0 to 9, or a whole one in those of any script; nil for anything else.
  private static func number(_ value: String) -> MessageArgument? {
    if let whole = Int64(value) { return .integer(whole) }
    let isDecimal = value.utf8.allSatisfy {
      (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0)
    }
    if isDecimal, let number = Double(value), number.isFinite { return .number(number) }
    return Localizer.readNumber(value).map { .integer(Int64($0)) }
  }

  private var seconds: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
