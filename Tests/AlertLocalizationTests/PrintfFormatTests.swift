import AlertICU
import AlertLocalization
import Testing

/// What a tool's author loses if these fail: texts with placeholders show the wrong value, a sign
/// of their own turns into syntax, or the program stops at a message that a translator wrote.
struct PrintfFormatTests {
  @Test(
    "A placeholder of Apple's becomes an argument of a pattern",
    arguments: [
      ("Delete %@?", "Delete {0}?"),
      ("%@ of %@", "{0} of {1}"),
      ("%2$@ of %1$@", "{1} of {0}"),
      (
        "%d, %ld, %lld, %i, %u, %lu, %hhd, %zd",
        (0..<8).map { "{\($0), number, integer}" }.joined(separator: ", ")
      ),
      ("%.2f", "{0, number, ::.00}"),
      ("%1$.1f %%", "{0, number, ::.0} %"),
      ("%%@", "%@"),
      ("no placeholder", "no placeholder"),
      ("", ""),
      ("{braces} and it's", "'{'braces'}' and it''s"),
      ("{}", "'{}'"),
      ("{'", "'{'''"),
      ("'{", "'''{'"),
      ("{%@}", "'{'{0}'}'"),
      ("#%d", "#{0, number, integer}"),
      ("%007$@", "{6}"),
    ]
  )
  func convertsAppleFormats(format: String, pattern: String) throws {
    #expect(try PatternConverter(dialect: .apple).convert(format).pattern == pattern)
  }

  @Test(
    "A sign % that no format could mean is shown as it stands",
    arguments: ["100%", "50 % des fichiers", "50% off", "5 %, dann", "%", "100%!", "% "]
  )
  func keepsPercentSigns(text: String) throws {
    #expect(try PatternConverter(dialect: .apple).convert(text).pattern == text)
  }

  @Test(
    "A placeholder whose value can't be shown is refused",
    arguments: [
      ("%s", "%s"), ("%1$s", "%1$s"), ("a %p b", "%p"), ("%n", "%n"), ("%*d", "%*d"),
      ("%.*f", "%.*f"), ("%*1$d", "%*1$d"), ("%S", "%S"), ("%ls", "%ls"), ("%a", "%a"),
    ]
  )
  func refusesPointers(format: String, placeholder: String) {
    #expect(throws: PrintfFault.unsupportedPlaceholder(placeholder)) {
      try PatternConverter(dialect: .apple).convert(format)
    }
  }

  @Test(
    "Numbered beside unnumbered placeholders are refused",
    arguments: ["%1$@ %@", "%@ %1$@", "%d of %2$d"]
  )
  func refusesMixedNumbering(format: String) {
    #expect(throws: PrintfFault.mixedNumbering) {
      try PatternConverter(dialect: .apple).convert(format)
    }
  }

  @Test(
    "A position that no argument has is refused",
    arguments: ["%0$@", "%1000$@", "%99999999999999999999999$@"]
  )
  func refusesPositions(format: String) {
    #expect(throws: PrintfFault.positionOutOfRange) {
      try PatternConverter(dialect: .apple).convert(format)
    }
  }

  @Test("Arguments are listed once, with position and kind")
  func listsArguments() throws {
    let result = try PatternConverter(dialect: .apple).convert("%2$@ %1$lld %2$@ %3$.1f")
    #expect(
      result.arguments == [
        PatternArgument(name: "1", position: 2, kind: .text, type: "%@"),
        PatternArgument(name: "0", position: 1, kind: .integer, type: "%lld"),
        PatternArgument(name: "2", position: 3, kind: .number(.fixed), type: "%f"),
      ]
    )
  }

  @Test(
    "ICU shows the number as printf would, in the locale's digits and signs",
    arguments: [
      // The English column is what C's printf gives, but for the grouping of %d and %f.
      ("%d", .integer(1_234_567), "en", "1,234,567"),
      ("%d", .integer(1234), "ar-EG", "١٬٢٣٤"),
      ("%+d", .integer(5), "en", "+5"),
      ("%02d", .integer(5), "en", "05"),
      ("%.3d", .integer(5), "en", "005"),
      ("%.2f", .number(0.5), "en", "0.50"),
      ("%.2f", .number(1234.567), "de", "1.234,57"),
      ("%f", .number(0.5), "en", "0.500000"),
      ("%.0f", .number(2.6), "en", "3"),
      ("%05.1f", .number(2.5), "en", "002.5"),
      ("%.1e", .number(12345), "en", "1.2E4"),
      ("%g", .number(0.5), "en", "0.5"),
      ("%.3g", .number(3.14159), "en", "3.14"),
    ] as [(String, MessageFormat.Argument, String, String)]
  )
  func formatsAsPrintf(
    format: String,
    value: MessageFormat.Argument,
    locale: String,
    text: String
  ) throws {
    let pattern = try PatternConverter(dialect: .apple).convert(format).pattern
    #expect(
      try icuText(pattern, locale: locale, arguments: ["0": value]) == text
    )
  }

  @Test(
    "Literal text of any kind comes out of ICU as it was",
    arguments: [
      "it's {count}", "'{'", "''", "'", "{{}}", "}{", "a'b'c", "|#|", "{0}", "'#'", "d'{count}",
      "l’été à 100%", "{a}'{b}'",
    ],
    [false, true]
  )
  func roundTripsText(text: String, inPlural: Bool) throws {
    var builder = PatternBuilder()
    if inPlural { builder.appendSyntax("{n, plural, other {") }
    builder.appendText(Array(text.utf8)[...], inPlural: inPlural)
    if inPlural { builder.appendSyntax("}}") }
    let shown = try icuText(
      builder.finish(),
      locale: "en",
      arguments: ["n": .integer(1)]
    )
    #expect(shown == text)
  }

  @Test("gettext's c-format and python-format have text where Apple's have pointers")
  func convertsOtherDialects() throws {
    #expect(
      try PatternConverter(dialect: .c).convert("%s: %<PRId64>").pattern
        == "{0}: {1, number, integer}"
    )
    #expect(
      try PatternConverter(dialect: .python).convert("%(name)s has %(count)d %r").pattern
        == "{name} has {count, number, integer} {0}"
    )
  }
}

/// What a user loses if these fail: "1 files", or a number where a word should be.
struct PluralVariableFormatTests {
  private func variable(_ name: String, _ forms: [(String, String)], position: Int? = nil)
    -> PluralVariable
  {
    PluralVariable(
      name: name,
      position: position,
      forms: forms.map { PluralVariable.Form($0.0, $0.1) }
    )
  }

  @Test("A variable is an argument of its name, its own value the sign #")
  func convertsVariables() throws {
    let files = variable("files", [("one", "%d file"), ("other", "%d files")])
    let result = try PatternConverter(dialect: .apple, variables: [files])
      .convert("%#@files@ of %@")
    #expect(result.pattern == "{files, plural, one {# file} other {# files}} of {1}")
    #expect(
      result.arguments == [
        PatternArgument(name: "files", position: 1, kind: .integer),
        PatternArgument(name: "1", position: 2, kind: .text, type: "%@"),
      ]
    )
  }

  @Test("A position and the variable over it are one argument")
  func namesPositions() throws {
    let files = variable("files", [("other", "%1$d of %2$@ (%1$d)")])
    let result = try PatternConverter(dialect: .apple, variables: [files])
      .convert("%2$@: %1$#@files@ (%1$d)")
    #expect(
      result.pattern == "{1}: {files, plural, other {# of {1} (#)}} ({files, number, integer})"
    )
  }

  @Test("A variable inside another shows the number of its own")
  func nestsVariables() throws {
    let geese = variable(
      "geese",
      [("one", "a goose on %#@fields@"), ("other", "%d geese on %#@fields@")]
    )
    let fields = variable("fields", [("one", "its field"), ("other", "%d fields")])
    let pattern = try PatternConverter(dialect: .apple, variables: [geese, fields])
      .convert("%#@geese@").pattern
    let shown = try icuText(
      pattern,
      locale: "en",
      arguments: ["geese": .integer(3), "fields": .integer(2)]
    )
    #expect(shown == "3 geese on 2 fields")
  }

  @Test(
    "Apple's zero is the number 0, or CLDR's category where the language has it",
    arguments: [(false, "=0"), (true, "zero")]
  )
  func convertsZero(zeroIsCategory: Bool, selector: String) throws {
    let files = variable("n", [("zero", "none"), ("other", "%d")])
    let result = try PatternConverter(
      dialect: .apple,
      variables: [files],
      zeroIsCategory: zeroIsCategory
    ).convert("%#@n@")
    #expect(result.pattern == "{n, plural, \(selector) {none} other {#}}")
  }

  @Test(
    "Without other, the form for the largest numbers takes its place",
    arguments: [
      (["one", "few"], "one {one} few {few} other {few}"),
      (["many", "one"], "one {one} many {many} other {many}"),
      (["zero"], "=0 {zero} other {zero}"),
    ]
  )
  func completesForms(categories: [String], forms: String) throws {
    let files = variable("n", categories.map { ($0, $0) })
    #expect(
      try PatternConverter(dialect: .apple, variables: [files]).convert("%#@n@").pattern
        == "{n, plural, \(forms)}"
    )
  }

  @Test("A number sign of the text stays a number sign")
  func quotesNumberSign() throws {
    let files = variable("n", [("other", "#%d")])
    #expect(
      try PatternConverter(dialect: .apple, variables: [files]).convert("# %#@n@").pattern
        == "# {n, plural, other {'#'#}}"
    )
  }

  @Test("A name that ICU can't read is changed, and stays unique")
  func changesNames() throws {
    let variables = [variable("a.b", [("other", "%d")]), variable("a_b", [("other", "%d")])]
    #expect(
      try PatternConverter(dialect: .apple, variables: variables).convert("%#@a.b@%#@a_b@").pattern
        == "{a_b, plural, other {#}}{a_b_2, plural, other {#}}"
    )
  }

  @Test("What can't be converted is refused, and doesn't run on")
  func refusesFaults() {
    let loop = [variable("a", [("other", "%#@b@")]), variable("b", [("other", "%#@a@")])]
    #expect(throws: PrintfFault.recursiveVariable("a")) {
      try PatternConverter(dialect: .apple, variables: loop).convert("%#@a@")
    }
    #expect(throws: PrintfFault.unknownVariable("c")) {
      try PatternConverter(dialect: .apple).convert("%#@c@")
    }
    #expect(throws: PrintfFault.unterminatedVariable) {
      try PatternConverter(dialect: .apple).convert("%#@c")
    }
    #expect(throws: PrintfFault.pluralWithoutForms("a")) {
      try PatternConverter(dialect: .apple, variables: [variable("a", [])]).convert("%#@a@")
    }
    // Ten thousand variables, each inside the one before it.
    let chain = (0..<10_000).map { variable("v\($0)", [("other", "%#@v\($0 + 1)@")]) }
    #expect(throws: PrintfFault.patternTooLong) {
      try PatternConverter(dialect: .apple, variables: chain).convert("%#@v0@")
    }
    #expect(throws: PrintfFault.positionOutOfRange) {
      try PatternConverter(dialect: .apple).convert(String(repeating: "%@", count: 1000))
    }
    // Thirty variables, each showing the next one twice: a thousand million texts.
    let bomb =
      (0..<30).map { variable("v\($0)", [("other", "%#@v\($0 + 1)@%#@v\($0 + 1)@")]) }
      + [variable("v30", [("other", "x")])]
    #expect(throws: PrintfFault.patternTooLong) {
      try PatternConverter(dialect: .apple, variables: bomb).convert("%#@v0@")
    }
  }

  @Test(
    "Whole formats as forms count their first whole number",
    arguments: [
      ("%lld items", "{0, plural, other {# items}}"),
      ("%@ has %lld items", "{1, plural, other {{0} has # items}}"),
      ("%2$lld items of %1$@", "{1, plural, other {# items of {0}}}"),
      ("no number", "{0, plural, other {no number}}"),
      ("%.1f GB", "{0, plural, other {{0, number, ::.0} GB}}"),
    ]
  )
  func convertsPlurals(form: String, pattern: String) throws {
    let result = try PatternConverter(dialect: .apple).convertPlural([.init("other", form)])
    #expect(result.pattern == pattern)
  }
}
