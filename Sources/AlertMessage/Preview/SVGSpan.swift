import AlertTypesetting

/// The elements of a picture for one piece of text.
struct SVGSpan {
  private let span: Frame.Span
  private let cells: [Frame.Cell]
  private let y: Int

  init(_ span: Frame.Span, y: Int, ambiguousWidth: Int) {
    self.span = span
    self.y = y
    cells = span.cells(ambiguousWidth: ambiguousWidth)
  }

  private static let cellWidth = SVGPicture.cellWidth
  /// From a row's top.
  private static let baseline = 16

  var elements: [String] {
    let letters =
      VisualOrder.needsReordering(span.text.string)
      ? [whole] : groups { $0.text != " " && BoxDrawing($0.text) == nil }.map(text)
    return groups { $0.style.attributes.contains(.reverse) }.map(background)
      + groups { BoxDrawing($0.text) != nil }.map(border) + letters
  }

  /// Cells of one style that belong together, in their order.
  private func groups(where isWanted: (Frame.Cell) -> Bool) -> [[Frame.Cell]] {
    var groups: [[Frame.Cell]] = []
    for cell in cells where isWanted(cell) {
      if groups.last?.last?.style == cell.style {
        groups[groups.count - 1].append(cell)
      } else {
        groups.append([cell])
      }
    }
    return groups
  }

  private func background(_ cells: [Frame.Cell]) -> String {
    let first = cells.first?.column ?? 0
    let end = cells.last.map { $0.column + $0.width } ?? first
    return "<rect class=\"reverse\" x=\"\(first * Self.cellWidth)\" y=\"\(y)\""
      + " width=\"\((end - first) * Self.cellWidth)\" height=\"\(SVGPicture.rowHeight)\"/>"
  }

  private func border(_ cells: [Frame.Cell]) -> String {
    let characters = cells.compactMap { cell in
      BoxDrawing(cell.text).map { (character: $0, column: cell.column) }
    }
    let path = BoxDrawing.path(characters, y: y)
    return "<path\(Markup.attribute(cells[0].style)) d=\"\(path)\"/>"
  }

  /// Each letter in the middle of its cells. A list of places counts UTF-16 units, so what takes
  /// several is an element of its own.
  private func text(_ cells: [Frame.Cell]) -> String {
    let attribute = Markup.attribute(cells[0].style)
    var elements: [String] = []
    var places: [String] = []
    var letters = ""
    func end() {
      guard !letters.isEmpty else { return }
      elements.append(element(attribute, places.joined(separator: " "), letters))
      places = []
      letters = ""
    }
    for cell in cells {
      let middle = cell.column * Self.cellWidth + cell.width * Self.cellWidth / 2
      if cell.text.utf16.count > 1 {
        end()
        elements.append(element(attribute, String(middle), cell.text))
      } else {
        places.append(String(middle))
        letters += cell.text
      }
    }
    end()
    return elements.joined(separator: "\n")
  }

  private func element(_ attribute: String, _ x: String, _ text: String) -> String {
    "<text\(attribute) x=\"\(x)\" y=\"\(y + Self.baseline)\">\(Markup.escaped(text))</text>"
  }

  /// Text whose order and letters depend on each other, as wide as its cells.
  private var whole: String {
    let isRightToLeft = span.direction == .rightToLeft
    let x = (span.column + (isRightToLeft ? span.width : 0)) * Self.cellWidth
    let runs = span.text.runs.map { run in
      "<tspan\(Markup.attribute(run.style))>\(Markup.escaped(run.text))</tspan>"
    }
    return "<text class=\"whole\" direction=\"\(isRightToLeft ? "rtl" : "ltr")\" x=\"\(x)\""
      + " y=\"\(y + Self.baseline)\" textLength=\"\(span.width * Self.cellWidth)\""
      + " lengthAdjust=\"spacingAndGlyphs\">\(runs.joined())</text>"
  }
}
