/// How a piece of text looks, in what every terminal's own palette can show.
package struct Style: Hashable, Sendable {
  /// Ways to stand out that need no colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
  }

  /// A foreground colour of the terminal's palette, so that light and dark backgrounds both work.
  package enum Color: UInt8, Hashable, Sendable {
    case red = 1
    case green, yellow, blue, magenta, cyan
  }

  package var attributes: Attributes
  package var color: Color?

  package init(_ attributes: Attributes = [], color: Color? = nil) {
    self.attributes = attributes
    self.color = color
  }

  /// Text as the terminal shows it by itself.
  package static let plain = Style()
}
