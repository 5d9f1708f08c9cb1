extension Typesetter {
  /// Cuts at a grapheme cluster and puts a mark at the cut; text that fits comes back as it is.
  ///
  /// - Parameters:
  ///   - columns: What the result may take, the mark included. Where not even the mark fits,
  ///     nothing is left.
  ///   - truncation: The end that goes.
  ///   - mark: What shows that something is missing.
  package func truncate(
    _ text: String,
    columns: Int,
    _ truncation: Truncation = .atEnd,
    mark: String = "…"
  ) -> String {
    guard width(of: text) > columns else { return text }
    let room = columns - width(of: mark)
    guard room >= 0 else { return "" }
    switch truncation {
    case .atEnd:
      let kept = beginning(of: text, columns: room)
      return kept + Isolates(in: kept).missingEnds + mark
    case .atStart:
      let kept = ending(of: text, columns: room)
      return mark + Isolates(in: kept).missingBeginnings + kept
    }
  }

  private func beginning(of text: String, columns: Int) -> Substring {
    var used = 0
    for cluster in GraphemeClusters(text) {
      used += width(of: cluster)
      if used > columns { return text[..<cluster.startIndex] }
    }
    return text[...]
  }

  private func ending(of text: String, columns: Int) -> Substring {
    var room = columns
    let clusters = Array(GraphemeClusters(text))
    for cluster in clusters.reversed() {
      room -= width(of: cluster)
      if room < 0 { return text[cluster.endIndex...] }
    }
    return text[...]
  }
}
