/// How many rows each part of an alert gets.
struct LayoutPlan: Sendable {
  let body: AlertBody
  let density: Density
  /// Columns that text may use.
  let columns: Int
  /// Whether the title scrolls with the message, because it alone would fill the screen.
  let titleScrolls: Bool
  /// Rows for the text that scrolls, the mark for what is not on the screen included.
  let textRows: Int
  /// Rows for the buttons.
  let buttonRows: Int
  /// Whether the time that is left is shown, in the line of hints or in its place.
  let hasCountdown: Bool
  /// The rows of all fields.
  let fields: FieldRows
  /// Rows for the fields.
  let fieldRows: Int

  init(
    body: AlertBody,
    fields: FieldRows,
    density: Density,
    columns: Int,
    rows: Int,
    hasCountdown: Bool = false
  ) {
    // The question and a button come first.
    self.hasCountdown = hasCountdown && rows > 2
    self.body = body
    self.fields = fields
    self.density = density
    self.columns = columns
    let frame = (density.borders ? 2 : 0) + (density.hint || self.hasCountdown ? 1 : 0)
    let isLongTitle =
      body.title.count > 1 && body.title.count + body.message.count > rows / 3
      && body.title.count > max(1, rows / 4)
    // A field and a button come before a title.
    titleScrolls =
      isLongTitle || !fields.isEmpty && !body.title.isEmpty && rows - frame - body.title.count < 2
    let header = titleScrolls ? 0 : body.title.count
    let text = body.message.count + (titleScrolls ? body.title.count : 0)
    let blanks =
      density.padding
      ? (header > 0 && text > 0 ? 1 : 0) + (header + text > 0 ? 1 : 0) + (fields.isEmpty ? 0 : 1)
      : 0
    let room = max(1, rows - frame - blanks - header)
    // Of text that scrolls at least a line and its mark are on the screen, if there is room at all.
    let leastText = min(text, room > 2 ? 2 : max(0, room - 1))
    let leastFields = fields.isEmpty ? 0 : 1
    buttonRows = min(body.buttonRows, max(1, room - leastText - leastFields))
    fieldRows = min(fields.rows.count, max(leastFields, room - leastText - buttonRows))
    textRows = min(text, max(0, room - buttonRows - fieldRows))
  }

  /// Whether everything is on the screen.
  var fits: Bool { lines == textRows && buttonRows == body.buttonRows && showsAllFields }

  /// Whether all rows of the fields are on the screen.
  var showsAllFields: Bool { fieldRows == fields.rows.count }

  /// Fewer rows of what scrolls can't be read in context.
  private static let readableRows = 6

  /// Whether of the text and of the buttons everything is on the screen, or a good part.
  var isReadable: Bool {
    (lines == textRows || textRows >= Self.readableRows)
      && (buttonRows == body.buttonRows || buttonRows >= Self.readableRows)
  }

  /// Lines of the text that scrolls.
  var lines: Int { body.message.count + (titleScrolls ? body.title.count : 0) }

  /// Lines of text that are on the screen at once: one row less than there is where it scrolls, for
  /// the mark.
  var visibleLines: Int { lines > textRows ? max(0, textRows - 1) : lines }

  /// The farthest that the text scrolls.
  var lastScroll: Int { textRows == 0 ? 0 : lines - visibleLines }
}
