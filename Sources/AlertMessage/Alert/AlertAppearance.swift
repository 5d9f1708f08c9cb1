/// How an alert is drawn. Everything is as the environment says unless it is set.
public struct AlertAppearance: Hashable, Sendable {
  /// In which form the alert appears.
  public enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// The box where the terminal can move its cursor and has room, else lines.
    case auto
    /// A box below the cursor.
    case box
    /// Lines that are only appended: for screen readers, `TERM=dumb` and tiny terminals.
    case line
  }

  /// Whether colour is used.
  public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
    /// As `NO_COLOR`, `CLICOLOR_FORCE` and `TERM` say.
    case auto
    /// Whatever the environment says.
    case always
    /// Bold, underline and reverse only.
    case never
  }

  /// How right-to-left text is handed to the terminal.
  public enum BidiChoice: String, Hashable, Sendable, CaseIterable {
    /// By what is known of the terminal.
    case auto
    /// Reordered and shaped, inside a left-to-right override.
    case visual
    /// In logical order inside isolates, for terminals that reorder.
    case isolate
    /// Words reordered, letters within a word not.
    case words
    /// In logical order, as it is stored.
    case logical
  }

  /// How wide the terminal draws characters whose width is ambiguous (UAX #11): `…`, `·`, Greek and
  /// Cyrillic letters, box drawing.
  public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
    /// As `ALERTMESSAGE_AMBIGUOUS_WIDTH` says, else one column.
    case auto
    /// One column, as nearly all terminals do.
    case one = "1"
    /// Two columns, as legacy set-ups for Chinese, Japanese and Korean do. Borders are ASCII then,
    /// since such terminals don't agree on the width of box drawing.
    case two = "2"
  }

  /// The form; `auto` by default.
  public var presentation = Presentation.auto
  /// The use of colour; `auto` by default.
  public var color = ColorChoice.auto
  /// The hand-over of right-to-left text; `auto` by default.
  public var bidi = BidiChoice.auto
  /// Whether borders and marks are ASCII; false by default (true where the locale's character set
  /// is not UTF-8).
  public var ascii = false
  /// The most columns to use; nil, the default, for the screen's width (a box takes at most 76).
  public var width: Int?
  /// Columns of a character whose width is ambiguous; `auto` by default.
  public var ambiguousWidth = AmbiguousWidth.auto
  /// The order of a row of buttons; `platform` by default.
  public var buttonOrder = ButtonOrder.platform
  /// Whether keys typed before the alert is on the screen count; false by default.
  public var keepsTypeAhead = false

  /// Everything as the environment says.
  public init() {}
}
