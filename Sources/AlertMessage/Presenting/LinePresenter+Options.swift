import AlertTerminal
import AlertTypesetting

extension LinePresenter {
  /// How lines are written and read.
  struct Options {
    /// Whether keys typed before the question count; false by default.
    var keepsTypeAhead = false
    /// Whether lines are broken between words where the terminal would break them anywhere; true by
    /// default. Not for a screen reader: it speaks what stands between two newlines in one breath,
    /// and whoever listens to it sees no column.
    var wraps = true
    /// The most columns to use; nil, the default, for the screen's width.
    var width: Int?
    /// Whether the terminal is asked to bracket pastes; true by default. Not where it knows no
    /// escape sequences and would show them.
    var bracketsPastes = true
    /// Columns of a character whose width is ambiguous (UAX #11); 1 by default.
    var ambiguousWidth = 1
  }

  /// Breaks lines that are wider than the screen, between words; nothing else is changed.
  ///
  /// - Parameter text: Any lines. The last one, where no newline ends it, is a prompt: the blank at
  ///   its end stays where it has room.
  func wrapped(_ text: String) -> String {
    guard options.wraps, device.knowsSize else { return text }
    let columns = max(1, min(device.size.columns, options.width ?? .max))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      guard typesetter.width(of: line) > columns else { return String(line) }
      let isPrompt = line.last == " "
      let body = typesetter.wrap(String(isPrompt ? line.dropLast() : line), columns: columns)
      let hasRoom = (body.last?.width ?? 0) < columns
      return body.map(\.text).joined(separator: "\n") + (isPrompt && hasRoom ? " " : "")
    }.joined(separator: "\n")
  }
}
