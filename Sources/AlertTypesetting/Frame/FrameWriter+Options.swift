extension FrameWriter {
  /// What the terminal can do, and what its person wants.
  package struct Options: Hashable, Sendable {
    package var bidi: BidiPolicy
    /// Whether colours may be used.
    package var color: Bool
    /// Whether bold, dim, underline and reverse may be used.
    package var attributes: Bool
    /// Columns of a character whose width is ambiguous.
    package var ambiguousWidth: Int
    /// Whether the terminal wraps long rows anew when its width changes.
    package var reflows: Bool
    /// Whether another terminal shows what this one draws.
    package var isMultiplexed: Bool

    package init(
      bidi: BidiPolicy = .visual,
      color: Bool = true,
      attributes: Bool = true,
      ambiguousWidth: Int = 1,
      reflows: Bool = true,
      isMultiplexed: Bool = false
    ) {
      self.bidi = bidi
      self.color = color
      self.attributes = attributes
      self.ambiguousWidth = ambiguousWidth
      self.reflows = reflows
      self.isMultiplexed = isMultiplexed
    }
  }
}
