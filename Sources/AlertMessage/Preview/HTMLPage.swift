import AlertTypesetting

/// Alerts as a page: each piece of text at its column, in logical order, so that it can be read,
/// searched and copied, and the browser joins its letters.
struct HTMLPage {
  private let previews: [AlertPreview]

  init(_ previews: [AlertPreview]) { self.previews = previews }

  var text: String {
    let language = previews.first?.language.identifier ?? ""
    let titles = previews.map { Markup.escaped($0.question) }
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <meta charset="utf-8">
      <title>\(Self.unique(titles).joined(separator: " · "))</title>
      <style>\(Self.rules)</style>
      \(previews.map(figure).joined(separator: "\n"))
      </html>
      """
  }

  private static func unique(_ titles: [String]) -> [String] {
    titles.indices.filter { titles.firstIndex(of: titles[$0]) == $0 }.map { titles[$0] }
  }

  /// Light or dark as the reader's other windows are.
  private static let rules = """
    :root{color-scheme:light dark;background:Canvas;color:CanvasText}\
    figure{margin:1.5em}figcaption{font-family:sans-serif;opacity:.7}\
    .screen{font-family:'DejaVu Sans Mono',Menlo,Consolas,monospace;line-height:1.16}\
    .row{position:relative;height:1.16em}\
    .row span{white-space:pre}.row>span{position:absolute;unicode-bidi:isolate}\
    .wide{display:inline-block;width:2ch;text-align:center}\
    .bold{font-weight:bold}.dim{opacity:.65}.underline{text-decoration:underline}\
    \(Markup.colorRules(onDark: false, property: "color"))\
    @media(prefers-color-scheme:dark){\(Markup.colorRules(onDark: true, property: "color"))}\
    .reverse{background:CanvasText;color:Canvas}
    """

  private func figure(_ preview: AlertPreview) -> String {
    let tag = preview.language.identifier
    let rows = preview.frame.rows.map { row in
      "<div class=\"row\">\(row.spans.map(span).joined())</div>"
    }
    return """
      <figure lang="\(tag)"><figcaption>\(Markup.escaped(preview.caption))</figcaption>
      <div class="screen">
      \(rows.joined(separator: "\n"))
      </div></figure>
      """
  }

  private func span(_ span: Frame.Span) -> String {
    let joins = VisualOrder.needsReordering(span.text.string)
    let runs = span.text.runs.map { run in
      let text = joins ? Markup.escaped(run.text) : Self.inCells(run.text)
      let attribute = Markup.attribute(run.style)
      return attribute.isEmpty ? text : "<span\(attribute)>\(text)</span>"
    }
    let direction = span.direction == .rightToLeft ? "rtl" : "ltr"
    return "<span dir=\"\(direction)\" style=\"left:\(span.column)ch;width:\(span.width)ch\">"
      + runs.joined() + "</span>"
  }

  /// Wide letters in boxes of their own: fonts seldom draw them twice as wide as Latin ones.
  private static func inCells(_ text: String) -> String {
    GraphemeClusters(text).map { cluster in
      let letter = Markup.escaped(String(cluster))
      return CellWidth.of(cluster, ambiguous: 1) == 2
        ? "<span class=\"wide\">\(letter)</span>" : letter
    }.joined()
  }
}
