import AlertTypesetting

/// What pictures and pages have in common: XML's escapes, and classes for styles.
enum Markup {
  /// Text between tags or in quotation marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The attribute that gives an element a style; empty for a plain one.
  static func attribute(_ style: Style, and more: String = "") -> String {
    var classes = more.isEmpty ? [] : [more]
    for (attribute, name) in attributes where style.attributes.contains(attribute) {
      classes.append(name)
    }
    if let color = style.color { classes.append(name(of: color)) }
    return classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  private static let attributes: [(Style.Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
  ]

  private static func name(of color: Style.Color) -> String {
    switch color {
    case .red: "red"
    case .green: "green"
    case .yellow: "yellow"
    case .blue: "blue"
    case .magenta: "magenta"
    case .cyan: "cyan"
    }
  }

  /// Rules for the colours, from the lightness of their background.
  static func colorRules(onDark: Bool, property: String) -> String {
    let colors =
      onDark
      ? ["#ff8f9c", "#9ed99a", "#f2d57e", "#8db8ff", "#dba8f2", "#86d9e0"]
      : ["#b3172b", "#1c6e1c", "#7a5200", "#1b4fb5", "#8a1fa3", "#006a73"]
    let names = ["red", "green", "yellow", "blue", "magenta", "cyan"]
    return zip(names, colors).map { ".\($0){\(property):\($1)}" }.joined()
  }
}
