import AlertICU
import AlertLocalization
import Testing

/// What a user loses if these fail: a translator's plural forms land on the wrong numbers.
struct GettextPluralFormatTests {
  /// A rule, and the same in Swift: another program's idea of it.
  struct Rule: Sendable {
    var expression: String
    var reference: @Sendable (UInt64) -> UInt64

    init(_ expression: String, _ reference: @escaping @Sendable (UInt64) -> UInt64) {
      self.expression = expression
      self.reference = reference
    }
  }

  static let rules = [
    Rule("0") { _ in 0 },
    Rule("n != 1") { $0 != 1 ? 1 : 0 },
    Rule("n>1") { $0 > 1 ? 1 : 0 },
    Rule("n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2") {
      $0 % 10 == 1 && $0 % 100 != 11 ? 0 : $0 != 0 ? 1 : 2
    },
    Rule("(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)") {
      if $0 % 10 == 1 && $0 % 100 != 11 { return 0 }
      return (2...4).contains($0 % 10) && !(10..<20).contains($0 % 100) ? 1 : 2
    },
    Rule("(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2") { $0 == 1 ? 0 : (2...4).contains($0) ? 1 : 2 },
    Rule("n==1 || n==2") { $0 == 1 || $0 == 2 ? 1 : 0 },
    Rule("!n") { $0 == 0 ? 1 : 0 },
    Rule("!(n - 1) + 2 * 3 / 4") { ($0 == 1 ? 1 : 0) + 1 },
    // Unsigned, as in gettext: what lies below zero is large.
    Rule("10 - n - 1 > 3") { 10 &- $0 &- 1 > 3 ? 1 : 0 },
    Rule("1 + n * 2 == 7 ? 1 : 0") { $0 == 3 ? 1 : 0 },
    Rule("n ? n < 5 ? 1 : 2 : 0") { $0 == 0 ? 0 : $0 < 5 ? 1 : 2 },
  ]

  @Test("An expression of C gives the form that C would give", arguments: rules)
  func evaluates(rule: Rule) throws {
    let expression = try PluralExpression(rule.expression)
    for n in UInt64(0)...1000 {
      #expect(expression.form(for: n) == rule.reference(n), "\(rule.expression), n = \(n)")
    }
  }

  @Test("A division by zero has no form")
  func dividesByZero() throws {
    #expect(try PluralExpression("n / 0").form(for: 1) == nil)
    #expect(try PluralExpression("n % (n - n)").form(for: 1) == nil)
    #expect(try PluralExpression("n == 1 || 1 / 0").form(for: 1) == 1)
  }

  @Test(
    "A broken expression says where it breaks",
    arguments: [
      ("", 0), ("n !", 2), ("n ==", 4), ("(n", 2), ("n ? 1", 5), ("n & 1", 2), ("x", 0), ("n 1", 2),
      ("n=1", 1),
    ]
  )
  func refuses(expression: String, offset: Int) {
    #expect(throws: PluralExpression.Fault(offset: offset)) { try PluralExpression(expression) }
  }

  @Test(
    "An expression without end is refused",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000),
      String(repeating: "n?", count: 100_000), String(repeating: "n+", count: 100_000) + "n",
    ]
  )
  func refusesDepth(expression: String) {
    #expect(throws: PluralExpression.Fault.self) { try PluralExpression(expression) }
  }

  /// The rules of gettext's manual, for languages of each family.
  static let families: [(languages: [String], count: Int, rule: String)] = [
    (["ja", "ko", "vi", "zh", "th"], 1, "0"),
    (["en", "de", "nl", "sv", "da", "nb", "fi", "et", "el", "hu", "tr", "bg"], 2, "n != 1"),
    (["fr", "pt-BR"], 2, "n > 1"),
    (["lv"], 3, "n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2"),
    (["ga"], 5, "n==1 ? 0 : n==2 ? 1 : n<7 ? 2 : n<11 ? 3 : 4"),
    (["ro"], 3, "n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2"),
    (["lt"], 3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2"),
    (
      ["ru", "uk", "be", "sr", "hr"], 3,
      "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
    ),
    (["cs", "sk"], 3, "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2"),
    (["pl"], 3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"),
    (["sl"], 4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3"),
    (
      ["ar"], 6,
      "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5"
    ),
    // Not the languages' usual rules, but what people write.
    (["en"], 3, "n==0 ? 0 : n==1 ? 1 : 2"),
    (["ru"], 2, "n != 1"),
    (["fr"], 2, "n != 1"),
  ]

  @Test(
    "Through ICU, each number from 0 to 200 has the form of the file's rule",
    arguments: families
  )
  func mapsForms(languages: [String], count: Int, rule: String) throws {
    let expression = try PluralExpression(rule)
    for language in languages {
      let plurals = try #require(
        GettextPlurals(rule: expression, formCount: count)
      )
      let forms = plurals.selectors(in: language).map { "\($0.selector) {form \($0.form)}" }
      let pattern = "{n, plural, \(forms.joined(separator: " "))}"
      for n in Int64(0)...200 {
        let shown = try icuText(
          pattern,
          locale: language,
          arguments: ["n": .integer(n)]
        )
        #expect(
          shown == "form \(try #require(expression.form(for: UInt64(n))))",
          "\(language) \(n)"
        )
      }
    }
  }

  @Test("Where the rule is CLDR's, no number needs a selector of its own")
  func mapsWithoutExceptions() throws {
    let rule = try PluralExpression(
      "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
    )
    let plurals = try #require(GettextPlurals(rule: rule, formCount: 3))
    #expect(plurals.selectors(in: "ru").map(\.selector) == ["one", "few", "many", "other"])
  }

  @Test("A rule with a form beyond the count is refused")
  func refusesForms() throws {
    let rule = try PluralExpression("n")
    #expect(GettextPlurals(rule: rule, formCount: 3) == nil)
  }
}
