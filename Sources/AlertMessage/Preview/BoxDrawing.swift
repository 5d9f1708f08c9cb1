/// A character of Unicode's block Box Drawing, as far as alerts use it, drawn as a line.
enum BoxDrawing: String {
  case horizontal = "─"
  case vertical = "│"
  case topLeft = "╭"
  case topRight = "╮"
  case bottomLeft = "╰"
  case bottomRight = "╯"

  init?(_ text: String) { self.init(rawValue: text) }

  /// SVG's path data for characters in a row; neighbours join.
  ///
  /// - Parameters:
  ///   - characters: With their columns, ascending.
  ///   - y: Pixels of the row's top.
  static func path(_ characters: [(character: BoxDrawing, column: Int)], y: Int) -> String {
    let middle = y + SVGPicture.rowHeight / 2
    let bottom = y + SVGPicture.rowHeight
    var path = ""
    /// Where a horizontal line has come to that may go on.
    var end: Int?
    for (character, column) in characters {
      let left = column * SVGPicture.cellWidth
      let right = left + SVGPicture.cellWidth
      let x = left + SVGPicture.cellWidth / 2
      if character == .horizontal {
        if end != left { path += line(to: end) + "M\(left) \(middle)" }
        end = right
        continue
      }
      path += line(to: end)
      end = nil
      switch character {
      case .horizontal: break
      case .vertical: path += "M\(x) \(y)V\(bottom)"
      case .topLeft: path += "M\(x) \(bottom)Q\(x) \(middle) \(right) \(middle)"
      case .topRight: path += "M\(x) \(bottom)Q\(x) \(middle) \(left) \(middle)"
      case .bottomLeft: path += "M\(x) \(y)Q\(x) \(middle) \(right) \(middle)"
      case .bottomRight: path += "M\(x) \(y)Q\(x) \(middle) \(left) \(middle)"
      }
    }
    return path + line(to: end)
  }

  private static func line(to end: Int?) -> String { end.map { "H\($0)" } ?? "" }
}
