/// Signs that keyboards for Chinese, Japanese, Arabic and others give in place of a format's own.
enum Punctuation {
  /// The sign of ASCII that was meant by another one; nil where none was.
  static func mend(for character: String) -> String? {
    switch character {
    case "，", "、", "،", "､", "﹐", "﹑": ","
    case "：", "﹕", "︰": ":"
    case "；", "؛", "﹔": ";"
    case "＝", "﹦": "="
    case "｛", "﹛": "{"
    case "｝", "﹜": "}"
    case "［": "["
    case "］": "]"
    default: nil
    }
  }
}
