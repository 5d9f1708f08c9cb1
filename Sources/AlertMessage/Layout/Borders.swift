/// The characters that a box and its marks are drawn with.
struct Borders: Sendable {
  let topLeft: String, topRight: String, bottomLeft: String, bottomRight: String
  let horizontal: String, vertical: String
  let up: String, down: String, sideways: String
  let ellipsis: String, separator: String
  /// What stands at the edge of a field where its text goes on.
  let cutLeft: String, cutRight: String
  let isASCII: Bool

  static let lines = Borders(
    topLeft: "╭",
    topRight: "╮",
    bottomLeft: "╰",
    bottomRight: "╯",
    horizontal: "─",
    vertical: "│",
    up: "↑",
    down: "↓",
    sideways: "←→",
    ellipsis: "…",
    separator: " · ",
    cutLeft: "‹",
    cutRight: "›",
    isASCII: false
  )

  /// For terminals and fonts without box drawing.
  static let ascii = Borders(
    topLeft: "+",
    topRight: "+",
    bottomLeft: "+",
    bottomRight: "+",
    horizontal: "-",
    vertical: "|",
    up: "^",
    down: "v",
    sideways: "< >",
    ellipsis: "...",
    separator: " | ",
    cutLeft: "<",
    cutRight: ">",
    isASCII: true
  )
}
