import AlertTypesetting

/// The rows that the fields of an alert take: their labels, what is typed into, and what is wrong.
struct FieldRows: Sendable {
  enum Row: Sendable {
    case label(field: Int, Typesetter.Line)
    case input(field: Int)
    case note(field: Int, Typesetter.Line)

    var field: Int {
      switch self {
      case .label(let field, _), .input(let field), .note(let field, _): field
      }
    }
  }

  let rows: [Row]
  /// Columns of the labels and the gap behind them where they stand beside the fields; 0 where they
  /// stand above.
  let labelColumns: Int
  /// The labels in one line each, where they stand beside the fields.
  let labels: [Typesetter.Line]

  /// A wider box for a field reads badly, a narrower one shows too little.
  private static let bestWidth = 56
  /// Columns that a field has at least where its label stands beside it.
  private static let leastBesideLabel = 28
  private static let labelGap = 2

  var isEmpty: Bool { rows.isEmpty }

  /// Columns that an alert with these fields takes whatever is typed; 0 without fields.
  static func width(_ content: AlertContent, columns: Int) -> Int {
    content.fields.isEmpty ? 0 : min(columns, bestWidth)
  }

  init(_ content: AlertContent, _ state: AlertState, typesetter: Typesetter, columns: Int) {
    let labels = content.fields.map {
      Typesetter.Line(text: $0.label, width: typesetter.width(of: $0.label))
    }
    let widest = labels.reduce(0) { max($0, $1.width) }
    let isBeside = widest > 0 && widest + Self.labelGap + Self.leastBesideLabel <= columns
    labelColumns = isBeside ? widest + Self.labelGap : 0
    self.labels = isBeside ? labels : []
    var rows: [Row] = []
    for (index, field) in content.fields.enumerated() {
      if !isBeside, !field.label.isEmpty {
        rows += typesetter.wrap(field.label, columns: columns).map { .label(field: index, $0) }
      }
      rows.append(.input(field: index))
      if let note = state.fields[index].note {
        let room = max(1, columns - labelColumns)
        rows += typesetter.wrap(note, columns: room).map { .note(field: index, $0) }
      }
    }
    self.rows = rows
  }

  /// The rows that are on the screen where there is no room for all: those around the field that
  /// has the focus, its input in any case, then what is wrong with it, then its label.
  func window(_ count: Int, focusedField: Int?) -> Range<Int> {
    guard count < rows.count else { return rows.indices }
    let focused = focusedField ?? 0
    let block = rows.indices.filter { rows[$0].field == focused }
    let input = rows.firstIndex { if case .input(focused) = $0 { true } else { false } } ?? 0
    let last = min((block.last ?? 0) + 1, input + count)
    let first = min(max(0, last - count), max(0, rows.count - count))
    return first..<(first + count)
  }
}
