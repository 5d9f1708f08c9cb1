import AlertMessage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `preview`: prints what an alert looks like, in one language or several; asks nothing and needs no
/// terminal.
@MainActor struct PreviewCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  /// The screen, unless `--width` and `--height` say otherwise: that of the terminal that the preview
  /// goes to, else that of a terminal as it comes.
  private var usualSize: (columns: Int, rows: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func run() throws(UsageError) -> ExitStatus {
    let usualSize = usualSize
    let size = (
      columns: try invocation.count(.width) ?? usualSize.columns,
      rows: try invocation.count(.height) ?? usualSize.rows
    )
    let previews = try languages().map { (preferences) throws(UsageError) in
      try alert(preferences).preview(columns: size.columns, rows: size.rows)
    }
    // What is sent to a terminal ends in a line of its own already.
    let terminator = format == .ansi && !invocation.has(.json) ? "" : "\n"
    let isWritten = Printer.print(sequences: text(of: previews) + terminator, texts)
    for tag in invocation.all(.locale) {
      texts.warnIfUnavailable(tag, Localizer(LanguagePreferences(explicit: tag)).choice)
    }
    return isWritten ? .chosen : .usage
  }

  /// The alert of the arguments, in one language.
  private func alert(_ preferences: LanguagePreferences) throws(UsageError) -> AlertMessage {
    try AskCommand(
      command: .preview,
      invocation: invocation,
      preferences: preferences,
      texts: texts
    ).makeAlert()
  }

  private func languages() throws(UsageError) -> [LanguagePreferences] {
    let tags = invocation.all(.locale)
    guard invocation.has(.allLocales) else {
      return tags.isEmpty ? [preferences] : tags.map { LanguagePreferences(explicit: $0) }
    }
    guard tags.isEmpty else {
      throw UsageError(
        "twoOptions",
        ["name": Option.locale.name, "other": Option.allLocales.name]
      )
    }
    return Localizer(preferences).languages.map {
      LanguagePreferences(explicit: $0.identifier)
    }
  }

  private func text(of previews: [AlertPreview]) -> String {
    if invocation.has(.json) {
      return previews.map(json).joined(separator: "\n")
    }
    if previews.count == 1 { return previews[0].rendered(as: format) }
    return previews.rendered(as: format)
  }

  /// For a person at a terminal what that terminal shows, for a program the plain text.
  private var format: AlertPreview.Format {
    if let format = invocation[.format].flatMap(AlertPreview.Format.init(rawValue:)) {
      return format
    }
    return !invocation.has(.json) && isatty(STDOUT_FILENO) != 0 ? .ansi : .text
  }

  private func json(_ preview: AlertPreview) -> String {
    JSONText.object([
      ("locale", .string(preview.language.identifier)), ("columns", .number(preview.columns)),
      ("rows", .number(preview.rows)), ("format", .string(format.rawValue)),
      ("preview", .string(preview.rendered(as: format))),
    ]).text
  }
}
