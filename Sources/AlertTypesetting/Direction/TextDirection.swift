/// The base direction of a paragraph (UAX #9, P2 and HL1: here it comes from the locale).
package enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
