import AlertTypesetting

/// The texts of an alert, wrapped for a number of columns.
struct AlertBody: Sendable {
  typealias Line = Typesetter.Line

  /// The title with its severity mark.
  let title: [Line]
  let message: [Line]
  /// By index; a title of one line unless it is wider than the columns.
  let buttons: [[Line]]
  /// Whether the buttons stand one below another.
  let isStacked: Bool
  /// Columns of the widest part.
  let width: Int

  /// What stands around a button's title: `[ ` and ` ]`.
  static let buttonSideColumns = 4
  static let buttonGap = 2

  init(_ content: AlertContent, typesetter: Typesetter, columns: Int) {
    title = Self.title(content, typesetter, columns)
    message = content.message.isEmpty ? [] : typesetter.wrap(content.message, columns: columns)
    let inner = max(1, columns - Self.buttonSideColumns)
    buttons = content.buttons.map { typesetter.wrap($0.title, columns: inner) }
    let widths = buttons.map { $0.reduce(0) { max($0, $1.width) } + Self.buttonSideColumns }
    let row = widths.reduce(0, +) + Self.buttonGap * (widths.count - 1)
    isStacked = row > columns || buttons.contains { $0.count > 1 }
    let widestButtons = isStacked ? widths.max() ?? 0 : row
    let widestPart = max(widestButtons, FieldRows.width(content, columns: columns))
    width = (title + message).reduce(widestPart) { max($0, $1.width) }
  }

  /// The title behind its severity mark: all its lines begin in one column, where there is room.
  private static func title(
    _ content: AlertContent,
    _ typesetter: Typesetter,
    _ columns: Int
  ) -> [Line] {
    guard let severity = content.severity else {
      return content.title.isEmpty ? [] : typesetter.wrap(content.title, columns: columns)
    }
    let mark = SeverityMark.text(severity) + " "
    let indent = mark.utf8.count
    guard columns >= Self.narrowestIndentedTitle, !content.title.isEmpty else {
      return typesetter.wrap(mark + content.title, columns: columns)
    }
    let lines = typesetter.wrap(content.title, columns: columns - indent)
    let space = String(repeating: " ", count: indent)
    return lines.indices.map { index in
      let line = lines[index]
      if index > 0, line.width == 0 { return line }
      return Line(text: (index == 0 ? mark : space) + line.text, width: indent + line.width)
    }
  }

  /// A title in fewer columns needs all of them.
  private static let narrowestIndentedTitle = 20

  /// Rows of all buttons.
  var buttonRows: Int { isStacked ? buttons.reduce(0) { $0 + $1.count } : 1 }
}

/// The mark before the title: readable without colour and in ASCII.
enum SeverityMark {
  static func text(_ severity: AlertSeverity) -> String {
    switch severity {
    case .info: "[i]"
    case .warning: "[!]"
    case .critical: "[x]"
    }
  }

  static func style(_ severity: AlertSeverity) -> Style {
    switch severity {
    case .info: Style(.bold, color: .blue)
    // Bold is bright in many palettes, and bright yellow can't be read on white.
    case .warning: Style(color: .yellow)
    case .critical: Style(.bold, color: .red)
    }
  }
}
