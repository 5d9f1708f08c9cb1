/// Turns formats of `printf` and their variables into one message pattern.
package struct PatternConverter {
  /// A pattern and what it asks for.
  package struct Result: Equatable, Sendable {
    /// The pattern, for ICU's `MessageFormat`.
    package var pattern: String
    /// Its arguments, each once, in the order in which they first appear.
    package var arguments: [PatternArgument]
  }

  /// How deep variables may stand inside variables.
  private static let depthLimit = 100

  private let dialect: PrintfFormat.Dialect
  private let zeroIsCategory: Bool
  private let variables: [String: PluralVariable]
  /// The name in the pattern of each variable that the format reaches.
  private var names: [String: String] = [:]
  /// The position of each variable that has one.
  private var positions: [String: Int] = [:]
  /// The name of the variable that counts the argument at a position.
  private var namesByPosition: [Int: String] = [:]
  private var builder = PatternBuilder()
  private var arguments: [PatternArgument] = []
  /// The variables whose forms are being written, outermost first.
  private var path: [String] = []

  /// - Parameters:
  ///   - dialect: whose placeholders the formats have.
  ///   - variables: what `%#@name@` can name.
  ///   - zeroIsCategory: whether CLDR has the category `zero` for the language.
  package init(
    dialect: PrintfFormat.Dialect,
    variables: [PluralVariable] = [],
    zeroIsCategory: Bool = false
  ) {
    self.dialect = dialect
    self.zeroIsCategory = zeroIsCategory
    self.variables = Dictionary(variables.map { ($0.name, $0) }) { _, last in last }
  }

  /// The pattern of a format.
  ///
  /// - Throws: ``PrintfFault`` for what can't be converted.
  package consuming func convert(_ format: String) throws(PrintfFault) -> Result {
    // Most messages are plain text.
    if PrintfFormat.isPlain(format.utf8) && PatternBuilder.isPlain(format.utf8) {
      return Result(pattern: format, arguments: [])
    }
    let format = try PrintfFormat(format, dialect: dialect)
    try name(variablesOf: format, start: 1)
    try write(format, start: 1, counted: nil)
    return try finish()
  }

  /// The pattern of a plural whose forms are whole formats: `%@ has %lld files`.
  ///
  /// - Parameters:
  ///   - forms: the forms, each a whole format.
  ///   - name: the name of the counted argument if no placeholder of the forms is a number.
  /// - Throws: ``PrintfFault`` for what can't be converted.
  package consuming func convertPlural(
    _ forms: [PluralVariable.Form],
    nameWithoutPlaceholder name: String = "0"
  ) throws(PrintfFault) -> Result {
    let counted =
      try countedArgument(of: forms)
      ?? Counted(name: name, position: nil, directive: PrintfDirective(kind: .integer))
    let variable = PluralVariable(name: counted.name, position: counted.position, forms: forms)
    for form in forms {
      try self.name(variablesOf: PrintfFormat(form.format, dialect: dialect), start: 1)
    }
    try write(variable, counted: counted, start: 1, formsAreWhole: true)
    return try finish()
  }

  private consuming func finish() throws(PrintfFault) -> Result {
    let pattern = builder.finish()
    if builder.isTooLong { throw .patternTooLong }
    return Result(pattern: pattern, arguments: arguments)
  }
}

// MARK: - Names

extension PatternConverter {
  /// The argument that the plural around a text counts.
  private struct Counted {
    var name: String
    var position: Int?
    /// What the placeholder of its value would be.
    var directive: PrintfDirective
  }

  /// The first whole number that the forms show, else the first number; nil if they show none.
  private func countedArgument(
    of forms: [PluralVariable.Form]
  ) throws(PrintfFault) -> Counted? {
    var firstNumber: Counted?
    // `other` shows the number most often, and it stands last.
    for form in forms.reversed() {
      var position = 1
      for directive in try PrintfFormat(form.format, dialect: dialect).directives {
        let counted = Counted(
          name: argumentName(directive, position: position),
          position: directive.name == nil ? directive.position ?? position : nil,
          directive: directive
        )
        if directive.kind == .integer { return counted }
        if directive.kind != .text && firstNumber == nil { firstNumber = counted }
        if directive.position == nil { position += 1 }
      }
    }
    return firstNumber
  }

  private func argumentName(_ directive: PrintfDirective, position: Int) -> String {
    if let name = directive.name { return PatternArgument.identifier(for: name) }
    let position = directive.position ?? position
    return namesByPosition[position] ?? String(position - 1)
  }

  /// Gives each variable that a format reaches its name and position, before anything is written:
  /// a `%2$@` in front of `%2$#@v@` is the same argument.
  private mutating func name(
    variablesOf format: PrintfFormat,
    start: Int?
  ) throws(PrintfFault) {
    var next = start
    for piece in format.pieces {
      switch piece {
      case .value(let directive):
        if directive.position == nil && directive.name == nil { next = next.map { $0 + 1 } }
      case .variable(let name, let written):
        guard let variable = variables[name] else { throw .unknownVariable(name) }
        let position = variable.position ?? written ?? next
        if written == nil { next = next.map { $0 + 1 } }
        if names[name] != nil { continue }
        nameVariable(name, position: position)
        for form in variable.forms {
          let format = try PrintfFormat(form.format, dialect: dialect, isForm: true)
          try self.name(variablesOf: format, start: nil)
        }
      case .text, .ownValue:
        break
      }
    }
  }

  private mutating func nameVariable(_ name: String, position: Int?) {
    positions[name] = position
    // Two variables over one argument share its name, or the caller would have to give it twice.
    if let position, let shared = namesByPosition[position] {
      names[name] = shared
      return
    }
    let identifier = PatternArgument.identifier(for: name)
    var unique = identifier
    var suffix = 2
    while names.values.contains(unique) {
      unique = "\(identifier)_\(suffix)"
      suffix += 1
    }
    names[name] = unique
    if let position { namesByPosition[position] = unique }
  }
}

// MARK: - Writing

extension PatternConverter {
  /// Writes a format.
  ///
  /// - Parameters:
  ///   - start: the position of the first placeholder without one; nil for "the counted value".
  ///   - counted: the argument that the plural around it counts.
  private mutating func write(
    _ format: PrintfFormat,
    start: Int?,
    counted: Counted?
  ) throws(PrintfFault) {
    var next = start
    for piece in format.pieces {
      if builder.isTooLong { throw .patternTooLong }
      switch piece {
      case .text(let text):
        builder.appendText(text, inPlural: counted != nil)
      case .ownValue:
        if counted == nil {
          builder.appendText("%arg".utf8)
        } else {
          builder.appendSyntax("#")
        }
      case .value(let directive):
        write(directive, position: directive.position ?? next, counted: counted)
        if directive.position == nil && directive.name == nil {
          next = (next ?? counted?.position ?? 0) + 1
        }
      case .variable(let name, let position):
        guard let variable = variables[name] else { throw .unknownVariable(name) }
        try write(variable)
        if position == nil { next = next.map { $0 + 1 } }
      }
    }
  }

  private mutating func write(
    _ directive: PrintfDirective,
    position: Int?,
    counted: Counted?
  ) {
    let isCounted: Bool
    if let name = directive.name {
      isCounted = PatternArgument.identifier(for: name) == counted?.name
    } else {
      isCounted = counted != nil && (position == nil || position == counted?.position)
    }
    if isCounted, let counted {
      let showsAsNumberSign = directive.kind == .text || directive.kind == .integer
      if showsAsNumberSign && directive.isUsualForm {
        builder.appendSyntax("#")
      } else {
        builder.appendSyntax("{\(counted.name)\(directive.style)}")
      }
      return
    }
    let position = directive.name == nil ? position ?? 1 : nil
    let name = argumentName(directive, position: position ?? 1)
    note(
      PatternArgument(name: name, position: position, kind: directive.kind, type: directive.type)
    )
    builder.appendSyntax("{\(name)\(directive.style)}")
  }

  private mutating func write(_ variable: PluralVariable) throws(PrintfFault) {
    if path.contains(variable.name) { throw .recursiveVariable(variable.name) }
    if path.count == Self.depthLimit { throw .patternTooLong }
    let position = positions[variable.name]
    let counted = Counted(
      name: names[variable.name] ?? variable.name,
      position: position,
      directive: variable.directive
    )
    path.append(variable.name)
    try write(variable, counted: counted, start: position, formsAreWhole: false)
    path.removeLast()
  }

  private mutating func write(
    _ variable: PluralVariable,
    counted: Counted,
    start: Int?,
    formsAreWhole: Bool
  ) throws(PrintfFault) {
    let forms = variable.icuForms(zeroIsCategory: zeroIsCategory)
    if forms.isEmpty { throw .pluralWithoutForms(variable.name) }
    note(
      PatternArgument(
        name: counted.name,
        position: counted.position,
        kind: counted.directive.kind,
        type: counted.directive.type
      )
    )
    builder.appendSyntax("{\(counted.name), plural,")
    for form in forms {
      builder.appendSyntax(" \(form.selector) {")
      let format = try PrintfFormat(form.format, dialect: dialect, isForm: !formsAreWhole)
      try write(format, start: start, counted: counted)
      builder.appendSyntax("}")
    }
    builder.appendSyntax("}")
  }

  private mutating func note(_ argument: PatternArgument) {
    if !arguments.contains(where: { $0.name == argument.name }) { arguments.append(argument) }
  }
}
