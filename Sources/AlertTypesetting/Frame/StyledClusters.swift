import AlertICU

/// Styled text as grapheme clusters, for reordering.
struct StyledClusters {
  private var clusters: [(text: String, style: Style)]

  init(_ text: StyledText) {
    clusters = text.runs.flatMap { run in run.text.map { (String($0), run.style) } }
  }

  private var string: String { clusters.map(\.text).joined() }

  /// Clusters of the same style joined.
  var runs: [StyledText.Run] {
    var runs: [StyledText.Run] = []
    for cluster in clusters {
      if runs.last?.style == cluster.style {
        runs[runs.count - 1].text += cluster.text
      } else {
        runs.append(StyledText.Run(cluster.text, cluster.style))
      }
    }
    return runs
  }

  /// With Arabic presentation forms. Where lam and alef become one letter, it looks like the lam.
  func shaped() -> StyledClusters {
    var result = self
    result.clusters = []
    var index = 0
    for cluster in Bidi.shaped(string) {
      guard index < clusters.count else { break }
      result.clusters.append((String(cluster), clusters[index].style))
      index += Self.isLamAlef(cluster) ? 2 : 1
    }
    return result
  }

  private static func isLamAlef(_ cluster: Character) -> Bool {
    cluster.unicodeScalars.first.map { (0xFEF5...0xFEFC).contains($0.value) } ?? false
  }

  /// From left to right; with `keepsWords` the letters of a right-to-left word stay in logical order.
  func inVisualOrder(_ direction: TextDirection, keepsWords: Bool = false) -> StyledClusters {
    var result = self
    result.clusters = []
    var word: [(text: String, style: Style)] = []
    for cluster in VisualOrder(string, direction: direction).clusters {
      guard cluster.logical < clusters.count, !cluster.isBidiControl else { continue }
      let styled = (cluster.text, clusters[cluster.logical].style)
      if keepsWords, cluster.isRightToLeft, cluster.text != " " {
        word.append(styled)
      } else {
        result.clusters += word.reversed()
        result.clusters.append(styled)
        word = []
      }
    }
    result.clusters += word.reversed()
    return result
  }
}
