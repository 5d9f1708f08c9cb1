/// Text in logical order with a style for each part.
package struct StyledText: Hashable, Sendable {
  /// A part of the text that looks the same throughout.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  package init(_ text: String, _ style: Style = .plain) { runs = [Run(text, style)] }

  /// The text without its styles.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
