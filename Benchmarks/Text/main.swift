import AlertLocalization
import AlertMessage
import AlertTerminal
import AlertTypesetting
import Glibc

/// The seconds that the typesetter takes for each text of about a megabyte, and the time and bytes
/// of an alert's frames.
private func best(of rounds: Int, _ body: () -> Void) -> Double {
  (0..<rounds).map { _ in
    let start = processorTime()
    body()
    return processorTime() - start
  }.min() ?? 0
}

/// Of this process alone: other programs that run at the same time don't count.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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

/// An alert of three lines with three buttons, as anybody makes it.
@MainActor private func alert() -> AlertContent {
  let alert = AlertMessage(
    verbatim: "The file “report” could not be saved.",
    message: """
      The disk is full. Free at least 12.5 MB, or choose another folder.
      Your changes stay in the window until then.
      """
  )
  alert.localizer = Localizer(LanguagePreferences(explicit: "en"))
  alert.addButton(.dontSave, role: .destructive)
  alert.addButton(.cancel, role: .cancel)
  alert.addButton(.save, role: .default)
  return alert.resolvedContent()
}

@MainActor private func measureFrames() {
  let content = alert()
  let rounds = 2_000
  var rows = 0
  // A first frame: all text is measured and wrapped.
  let layout = best(of: 7) {
    for _ in 0..<rounds {
      var layout = AlertLayout(content)
      rows += layout.layout(AlertState(content), columns: 80, rows: 24).frame.rows.count
    }
  }
  precondition(rows > 0)
  // A key that moves the focus: state, layout, and the bytes that change.
  var warm = AlertLayout(content)
  var state = AlertState(content)
  var writer = FrameWriter(options: FrameWriter.Options(), columns: 80)
  func paint() -> Int {
    let (frame, geometry) = warm.layout(state, columns: 80, rows: 24)
    state.geometry = geometry
    return writer.paint(frame).count
  }
  let first = paint()
  var bytes = 0
  let key = best(of: 7) {
    for _ in 0..<rounds {
      _ = state.handle(KeyEvent(.tab), content)
      bytes = max(bytes, paint())
    }
  }
  print("layout\t\(layout / Double(rounds))")
  print("key\t\(key / Double(rounds))")
  print("first-bytes\t\(first)")
  print("key-bytes\t\(bytes)")
}

measureTexts()
measureFrames()
