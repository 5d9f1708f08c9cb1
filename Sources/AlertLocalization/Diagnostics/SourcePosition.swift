/// A place in a text file.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1. A line ends with LF, CR or CR LF.
  public var line: Int
  /// The column, from 1, in Unicode scalars: what editors count.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  /// Whether one place stands before another in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// Line and column as compilers write them: `12:3`.
  public var description: String { "\(line):\(column)" }
}
