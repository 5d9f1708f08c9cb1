/// A plural category of CLDR, in CLDR's order (UTS #35, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
