import AlertLocalization
package import AlertTypesetting

/// Lays an alert out: content, state and size to a frame. Pure, but for what it keeps of wrapping.
package struct AlertLayout: Sendable {
  /// What does not change while the alert is on the screen.
  package struct Options: Hashable, Sendable {
    package var ascii = false
    package var ambiguousWidth = 1
    /// The most columns to use; nil for the screen's.
    package var width: Int?

    package init() {}
  }

  /// A box is never wider than this, however wide the screen: longer lines read badly.
  static let widestBox = 76
  /// Text narrower than this gives the room that borders take to the text instead.
  static let narrowestBorderedText = 20

  let content: AlertContent
  let typesetter: Typesetter
  let borders: Borders
  private let width: Int?
  private let reorders: Bool
  private var wrapped: [Int: AlertBody] = [:]
  /// The most columns that the time left has taken so far, by the columns there were: so that the
  /// box does not change its width with a number.
  private var countdownColumns: [Int: Int] = [:]

  package init(_ content: AlertContent, options: Options = Options()) {
    self.content = content
    width = options.width
    reorders = content.holdsRightToLeft
    borders = options.ascii || options.ambiguousWidth > 1 ? .ascii : .lines
    typesetter = Typesetter(
      language: content.language.identifier,
      direction: content.direction,
      ambiguousWidth: options.ambiguousWidth
    )
  }

  /// A frame, and what it was made of.
  struct Result {
    let frame: Frame
    let geometry: AlertState.Geometry
    let builder: FrameBuilder
    let rows: RowList
  }

  /// The frame for a state on a screen of that size, and what keys need to know of it.
  package mutating func layout(
    _ state: AlertState,
    columns: Int,
    rows: Int
  ) -> (frame: Frame, geometry: AlertState.Geometry) {
    let result = result(state, columns: columns, rows: rows)
    return (result.frame, result.geometry)
  }

  /// The same, with what a row needs to be laid out alone.
  mutating func result(_ state: AlertState, columns: Int, rows: Int) -> Result {
    let columns = max(1, min(columns, width ?? columns, Self.widestBox))
    let rows = max(1, rows)
    let plan = plan(state, columns: columns, rows: rows)
    var builder = FrameBuilder(
      content: content,
      typesetter: typesetter,
      borders: borders,
      plan: plan,
      reorders: reorders
    )
    if plan.hasCountdown {
      builder.countdown = CountdownText(content, state, columns: plan.columns, self)
      builder.countdownColumns = max(
        countdownColumns[plan.columns] ?? 0,
        builder.countdown?.width ?? 0
      )
      countdownColumns[plan.columns] = builder.countdownColumns
    }
    let (frame, geometry, rowList) = builder.build(state)
    return Result(frame: frame, geometry: geometry, builder: builder, rows: rowList)
  }

  /// The roomiest density in which all text is on the screen; else, where something must scroll
  /// anyway, the roomiest that leaves a readable part of it; else the barest.
  private mutating func plan(_ state: AlertState, columns: Int, rows: Int) -> LayoutPlan {
    var plans: [LayoutPlan] = []
    for density in Density.all {
      let textColumns = columns - density.sideColumns(reorders: reorders)
      if density.borders, textColumns < Self.narrowestBorderedText { continue }
      let columns = max(1, textColumns)
      if wrapped[columns] == nil {
        wrapped[columns] = AlertBody(content, typesetter: typesetter, columns: columns)
      }
      guard let body = wrapped[columns] else { continue }
      let plan = LayoutPlan(
        body: body,
        fields: FieldRows(content, state, typesetter: typesetter, columns: body.width),
        density: density,
        columns: columns,
        rows: rows,
        hasCountdown: content.timeout != nil
      )
      if plan.fits { return plan }
      plans.append(plan)
    }
    return plans.first { $0.isReadable } ?? plans[plans.count - 1]
  }
}
