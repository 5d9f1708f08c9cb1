import AlertMessage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `preview`: prints what an alert looks like, in one language or several; asks nothing and needs
/// no terminal.
@MainActor struct PreviewCommand {
  let invocation: Invocation
  let preferences: LanguagePreferences
  let texts: CommandTexts

  /// The screen, unless `--width` and `--height` say otherwise: that of the terminal that the
  /// preview goes to, else that of a terminal as it comes.
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
    let catalogs = try showsDescribed ? invocation.catalogs() : nil
    let localizers = try localizers(catalogs)
    let alerts =
      if let catalogs {
        try describedAlerts(catalogs, localizers)
      } else {
        try localizers.map { (localizer) throws(UsageError) in try arguments.makeAlert(localizer) }
      }
    let previews = alerts.map { $0.preview(columns: size.columns, rows: size.rows) }
    // What is sent to a terminal ends in a line of its own already.
    let terminator = format == .ansi && !invocation.has(.json) ? "" : "\n"
    let isWritten = Printer.print(sequences: text(of: previews) + terminator, texts)
    for (tag, localizer) in zip(invocation.all(.locale), localizers) {
      texts.warnIfUnavailable(tag, localizer.choice)
    }
    return isWritten ? .chosen : .usage
  }

  /// What the arguments say of the alert, or of how those of files are shown.
  var arguments: AlertArguments { AlertArguments(command: .preview, invocation: invocation) }

  /// The languages to show alerts in, one localizer for each.
  private func localizers(_ catalogs: CatalogStore?) throws(UsageError) -> [Localizer] {
    var wishes = invocation.all(.locale).map { LanguagePreferences(explicit: $0) }
    if invocation.has(.allLocales) {
      guard wishes.isEmpty else {
        throw UsageError(
          "twoOptions",
          ["name": Option.locale.name, "other": Option.allLocales.name]
        )
      }
      let all = catalogs?.languages ?? Localizer(preferences).languages
      wishes = all.map(\.identifier).sorted().map { LanguagePreferences(explicit: $0) }
    } else if wishes.isEmpty {
      wishes = [preferences]
    }
    guard let catalogs else { return wishes.map { Localizer($0) } }
    return try wishes.map { (wish) throws(UsageError) in try invocation.localizer(wish, catalogs) }
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
      ("name", .string(preview.name)),
      ("locale", .string(preview.language.identifier)), ("columns", .number(preview.columns)),
      ("rows", .number(preview.rows)), ("format", .string(format.rawValue)),
      ("preview", .string(preview.rendered(as: format))),
    ]).text
  }
}
