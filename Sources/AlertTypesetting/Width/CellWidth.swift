import AlertICU

/// Columns of grapheme clusters (UAX #11, UAX #29, UTS #51).
package enum CellWidth {
  /// How far terminals agree on a width.
  package enum Certainty: Int, Comparable, Sendable {
    /// All of them do.
    case firm
    /// They differ by set-up or age: what stands behind the span must be placed by column.
    case ambiguous
    /// They differ (spacing marks, single jamo, private use, code points of tomorrow), and for
    /// letters that hang together: such a span is written as a whole.
    case unsettled
    /// They differ for this one cluster, and may draw over the cells behind it: those must be
    /// placed by column too.
    case loose

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Columns of one cluster: 0, 1, 2, or more where several letters make one cluster.
  package static func of(_ cluster: Character, ambiguous: Int) -> Int {
    of(String(cluster), ambiguous: ambiguous)
  }

  /// Columns of a text on one line.
  package static func of(_ text: some StringProtocol, ambiguous: Int) -> Int {
    text.withContiguousUTF8 { bytes in
      var meter = WidthMeter(ambiguousWidth: ambiguous)
      meter.add(bytes, 0..<bytes.count)
      return meter.columns
    }
  }

  /// The most columns that a terminal may take: it measures code point by code point.
  static func most(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { columns, scalar in
      let traits = CharacterTraits(of: scalar)
      return columns + (traits.contains(.ambiguous) ? 2 : traits.width)
    }
  }

  /// How far terminals agree on the width of a cluster.
  package static func certainty(of cluster: some StringProtocol) -> Certainty {
    var certainty = Certainty.firm
    var hasPictograph = false
    for scalar in cluster.unicodeScalars where scalar.value >= 0x80 {
      switch scalar.value {
      case 0x20E3, 0xFE0E, 0xFE0F: return .loose
      // Between letters a joiner only chooses their form.
      case 0x200D where hasPictograph: return .loose
      default: break
      }
      let traits = CharacterTraits(of: scalar)
      if traits.contains(.pictograph) { hasPictograph = true }
      if !traits.isDisjoint(with: [.modifier, .regional]) { return .loose }
      if traits.contains(.uncertain) {
        certainty = max(certainty, .unsettled)
      } else if !traits.isDisjoint(with: [.ambiguous, .pictograph]) {
        certainty = max(certainty, .ambiguous)
      }
    }
    return certainty
  }
}
