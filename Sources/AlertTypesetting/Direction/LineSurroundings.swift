import AlertICU

/// What stands in a paragraph before and behind each of its lines, as far as it reaches into them
/// (UAX #9).
struct LineSurroundings {
  /// What stands on one side of a line, outside and inside of the isolates that are open there.
  struct Side {
    /// The paragraph, or an isolate that is open.
    struct Level {
      /// What begins the isolate; nil for the paragraph.
      var opener: Unicode.Scalar?
      /// The strong direction that reaches the line from that side.
      var strong: CharacterProperties.Direction?
      /// The direction that an isolate inside stands beside: a number counts (N1).
      var nearest: CharacterProperties.Direction?
    }

    /// The paragraph first, the innermost isolate last.
    var levels: [Level]

    /// Whether an isolate is open.
    var isIsolated: Bool { levels.count > 1 }

    /// What stands for this side before a line.
    var beginning: String {
      levels.indices.map { index in
        let level = levels[index]
        let isInnermost = index == levels.count - 1
        return (level.opener.map(String.init) ?? "")
          + Self.mark(isInnermost ? level.strong : level.nearest)
      }.joined()
    }

    /// What stands for this side behind a line.
    var ending: String {
      levels.reversed().map { Self.mark($0.strong) + ($0.opener == nil ? "" : "\u{2069}") }.joined()
    }

    private static func mark(_ strong: CharacterProperties.Direction?) -> String {
      switch strong {
      case .leftToRight: "\u{200E}"
      case .rightToLeft, .arabicNumber: "\u{200F}"
      case .arabicLetter: "\u{61C}"
      case .europeanNumber, nil: ""
      }
    }
  }

  private var before: [Side] = []
  private var after: [Side] = []
  /// In each line, what the isolates come to that their first strong character decides on.
  private var resolved: [[Unicode.Scalar]] = []

  /// - Parameters:
  ///   - places: The lines, in code points.
  ///   - base: The direction of the paragraph.
  init(
    of paragraph: Slice<UnsafeBufferPointer<UInt8>>,
    at places: [Range<Int>],
    base: TextBidi.Base
  ) {
    let scalars = Array(String(decoding: paragraph, as: UTF8.self).unicodeScalars)
    let ahead = Ahead(of: places.map(\.upperBound), in: scalars)
    var reader = Reader(scalars, ahead.resolved)
    for index in places.indices {
      reader.advance(to: places[index].lowerBound)
      before.append(Side(levels: reader.levels))
      reader.advance(to: places[index].upperBound)
      after.append(Self.side(reader.levels, next: ahead.next[index], base))
      resolved.append(places[index].compactMap { ahead.resolved[$0] })
    }
  }

  /// The side behind a line, from what stands before its end and what follows.
  private static func side(
    _ levels: [Side.Level],
    next: [CharacterProperties.Direction?],
    _ base: TextBidi.Base
  ) -> Side {
    var levels = levels
    for index in levels.indices {
      let following = next.indices.contains(index) ? next[index] : nil
      // A number takes the direction of the letters before it, or that in which its text begins
      // (W7); else it counts as right-to-left (N1).
      let isLeftToRight =
        levels[index].strong.map { $0 == .leftToRight }
        ?? levels[index].opener.map { $0 == Isolates.leftToRight } ?? (base == .leftToRight)
      levels[index].strong =
        following == .europeanNumber ? (isLeftToRight ? .leftToRight : .rightToLeft) : following
    }
    return Side(levels: levels)
  }

  /// Both sides of a line.
  func sides(of line: Int) -> (before: Side, after: Side) { (before[line], after[line]) }

  /// A line with the isolates that their first strong character decides on written as what they are
  /// in the paragraph: in the line that character may be missing (P2, P3).
  func resolvingIsolates(in text: String, line: Int) -> String {
    guard !resolved[line].isEmpty else { return text }
    var openers = resolved[line][...]
    let scalars = text.unicodeScalars.map { scalar in
      scalar == Isolates.firstStrong ? openers.popFirst() ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Deeper isolates change no direction (BD2, max_depth).
  private static let mostIsolates = 125

  /// Goes through the paragraph and knows what is open, and the last strong direction.
  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private let resolved: [Int: Unicode.Scalar]
    private var next = 0
    /// With the last strong direction of each.
    private(set) var levels = [Side.Level()]
    /// Isolates that are open and too deep to count.
    private var overflowing = 0

    init(_ scalars: [Unicode.Scalar], _ resolved: [Int: Unicode.Scalar]) {
      self.scalars = scalars
      self.resolved = resolved
    }

    mutating func advance(to place: Int) {
      while next < place {
        let scalar = scalars[next]
        switch scalar {
        case Isolates.leftToRight, Isolates.rightToLeft, Isolates.firstStrong:
          if levels.count > LineSurroundings.mostIsolates {
            overflowing += 1
          } else {
            levels.append(Side.Level(opener: resolved[next] ?? scalar))
          }
        case Isolates.pop where overflowing > 0: overflowing -= 1
        case Isolates.pop where levels.count > 1:
          levels.removeLast()
        default:
          if let direction = CharacterProperties.direction(of: scalar) {
            levels[levels.count - 1].add(direction)
          }
        }
        next += 1
      }
    }
  }

  /// What follows some places in their isolates, found in one pass from the end.
  private struct Ahead {
    /// The next character with a direction in the paragraph and in each isolate that is open there;
    /// nil where it ends before one.
    private(set) var next: [[CharacterProperties.Direction?]]
    /// The direction of the isolates that their first strong character decides on (P2, P3).
    private(set) var resolved: [Int: Unicode.Scalar] = [:]

    init(of places: [Int], in scalars: [Unicode.Scalar]) {
      next = Array(repeating: [], count: places.count)
      /// In the paragraph and each open isolate: the nearest character with a direction, and the
      /// nearest strong one.
      typealias Nearest = (
        any: CharacterProperties.Direction?, strong: CharacterProperties.Direction?
      )
      var nearest: [Nearest] = [(nil, nil)]
      var place = places.count - 1
      for index in stride(from: scalars.count, through: 0, by: -1) {
        if index < scalars.count {
          let scalar = scalars[index]
          switch scalar {
          case Isolates.pop: nearest.append((nil, nil))
          case Isolates.leftToRight, Isolates.rightToLeft, Isolates.firstStrong:
            if scalar == Isolates.firstStrong {
              let strong = nearest[nearest.count - 1].strong
              resolved[index] =
                strong == nil || strong == .leftToRight
                ? Isolates.leftToRight : Isolates.rightToLeft
            }
            if nearest.count > 1 { nearest.removeLast() } else { nearest[0] = (nil, nil) }
          default:
            guard let direction = CharacterProperties.direction(of: scalar) else { break }
            nearest[nearest.count - 1].any = direction
            if direction.isStrong { nearest[nearest.count - 1].strong = direction }
          }
        }
        while place >= 0, places[place] == index {
          next[place] = nearest.prefix(1 + mostIsolates).map(\.any)
          place -= 1
        }
      }
    }
  }
}

extension LineSurroundings.Side.Level {
  fileprivate mutating func add(_ direction: CharacterProperties.Direction) {
    if direction.isStrong { strong = direction }
    switch direction {
    // A number after letters from left to right is one of them (W7).
    case .europeanNumber: nearest = strong == .leftToRight ? .leftToRight : .rightToLeft
    default: nearest = direction
    }
  }
}

extension CharacterProperties.Direction {
  fileprivate var isStrong: Bool {
    switch self {
    case .leftToRight, .rightToLeft, .arabicLetter: true
    case .europeanNumber, .arabicNumber: false
    }
  }
}
