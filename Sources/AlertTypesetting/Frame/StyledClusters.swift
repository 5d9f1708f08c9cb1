import AlertICU

/// Styled text as grapheme clusters, for reordering.
///
/// Where a style begins inside a cluster it counts from the next one on.
struct StyledClusters {
  private let text: String
  private let styles: [Style]

  init(_ text: StyledText) {
    self.init(text.string, styles: Self.styles(of: text))
  }

  private init(_ text: String, styles: [Style]) {
    self.text = text
    self.styles = styles
  }

  private static func styles(of text: StyledText) -> [Style] {
    var ends = text.runs.map(\.text.utf8.count)
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    var run = 0
    var place = 0
    return GraphemeClusters(text.string).map { cluster in
      while run + 1 < ends.count && place >= ends[run] { run += 1 }
      place += cluster.utf8.count
      return text.runs[run].style
    }
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// With Arabic letters in the forms that join their neighbours.
  func shaped() -> StyledClusters {
    // Letters that join have the lead bytes D8 to DB in UTF-8 (U+0600 to U+06FF).
    guard text.utf8.contains(where: { (0xD8...0xDB).contains($0) }) else { return self }
    let letters = Array(text.unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for (index, form) in TextShaping.shaped(letters).enumerated() {
      // A joiner has chosen the form of the letter beside it, and has nothing more to do.
      let isJoiner = form == Self.joiner
      let neighbour = index > 0 ? letters[index - 1] : letters.dropFirst().first
      if isJoiner, let neighbour, (0x600...0x6FF).contains(neighbour.value) { continue }
      scalars.append(form)
    }
    // One before all letters was a cluster of its own.
    let isLeading = letters.first == Self.joiner && scalars.first != Self.joiner
    return StyledClusters(String(scalars), styles: isLeading ? Array(styles.dropFirst()) : styles)
  }

  /// A cluster in its place on the line.
  typealias Placed = (cluster: VisualOrder.Cluster, style: Style)

  /// From left to right.
  func inVisualOrder(_ direction: TextDirection, ambiguousWidth: Int) -> [Placed] {
    VisualOrder(text, direction: direction, ambiguousWidth: ambiguousWidth).clusters
      .map { ($0, styles[$0.logical]) }
  }

  /// Parts of one style each, from left to right.
  ///
  /// - Parameter keepsWords: Whether the letters of a right-to-left word stay in logical order.
  func visualRuns(_ direction: TextDirection, keepsWords: Bool = false) -> [StyledText.Run] {
    var runs: [StyledText.Run] = []
    func add(_ placed: Placed) {
      if runs.last?.style == placed.style {
        runs[runs.count - 1].text += placed.cluster.text
      } else {
        runs.append(StyledText.Run(placed.cluster.text, placed.style))
      }
    }
    var word: [Placed] = []
    for placed in inVisualOrder(direction, ambiguousWidth: 1) {
      if keepsWords && placed.cluster.isRightToLeft && placed.cluster.text != " " {
        word.append(placed)
      } else {
        word.reversed().forEach(add)
        word = []
        add(placed)
      }
    }
    word.reversed().forEach(add)
    return runs
  }
}
