import AlertTypesetting

/// The seconds that the typesetter takes for each text of about a megabyte, and the time and bytes of
/// an alert's frames.
private let clock = ContinuousClock()

private func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

private func best(of rounds: Int, _ body: () -> Void) -> Double {
  (0..<rounds).map { _ in seconds(clock.measure(body)) }.min() ?? 0
}

private func measureTexts() {
  while let row = readLine() {
    let parts = row.split(separator: "\t")
    guard parts.count == 2 else { continue }
    let language = ["ascii", "emoji"].contains(parts[0]) ? "en" : String(parts[0])
    let typesetter = Typesetter(
      language: language,
      direction: language == "ar" ? .rightToLeft : .leftToRight
    )
    var text = ""
    for index in 0..<(1_000_000 / parts[1].utf8.count) {
      text += parts[1]
      text += index % 8 == 7 ? "\n" : " "
    }
    var lines = 0
    let time = best(of: 5) { lines += typesetter.wrap(text, columns: 80).count }
    precondition(lines > 0)
    print("\(parts[0])\t\(time)")
  }
}

private func alert(_ typesetter: Typesetter, focus: Int) -> Frame {
  let border = Style(.dim)
  func span(_ text: String, _ column: Int, _ style: Style = .plain) -> Frame.Span {
    Frame.Span(
      column: column,
      width: typesetter.width(of: text),
      text: StyledText(text, style),
      direction: .leftToRight
    )
  }
  let edge = String(repeating: "─", count: 58)
  var rows = [Frame.Row([span("┌" + edge + "┐", 0, border)])]
  let message = """
    The file “report” could not be saved.
    The disk is full. Free at least 12.5 MB, or choose another folder.
    """
  for line in typesetter.wrap(message, columns: 56) {
    rows.append(Frame.Row([span("│", 0, border), span(line.text, 2), span("│", 59, border)]))
  }
  var spans = [span("│", 0, border)]
  var column = 30
  for (index, title) in ["Don’t Save", "Cancel", "Save"].enumerated() {
    let text = index == focus ? "[>\(title)<]" : "[ \(title) ]"
    spans.append(span(text, column, index == focus ? Style(.reverse) : .plain))
    column += typesetter.width(of: text) + 1
  }
  rows.append(Frame.Row(spans + [span("│", 70, border)]))
  rows.append(Frame.Row([span("└" + edge + "┘", 0, border)]))
  return Frame(rows: rows, cursor: Frame.Position(row: rows.count - 2, column: 32 + focus * 13))
}

private func measureFrames() {
  let typesetter = Typesetter(language: "en")
  let rounds = 2_000
  var rows = 0
  let layout = best(of: 7) {
    for _ in 0..<rounds { rows += alert(typesetter, focus: 1).rows.count }
  }
  precondition(rows > 0)
  var writer = FrameWriter(options: FrameWriter.Options(), columns: 80)
  let frames = [alert(typesetter, focus: 1), alert(typesetter, focus: 2)]
  let first = writer.paint(frames[0]).count
  var bytes = 0
  let key = best(of: 7) {
    for round in 0..<rounds { bytes = max(bytes, writer.paint(frames[(round + 1) % 2]).count) }
  }
  print("layout\t\(layout / Double(rounds))")
  print("key\t\(key / Double(rounds))")
  print("first-bytes\t\(first)")
  print("key-bytes\t\(bytes)")
}

measureTexts()
measureFrames()
