// Which argument each placeholder and variable is, found before anything is written: in
// `%2$@ of %2$#@v@` the first one already has the variable's name.
extension PatternConverter {
  /// Takes the forms of a variable apart.
  func parsed(
    _ variable: PluralVariable,
    isForm: Bool
  ) throws(PrintfFault) -> [ParsedForm] {
    var forms: [ParsedForm] = []
    for form in variable.icuForms(zeroIsCategory: zeroIsCategory) {
      if form.format.utf8.count > MessagePattern.longest { throw .patternTooLong }
      forms.append(
        ParsedForm(
          selector: form.selector,
          format: try PrintfFormat(form.format, dialect: dialect, isForm: isForm)
        )
      )
    }
    if forms.isEmpty { throw .pluralWithoutForms(variable.name) }
    return forms
  }

  /// Gives each variable that a format reaches its name and position.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - start: the position of its first placeholder without one; nil in a form of a variable,
  ///     where that is the variable's own value.
  ///   - depth: how deep variables have led.
  mutating func findVariables(
    in format: PrintfFormat,
    start: Int?,
    depth: Int = 0
  ) throws(PrintfFault) {
    if depth > Self.depthLimit { throw .patternTooLong }
    var next = start
    for piece in format.pieces {
      switch piece {
      case .value(let directive):
        if directive.isUnnumbered { next = next.map { $0 + 1 } }
      case .variable(let name, let written):
        guard let variable = variables[name] else { throw .unknownVariable(name) }
        let position = variable.position ?? written ?? next
        if written == nil { next = next.map { $0 + 1 } }
        if uses[name] != nil { continue }
        if uses.count == PrintfFormat.highestPosition { throw .patternTooLong }
        let forms = try parsed(variable, isForm: true)
        let argument = argumentName(of: variable, position: position)
        uses[name] = Use(
          counted: Counted(name: argument, position: position, directive: variable.directive),
          forms: forms
        )
        for form in forms { try findVariables(in: form.format, start: nil, depth: depth + 1) }
      case .text, .ownValue:
        break
      }
    }
  }

  /// The name in the pattern of the argument that a variable counts.
  private mutating func argumentName(of variable: PluralVariable, position: Int?) -> String {
    // Two variables over one argument share its name, or the caller would have to give it twice.
    if let position, let shared = namesByPosition[position] { return shared }
    let identifier = PatternArgument.identifier(for: variable.name)
    var unique = identifier
    var suffix = 2
    while uses.values.contains(where: { $0.counted.name == unique }) {
      unique = "\(identifier)_\(suffix)"
      suffix += 1
    }
    if let position { namesByPosition[position] = unique }
    return unique
  }

  /// The name in the pattern of the argument of a placeholder.
  func argumentName(_ directive: PrintfDirective, position: Int) -> String {
    if let name = directive.name { return PatternArgument.identifier(for: name) }
    return namesByPosition[position] ?? String(position - 1)
  }

  /// The first whole number that the forms show, else the first number; nil if they show none.
  func countedArgument(of forms: [ParsedForm]) -> Counted? {
    var firstNumber: Counted?
    // `other` shows the number most often, and it stands last.
    for form in forms.reversed() {
      var next = 1
      for piece in form.format.pieces {
        guard case .value(let directive) = piece else { continue }
        let position = directive.position ?? next
        if directive.isUnnumbered { next += 1 }
        if directive.kind == .text { continue }
        let counted = Counted(
          name: argumentName(directive, position: position),
          position: directive.name == nil ? position : nil,
          directive: directive
        )
        if directive.kind == .integer { return counted }
        firstNumber = firstNumber ?? counted
      }
    }
    return firstNumber
  }
}
