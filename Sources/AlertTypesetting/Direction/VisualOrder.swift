import AlertICU

/// The order in which the grapheme clusters of a line stand on the screen, from left to right (UAX
/// #9).
package struct VisualOrder: Sendable {
  /// A cluster in its place.
  package struct Cluster: Hashable, Sendable {
    /// As it is shown: a bracket in right-to-left text is mirrored, a mark without a letter stands
    /// on a dotted circle, and controls that have done their work are gone.
    package var text: String
    /// Its place in the logical order, from 0.
    package var logical: Int
    /// Whether it stands in right-to-left text.
    package var isRightToLeft: Bool
    /// Its first column, counted from the left edge of the line.
    package var column: Int
    /// Columns.
    package var width: Int
  }

  /// From left to right.
  package let clusters: [Cluster]
  /// Columns of the whole line.
  package let width: Int
  /// Indices into `clusters` by logical order.
  private let places: [Int]
  private let direction: TextDirection

  /// - Parameter ambiguousWidth: Columns of a character whose width is ambiguous (UAX #11).
  package init(_ text: String, direction: TextDirection, ambiguousWidth: Int = 1) {
    self.init(
      text,
      Array(GraphemeClusters(text)),
      direction: direction,
      ambiguousWidth: ambiguousWidth
    )
  }

  /// The order of units that are never torn apart: clusters, or several that stand for one.
  package init(units: [String], direction: TextDirection, ambiguousWidth: Int = 1) {
    self.init(
      units.joined(),
      units.map { $0[...] },
      direction: direction,
      ambiguousWidth: ambiguousWidth
    )
  }

  private init(
    _ text: String,
    _ parts: [Substring],
    direction: TextDirection,
    ambiguousWidth: Int
  ) {
    self.direction = direction
    let levels = Self.levels(of: text, parts, direction: direction)
    let order = TextBidi.visualOrder(of: levels)
    var places = [Int](repeating: 0, count: parts.count)
    var column = 0
    clusters = order.enumerated().map { place, logical in
      let width = CellWidth.of(parts[logical], ambiguous: ambiguousWidth)
      let isRightToLeft = levels[logical] & 1 == 1
      defer { column += width }
      places[logical] = place
      return Cluster(
        text: Self.shown(parts[logical], width: width, mirrored: isRightToLeft),
        logical: logical,
        isRightToLeft: isRightToLeft,
        column: column,
        width: width
      )
    }
    self.places = places
    width = column
  }

  /// The column of the cell that a cursor before that cluster covers, counted from the left edge of
  /// the line.
  ///
  /// - Parameter logical: A place in the logical order, 0 up to the number of clusters. Behind the
  ///   last cluster the cursor stands behind the whole line as its reader sees it: at column
  ///   `width`, or at -1 in a right-to-left line.
  package func column(ofCursorBefore logical: Int) -> Int {
    guard places.indices.contains(logical) else {
      return direction == .leftToRight ? width : -1
    }
    return clusters[places[logical]].column
  }

  /// The cluster at a place in the logical order; nil behind the last.
  package func cluster(at logical: Int) -> Cluster? {
    places.indices.contains(logical) ? clusters[places[logical]] : nil
  }

  /// Whether the text holds letters or controls that the algorithm reorders by.
  package static func needsReordering(_ text: String) -> Bool {
    text.withContiguousUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < CharacterTraits.firstBidiByte {
          index += 1
        } else if CharacterTraits(of: UTF8Scalars.next(in: bytes, at: &index)).contains(.bidi) {
          return true
        }
      }
      return false
    }
  }

  /// Whether a letter or number of the text makes terminals reorder it.
  package static func holdsRightToLeft(_ text: String) -> Bool {
    needsReordering(text)
      && text.unicodeScalars.contains { scalar in
        CharacterTraits(of: scalar).contains(.bidi) && CharacterProperties.isRightToLeft(scalar)
      }
  }

  /// The level of each cluster: that of its first code point.
  private static func levels(
    of text: String,
    _ parts: [Substring],
    direction: TextDirection
  ) -> [UInt8] {
    guard direction == .rightToLeft || needsReordering(text) else {
      return [UInt8](repeating: 0, count: parts.count)
    }
    let levels = text.withContiguousUTF8 { TextBidi.levels(of: $0, base: TextBidi.Base(direction)) }
    var place = 0
    return parts.map { part in
      defer { place += part.unicodeScalars.count }
      return levels[place]
    }
  }

  /// Rule L4, and no controls: one without width is only there for the rules before.
  static func shown(_ cluster: Substring, width: Int, mirrored: Bool) -> String {
    guard let first = cluster.unicodeScalars.first else { return "" }
    if first.value < 0x80 && !mirrored { return String(cluster) }
    let traits = CharacterTraits(of: first)
    if traits.contains(.control) && width == 0 { return "" }
    if traits.contains(.mark) && width > 0 { return "\u{25CC}" + cluster }
    let mirror = mirrored ? CharacterProperties.mirrored(first) : first
    guard mirror != first else { return String(cluster) }
    var result = String(Character(mirror)).unicodeScalars
    result.append(contentsOf: cluster.unicodeScalars.dropFirst())
    return String(result)
  }
}
