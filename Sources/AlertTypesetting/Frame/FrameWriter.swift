/// Turns frames into bytes: only what changed, one write a frame, with relative cursor moves.
package struct FrameWriter: Sendable {
  /// How right-to-left text is handed to the terminal: see the table in `BidiPolicy`.
  package enum BidiPolicy: String, Hashable, Sendable, CaseIterable {
    case visual, isolate, words, logical
  }

  package struct Options: Hashable, Sendable {
    package var bidi: BidiPolicy
    /// Whether colours may be used.
    package var color: Bool
    /// Whether bold, dim, underline and reverse may be used.
    package var attributes: Bool

    package init(bidi: BidiPolicy = .visual, color: Bool = true, attributes: Bool = true) {
      self.bidi = bidi
      self.color = color
      self.attributes = attributes
    }
  }

  package init(options: Options, columns: Int) {}

  /// The bytes that make the screen show this frame instead of the last one.
  package mutating func paint(_ frame: Frame) -> [UInt8] { [] }

  /// The screen has another width now: the next `paint` paints all of it again, after erasing the
  /// rows that the terminal made of the last frame.
  package mutating func resize(columns: Int) {}

  /// The screen was someone else's for a while: the next `paint` starts at the cursor's row.
  package mutating func forget() {}

  /// Replaces the frame by these rows, which stay, and leaves the cursor on the row below them.
  package mutating func finish(leaving rows: [Frame.Row]) -> [UInt8] { [] }
}
