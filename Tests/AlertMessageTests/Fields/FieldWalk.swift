import AlertICU
import AlertMessageTesting
import AlertTerminal
import AlertTypesetting
import JourneySupport

@testable import AlertMessage

/// A random walk through one field of an alert on a screen, beside a reference of its text.
@MainActor struct FieldWalk {
  private var generator: SeededGenerator
  /// Letters with their marks.
  private let letters: [[Unicode.Scalar]]
  /// The rest of a letter whose beginning was typed.
  private var rest: ArraySlice<Unicode.Scalar> = []
  private let content: AlertContent
  private var painter: AlertPainter
  private var state: AlertState
  private var screen: ScreenModel
  private var reference: ReferenceLine
  /// Clusters that the field takes: sometimes they fill it.
  private static let limit = 36

  init(_ language: String, _ letters: String, widths: ScreenModel.Widths, seed: UInt64) {
    let alert = AlertMessage()
    alert.localizer = .inLanguage(language)
    let field = AlertField(id: "text")
    field.limit = Self.limit
    alert.addField(field)
    alert.addButton(.ok, role: .default)
    content = alert.resolvedContent()
    let writer = FrameWriter(options: FrameWriter.Options(), columns: 30)
    painter = AlertPainter(AlertLayout(content), writer)
    state = AlertState(content)
    screen = ScreenModel(columns: 30, rows: 12, widths: widths)
    self.letters = letters.split(separator: " ").map { Array($0.unicodeScalars) } + [[" "]]
    generator = SeededGenerator(seed: seed)
    reference = ReferenceLine(limit: Self.limit)
    paint()
  }

  /// Does something, in the field and in the reference, and paints.
  ///
  /// - Returns: What was done.
  mutating func step() -> String {
    let choice = rest.isEmpty ? Int.random(in: 0..<100, using: &generator) : 0
    let done: String
    switch choice {
    case ..<40: done = type()
    case ..<58: done = paste()
    case ..<97: done = edit(choice)
    default: done = resize()
    }
    paint()
    return done
  }

  private mutating func type() -> String {
    if rest.isEmpty { rest = letters.randomElement(using: &generator)?[...] ?? [] }
    guard let scalar = rest.popFirst() else { return "nothing" }
    _ = state.handle(KeyEvent(.character(scalar)), content)
    let refused = state.fields[0].note != nil
    if !refused { reference.insert([scalar]) }
    return "typed U+\(String(scalar.value, radix: 16))"
  }

  private mutating func paste() -> String {
    let count = Int.random(in: 1...12, using: &generator)
    let pasted = (0..<count).flatMap { _ in letters.randomElement(using: &generator) ?? [] }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: pasted)
    _ = state.paste(PastedText(String(view)), content)
    reference.insert(pasted)
    return "pasted \(count)"
  }

  private mutating func edit(_ choice: Int) -> String {
    let isRightToLeft = content.direction(ofField: 0, state) == .rightToLeft
    let back: KeyEvent.Code = isRightToLeft ? .right : .left
    let forward: KeyEvent.Code = isRightToLeft ? .left : .right
    let (key, motion, deletes): (KeyEvent, LineEditor.Motion, Bool) =
      switch choice {
      case ..<68: (KeyEvent(back), .back, false)
      case ..<75: (KeyEvent(forward), .forward, false)
      case ..<77: (KeyEvent(.home), .start, false)
      case ..<79: (KeyEvent(.end), .end, false)
      case ..<89: (KeyEvent(.backspace), .back, true)
      case ..<94: (KeyEvent(.delete), .forward, true)
      case ..<96: (KeyEvent(.character("k"), .control), .end, true)
      default: (KeyEvent(.character("u"), .control), .start, true)
      }
    _ = state.handle(key, content)
    if deletes { reference.delete(motion) } else { reference.cursor = reference.target(motion) }
    return "\(key.code)"
  }

  private mutating func resize() -> String {
    let columns = Int.random(in: 20...40, using: &generator)
    screen.resize(columns: columns, rows: 12)
    painter.writer.resize(columns: columns)
    return "resized to \(columns)"
  }

  private mutating func paint() {
    screen.feed(painter.paint(&state, columns: screen.columns, rows: screen.rows))
  }

  /// What is not as it has to be.
  var fault: String? {
    let editor = state.fields[0].editor
    guard editor.text.unicodeScalars.elementsEqual(reference.scalars) else {
      return "the text is \(editor.text.debugDescription), not \(reference.text.debugDescription)"
    }
    guard editor.count == reference.stops.count - 1 else { return "the number of clusters" }
    guard editor.cursorCluster == reference.cursorCluster else { return "the cursor in the text" }
    guard screen.unknown.isEmpty, screen.isCursorVisible else { return "the terminal" }
    return ShownField(screen).fault(
      text: reference.text,
      cursor: reference.cursorCluster,
      direction: TextDirection.first(in: reference.text) ?? content.direction
    )
  }
}

/// The field that the cursor stands in, as it is on a screen.
struct ShownField {
  /// What stands in each cell between the marks; nil for the second column of a wide letter.
  private var cells: [String?] = []
  private var marks = ("", "")
  /// Counted from the first of the cells.
  private var cursor = 0

  init(_ screen: ScreenModel) {
    let row = screen.cursor.row
    let all = (0..<screen.columns).map { screen[row, $0] }
    guard let first = all.firstIndex(where: { $0?.text == "[" }),
      let last = all.lastIndex(where: { $0?.text == "]" }), last - first > 3
    else { return }
    marks = (all[first + 1]?.text ?? " ", all[last - 1]?.text ?? " ")
    cells = all[(first + 2)..<(last - 1)].map {
      $0.map { $0.width == 0 ? nil : Self.unshaped($0.text) } ?? " "
    }
    cursor = screen.cursor.column - first - 2
  }

  /// The forms in which Arabic letters join, and the letters.
  private static let forms: [Unicode.Scalar: Unicode.Scalar] = {
    var forms: [Unicode.Scalar: Unicode.Scalar] = [:]
    for value in UInt32(0x620)...0x6D5 {
      guard let letter = Unicode.Scalar(value) else { continue }
      for (word, place) in [
        ([letter], 0), ([letter, "ب"], 0), (["ب", letter], 1), (["ب", letter, "ب"], 1),
      ] {
        forms[TextShaping.shaped(word)[place]] = letter
      }
    }
    return forms
  }()

  private static func unshaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(forms[scalar] ?? scalar) }
    return String(result)
  }

  private static func named(_ cell: String?) -> String {
    cell.map { $0.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") } ?? "-"
  }

  /// What differs from a text by the order of UAX #9; nil for nothing.
  func fault(text: String, cursor logical: Int, direction: TextDirection) -> String? {
    guard !cells.isEmpty else { return "no field on the screen" }
    let order = VisualOrder(text, direction: direction)
    var line: [VisualOrder.Cluster] = []
    for cluster in order.clusters {
      if cluster.width > 0 {
        line.append(cluster)
      } else if !line.isEmpty {
        // What takes no cell is drawn into the one before.
        line[line.count - 1].text += cluster.text
      }
    }
    guard cells.indices.contains(cursor) else { return "the cursor is outside" }
    let start = order.column(ofCursorBefore: logical) - cursor
    return fault(of: line, from: start, width: order.width, direction)
  }

  /// - Parameter start: The column of the line in the first cell, as the cursor tells.
  private func fault(
    of line: [VisualOrder.Cluster],
    from start: Int,
    width: Int,
    _ direction: TextDirection
  ) -> String? {
    var isCut = (left: false, right: false)
    var rest = Set(cells.indices)
    for cluster in line {
      let first = cluster.column - start
      if first < 0 {
        isCut.left = true
      } else if first + cluster.width > cells.count {
        // A wide letter at the edge is left out whole.
        isCut.right = true
      } else {
        let shown = cells[first..<(first + cluster.width)].map { $0 ?? "" }.joined()
        guard shown == cluster.text else {
          return "cell \(first) shows \(Self.named(shown)), not \(Self.named(cluster.text))"
        }
        rest.subtract(first..<(first + cluster.width))
      }
    }
    for cell in rest where cells[cell] != " " {
      return "cell \(cell) shows \(Self.named(cells[cell])), and nothing belongs there"
    }
    guard marks.0 == (isCut.left ? "‹" : ">"), marks.1 == (isCut.right ? "›" : "<") else {
      return "the marks are \(marks), but the text is cut \(isCut)"
    }
    // A line that is not cut begins at its edge.
    let edge = direction == .leftToRight ? 0 : width - cells.count
    let isAtEdge = isCut.left || isCut.right || start == edge
    return isAtEdge ? nil : "the line begins at \(start), not at \(edge)"
  }
}
