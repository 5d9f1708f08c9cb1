import AlertTypesetting

/// Alerts as a picture, one below another.
///
/// Letters stand in the cells in which a terminal puts them, whatever the reader's font measures;
/// only where they join, as in Arabic, a piece of text is one whole. Borders are lines.
struct SVGPicture {
  private let previews: [AlertPreview]

  init(_ previews: [AlertPreview]) { self.previews = previews }

  /// Pixels, even, so that the middle of a cell is a whole one.
  static let cellWidth = 10
  static let rowHeight = 22
  private static let margin = 14
  /// A letter is 0.6 of its font's size wide in the usual monospaced fonts.
  private static let fontSize = 16.6

  var text: String {
    let columns = previews.flatMap(\.frame.rows).map(\.end).max() ?? 0
    let width = columns * Self.cellWidth + 2 * Self.margin
    var top = Self.margin
    var groups: [String] = []
    for preview in previews {
      groups.append(group(preview, top))
      top += preview.frame.rows.count * Self.rowHeight + Self.rowHeight
    }
    let height = max(2 * Self.margin, top - Self.rowHeight + Self.margin)
    let label = Markup.escaped(previews.map(\.question).joined(separator: " · "))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(label)">
      <style>\(Self.rules)</style>
      <rect width="100%" height="100%" rx="8" fill="#1e1e2e"/>
      \(groups.joined(separator: "\n"))
      </svg>
      """
  }

  private static let rules = """
    text{font:\(fontSize)px 'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#e6e6f0;\
    text-anchor:middle;white-space:pre}\
    path{fill:none;stroke:#e6e6f0}rect.reverse{fill:#e6e6f0}\
    .whole{text-anchor:start;unicode-bidi:isolate}\
    .bold{font-weight:bold}.dim{opacity:.65}.underline{text-decoration:underline}\
    \(Markup.colorRules(onDark: true, property: "fill"))text .reverse,text.reverse{fill:#1e1e2e}
    """

  private func group(_ preview: AlertPreview, _ top: Int) -> String {
    var lines: [String] = []
    for (index, row) in preview.frame.rows.enumerated() {
      let y = index * Self.rowHeight
      for span in row.spans {
        lines += SVGSpan(span, y: y, ambiguousWidth: preview.ambiguousWidth).elements
      }
    }
    let tag = preview.language.identifier
    return """
      <g lang="\(tag)" xml:lang="\(tag)" transform="translate(\(Self.margin) \(top))">
      \(lines.joined(separator: "\n"))
      </g>
      """
  }
}

extension Frame.Row {
  /// The first column behind the row's text.
  fileprivate var end: Int { spans.last.map { $0.column + $0.width } ?? 0 }
}
