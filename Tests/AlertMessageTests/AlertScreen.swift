import AlertMessageTesting
import AlertTerminal
import AlertTypesetting

@testable import AlertMessage

/// An alert on a terminal in memory: everything between the alert and the cells is the real thing.
@MainActor struct AlertScreen {
  private(set) var model: ScreenModel
  private(set) var outcome: AlertOutcome?
  private let presenter: any AlertPresenter
  private let terminal: FakeTerminal

  /// Shows the alert below a shell's prompt.
  init(
    _ alert: AlertMessage,
    columns: Int,
    rows: Int,
    environment: [String: String] = [:],
    widths: ScreenModel.Widths = .clusters
  ) {
    let terminal = FakeTerminal(columns: columns, rows: rows)
    let variables = Environment(
      ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(environment) { $1 }
    )
    let host = AlertHost(environment: variables) { _ in terminal }
    self.terminal = terminal
    model = ScreenModel(
      columns: columns,
      rows: rows,
      widths: widths,
      reflows: TerminalTraits(variables).reflows
    )
    model.feed("$\r\n")
    presenter = host.presenter(for: alert.resolvedContent(), alert.appearance, policy: .report)
    outcome = presenter.begin()
    model.feed(terminal.takeText())
  }

  /// Whether the alert is a box.
  var isBox: Bool { (presenter as? AdaptivePresenter)?.isBox ?? (presenter is BoxPresenter) }

  /// Another size for the terminal, which the alert hears of.
  mutating func resize(columns: Int, rows: Int) {
    model.resize(columns: columns, rows: rows)
    take(.resized(TerminalSize(columns: columns, rows: rows)))
  }

  mutating func press(_ codes: KeyEvent.Code...) {
    for code in codes { take(.key(KeyEvent(code))) }
  }

  private mutating func take(_ event: TerminalEvent) {
    outcome = presenter.handle(event)
    if let outcome { presenter.end(outcome) }
    model.feed(terminal.takeText())
  }

  /// The rows below the prompt, as far as there is anything in them.
  var text: String {
    model.text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 == "$" }
      .joined(separator: "\n")
  }

  /// The rows from the given one on, cell by cell; blank cells are nil.
  func cells(from first: Int) -> [[ScreenModel.Cell?]] {
    var rows = (max(0, first)..<model.rows).map { row in
      (0..<model.columns).map { column in
        model[row, column].flatMap { $0.text == " " && $0.style == .plain ? nil : $0 }
      }
    }
    while rows.last?.allSatisfy({ $0 == nil }) ?? false { rows.removeLast() }
    return rows
  }
}
