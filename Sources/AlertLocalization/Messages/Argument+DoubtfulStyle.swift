extension MessagePattern.Argument {
  /// A style that ICU takes for a pattern of digits or fields, and is probably a misspelt word; nil
  /// where it is none.
  ///
  /// `integr` as a pattern of digits has no digit, and shows its letters in front of the number;
  /// `shrt` as a date has fields and letters that mean nothing.
  var doubtfulStyle: (error: MessageError, meant: String?)? {
    guard let style, let words = Self.styles[type] else { return nil }
    let written = String(style.drop { $0 == " " })
    let word = written.lowercased()
    guard !words.contains(word), word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    let meant = Spelling.nearest(to: word, among: words)
    // Fields of dates are letters as well.
    if meant == nil, type != .number { return nil }
    let error = MessageError(
      .unsupportedStyle,
      at: offset,
      ["style": .text(written), "type": .text(type.rawValue)]
    )
    return (error, meant)
  }

  /// The words that ICU knows (`MessageFormat`, in any case).
  private static let styles: [MessagePattern.ArgumentType: [String]] = [
    .number: ["integer", "currency", "percent"],
    .date: ["short", "medium", "long", "full"],
    .time: ["short", "medium", "long", "full"],
  ]
}
