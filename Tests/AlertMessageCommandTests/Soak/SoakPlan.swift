import Foundation
import JourneySupport

/// A random call of the command, at a random terminal.
struct SoakPlan: CustomStringConvertible {
  struct Button {
    let id: String
    let title: String
    let role: String?
  }

  let kind: String
  let arguments: [String]
  let environment: [String: String]
  let columns: Int
  let rows: Int
  /// By index.
  let buttons: [Button]
  /// The index of the button that takes Return.
  let defaultButton: Int?
  /// The index of the button that Esc stands for.
  let cancelButton: Int?
  let isRightToLeft: Bool
  /// Whether the time to answer is over after a second; then nothing but that is waited for.
  let isTimed: Bool
  /// The index of the button that is pressed when the time is over; nil for none.
  let timeoutButton: Int?
  private let presentation: String
  /// The names of the fields, from the first on.
  var fields: [String] {
    switch kind {
    case "input": ["text"]
    case "secure": ["password"]
    case "login": ["userName", "password"]
    default: []
    }
  }
  /// Whether there are fields, one of which has the focus at first.
  var hasFields: Bool { !fields.isEmpty }

  /// Whether the alert is a box on a screen of a size.
  func isBox(hasRoom: Bool) -> Bool {
    guard presentation == "auto" else { return presentation == "box" }
    return hasRoom && environment["TERM"] != "dumb" && environment["ACCESSIBLE"] == nil
  }

  private static let kinds = [
    "message", "confirm", "ask", "ask", "ask", "input", "secure", "login",
  ]
  /// Titles whose first letters differ, and that fit a screen of any size that has a box.
  private static let titles = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"]
  static let title = "Soak"
  private static let messages = [
    "Short", "Several words that have to be wrapped on a screen that is narrow.",
    "האם למחוק את הקובץ report.txt?", "هل تريد حذف الملفات؟", "削除しますか？この操作は取り消せません。",
    "ลบไฟล์สามไฟล์หรือไม่", (1...40).map { "Line \($0)" }.joined(separator: "\n"),
  ]

  static let languages: [String] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Localizations")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  init(_ random: inout SeededGenerator) {
    let language = Self.languages.randomElement(using: &random) ?? "en"
    isRightToLeft = ["ar", "fa", "he"].contains(language)
    columns = Self.size(of: 20...120, &random)
    rows = Self.size(of: 5...40, &random)
    environment = Self.environment(&random)
    kind = Self.kinds.randomElement(using: &random) ?? "ask"
    var arguments = [kind, "--title", Self.title, "--locale", language, "--json"]
    if Bool.random(using: &random), let message = Self.messages.randomElement(using: &random) {
      arguments.append(message)
    }
    let buttons: [Button]
    switch kind {
    case "message":
      buttons = [Button(id: "ok", title: "Alpha", role: "default")]
      arguments += ["--ok", "Alpha"]
    case "confirm", "input", "secure", "login":
      buttons = [
        Button(id: kind == "login" ? "logIn" : "ok", title: "Alpha", role: "default"),
        Button(id: "cancel", title: "Bravo", role: "cancel"),
      ]
      arguments += ["--ok", "Alpha", "--cancel", "Bravo"]
    default:
      buttons = Self.buttons(&random)
      for button in buttons {
        let role = button.role.map { ":\($0)" } ?? ""
        arguments += ["--button", "\(button.id)\(role)=\(button.title)"]
      }
    }
    var chosen = buttons.firstIndex { $0.role == "default" }
    if chosen == nil {
      let ordinary = buttons.indices.filter { buttons[$0].role == nil }
      chosen = ordinary.count == 1 ? ordinary[0] : nil
    }
    if kind == "confirm" || kind == "ask", Int.random(in: 0..<4, using: &random) == 0 {
      chosen = Bool.random(using: &random) ? buttons.indices.randomElement(using: &random) : nil
      arguments += ["--default", chosen.map { buttons[$0].id } ?? "none"]
    }
    isTimed =
      !["input", "secure", "login"].contains(kind) && Int.random(in: 0..<12, using: &random) == 0
    var pressed: Int?
    if isTimed {
      arguments += ["--timeout", "1"]
      let harmless = buttons.indices.filter { buttons[$0].role != "destructive" }
      if Bool.random(using: &random), let index = harmless.randomElement(using: &random) {
        pressed = index
        arguments += ["--timeout-button", buttons[index].id]
      }
    }
    timeoutButton = pressed
    self.buttons = buttons
    defaultButton = chosen
    cancelButton = buttons.count == 1 ? 0 : buttons.firstIndex { $0.role == "cancel" }
    presentation = ["auto", "auto", "box", "line"].randomElement(using: &random) ?? "auto"
    self.arguments =
      arguments + ["--presentation", presentation] + Self.appearance(&random)
  }

  /// Half of the sizes are usual ones, the others anything.
  private static func size(of usual: ClosedRange<Int>, _ random: inout SeededGenerator) -> Int {
    Bool.random(using: &random)
      ? Int.random(in: usual, using: &random) : Int.random(in: 1...usual.upperBound, using: &random)
  }

  private static func environment(_ random: inout SeededGenerator) -> [String: String] {
    var result = ["LC_CTYPE": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    let terminals = [
      "xterm-256color", "xterm-kitty", "vt100", "linux", "screen-256color", "tmux-256color", "dumb",
    ]
    result["TERM"] = terminals.randomElement(using: &random)
    let others = [
      ["NO_COLOR": "1"], ["CLICOLOR_FORCE": "1"], ["KONSOLE_VERSION": "221201"], ["LC_ALL": "C"],
      ["ACCESSIBLE": "1"], ["CI": "true"], ["XTERM_VERSION": "XTerm(379)"], [:], [:], [:],
    ]
    return result.merging(others.randomElement(using: &random) ?? [:]) { $1 }
  }

  private static func appearance(_ random: inout SeededGenerator) -> [String] {
    let others = [
      ["--ascii"], ["--color", "never"], ["--width", "30"], ["--button-order", "windows"],
      ["--severity", "warning"], ["--bidi", "isolate"], ["--bidi", "words"], [], [], [],
    ]
    return others.randomElement(using: &random) ?? []
  }

  /// One to five, with at most one of the roles that exclude each other, and always a way out where
  /// something can't be undone: otherwise there would be a button more.
  private static func buttons(_ random: inout SeededGenerator) -> [Button] {
    let count = Int.random(in: 1...5, using: &random)
    var roles: [String?] = []
    for _ in 0..<count {
      let role = [nil, "default", "destructive", "cancel"].randomElement(using: &random) ?? nil
      roles.append(role != "destructive" && roles.contains(role) ? nil : role)
    }
    if roles.contains("destructive"), !roles.contains("cancel") {
      roles = roles.map { $0 == "destructive" ? nil : $0 }
    }
    return roles.enumerated().map { index, role in
      Button(id: "id\(index)", title: titles[index], role: role)
    }
  }

  var description: String {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    return "\(columns)×\(rows) \(variables) alertmessage \(arguments)"
  }
}
