/// Turns formats of `printf` and their variables into one message pattern.
///
///     try PatternConverter(dialect: .apple).convert("Delete %lld files?")
///     // "Delete {0, number, integer} files?"
package struct PatternConverter {
  /// A pattern and what it asks for.
  package struct Result: Equatable, Sendable {
    /// The pattern, for ICU's `MessageFormat`.
    package var pattern: String
    /// Its arguments, each once, in the order in which they first appear.
    package var arguments: [PatternArgument]
  }

  /// A form of a plural that has been taken apart.
  struct ParsedForm {
    var selector: String
    var format: PrintfFormat
  }

  /// The argument that a plural counts.
  struct Counted {
    var name: String
    /// The position, counted from 1; nil if it has only a name.
    var position: Int?
    /// What the placeholder of its value would be.
    var directive: PrintfDirective
  }

  /// A variable that the format reaches.
  struct Use {
    var counted: Counted
    var forms: [ParsedForm]
  }

  /// How deep variables may stand inside variables.
  static let depthLimit = 100

  let dialect: PrintfFormat.Dialect
  let zeroIsCategory: Bool
  let variables: [String: PluralVariable]
  /// The variables that the format reaches, by the name that it has for them.
  var uses: [String: Use] = [:]
  /// The name in the pattern of the argument at a position that a variable counts.
  var namesByPosition: [Int: String] = [:]
  var builder = PatternBuilder()
  var arguments: [PatternArgument] = []
  /// The variables whose forms are being written, outermost first.
  var path: [String] = []

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
    self.variables =
      variables.isEmpty ? [:] : Dictionary(variables.map { ($0.name, $0) }) { _, last in last }
  }

  /// The pattern of a format.
  ///
  /// - Throws: ``PrintfFault`` for what can't be converted.
  package consuming func convert(_ format: String) throws(PrintfFault) -> Result {
    try convert(Array(format.utf8)[...])
  }

  /// The pattern of a format that is given as valid UTF-8.
  ///
  /// - Throws: ``PrintfFault`` for what can't be converted.
  package consuming func convert(_ text: ArraySlice<UInt8>) throws(PrintfFault) -> Result {
    if text.count > MessagePattern.longest { throw .patternTooLong }
    // Most messages are plain text.
    if PrintfFormat.isPlain(text) {
      return Result(pattern: String(decoding: text, as: UTF8.self), arguments: [])
    }
    let format = try PrintfFormat(text, dialect: dialect)
    try findVariables(in: format, start: 1)
    builder.reserve(text.count + 32)
    try write(format, start: 1, counted: nil)
    return try finish()
  }

  /// The pattern of a plural whose forms are whole formats: `%@ has %lld files`.
  ///
  /// - Parameters:
  ///   - forms: the forms, each a whole format.
  ///   - name: the name of the counted argument if no placeholder of the forms is a number.
  ///   - source: the texts that were translated, whose number is counted where the forms have none:
  ///     many languages do without one in "no files"; none by default.
  /// - Throws: ``PrintfFault`` for what can't be converted.
  package consuming func convertPlural(
    _ forms: [PluralVariable.Form],
    nameWithoutPlaceholder name: String = "0",
    source: [String] = []
  ) throws(PrintfFault) -> Result {
    let forms = try parsed(PluralVariable(name: name, forms: forms), isForm: false)
    for form in forms { try findVariables(in: form.format, start: 1) }
    let counted =
      countedArgument(of: forms) ?? countedArgument(of: sourceForms(source))
      ?? Counted(name: name, position: nil, directive: PrintfDirective(kind: .integer))
    try writePlural(forms, counted: counted, start: 1)
    return try finish()
  }

  /// The source's forms, of which one that can't be read is none of the translation's mistakes.
  private func sourceForms(_ formats: [String]) -> [ParsedForm] {
    formats.compactMap { format in
      (try? PrintfFormat(format, dialect: dialect)).map { ParsedForm(selector: "", format: $0) }
    }
  }

  private consuming func finish() throws(PrintfFault) -> Result {
    let pattern = builder.finish()
    if builder.isTooLong { throw .patternTooLong }
    return Result(pattern: pattern, arguments: arguments)
  }
}
