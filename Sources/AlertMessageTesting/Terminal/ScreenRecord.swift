import AlertTypesetting

/// What happened on a screen. It is looked at seldom and written to often, so what it shows is only
/// worked out when asked for.
struct ScreenRecord {
  private enum Change {
    case bytes([UInt8], endsFrame: Bool)
    case size(columns: Int, rows: Int)
  }

  private let initial: ScreenModel
  private var changes: [Change] = []
  private var model: ScreenModel
  /// Changes that `model` shows.
  private var shown = 0

  init(_ screen: ScreenModel) {
    initial = screen
    model = screen
  }

  /// How often something has changed.
  var changeCount: Int { changes.count }

  mutating func add(_ bytes: [UInt8]) { changes.append(.bytes(bytes, endsFrame: false)) }

  /// Adds what a program wrote at once.
  mutating func addFrame(_ bytes: [UInt8]) { changes.append(.bytes(bytes, endsFrame: true)) }

  mutating func resize(columns: Int, rows: Int) {
    changes.append(.size(columns: columns, rows: rows))
  }

  /// The screen now.
  mutating func screen() -> ScreenModel {
    for change in changes[shown...] { Self.apply(change, to: &model) }
    shown = changes.count
    return model
  }

  /// The screen after each write of the program.
  func frames() -> [String] {
    var model = initial
    return changes.compactMap { change in
      Self.apply(change, to: &model)
      if case .bytes(_, endsFrame: true) = change { return model.text }
      return nil
    }
  }

  private static func apply(_ change: Change, to model: inout ScreenModel) {
    switch change {
    case .bytes(let bytes, _): model.feed(bytes)
    case .size(let columns, let rows): model.resize(columns: columns, rows: rows)
    }
  }
}
