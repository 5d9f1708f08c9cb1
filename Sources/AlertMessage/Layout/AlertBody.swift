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
    let mark = content.severity.map { SeverityMark.text($0) + " " } ?? ""
    title =
      content.title.isEmpty && mark.isEmpty
      ? [] : typesetter.wrap(mark + content.title, columns: columns)
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
