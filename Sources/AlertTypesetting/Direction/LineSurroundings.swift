import AlertICU

/// What stands in a paragraph before and behind each of its lines, as far as it reaches into them
/// (UAX #9).
struct LineSurroundings {
  /// What stands on one side of a line.
  struct Side {
    /// Isolates that are open there, outermost first.
    var openers: [Unicode.Scalar] = []
    /// The strong direction that reaches the line from that side.
    var strong: CharacterProperties.Direction?

    /// What stands for this side before a line.
    var beginning: String { openers.map(String.init).joined() + mark }

    /// What stands for this side behind a line.
    var ending: String { mark + String(repeating: "\u{2069}", count: openers.count) }

    private var mark: String {
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

  /// - Parameter places: The lines, in code points.
  init(of paragraph: Slice<UnsafeBufferPointer<UInt8>>, at places: [Range<Int>]) {
    let scalars = Array(String(decoding: paragraph, as: UTF8.self).unicodeScalars)
    let ahead = Ahead(of: places.map(\.upperBound), in: scalars)
    var reader = Reader(scalars, ahead.resolved)
    for index in places.indices {
      reader.advance(to: places[index].lowerBound)
      before.append(Side(openers: reader.openers, strong: reader.strong))
      reader.advance(to: places[index].upperBound)
      var next = ahead.next[index]
      // A number takes the direction of the letters before it (W7), else it counts as
      // right-to-left (N1).
      if next == .europeanNumber {
        next = reader.strong == .leftToRight ? .leftToRight : .rightToLeft
      }
      after.append(Side(openers: reader.openers, strong: next))
    }
  }

  /// Both sides of a line.
  func sides(of line: Int) -> (before: Side, after: Side) { (before[line], after[line]) }

  /// Goes through the paragraph and knows what is open, and the last strong direction.
  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private let resolved: [Int: Unicode.Scalar]
    private var next = 0
    private(set) var openers: [Unicode.Scalar] = []
    /// The last strong direction in the paragraph and in each open isolate.
    private var strongs: [CharacterProperties.Direction?] = [nil]

    init(_ scalars: [Unicode.Scalar], _ resolved: [Int: Unicode.Scalar]) {
      self.scalars = scalars
      self.resolved = resolved
    }

    var strong: CharacterProperties.Direction? { strongs[strongs.count - 1] }

    mutating func advance(to place: Int) {
      while next < place {
        let scalar = scalars[next]
        switch scalar {
        case Isolates.leftToRight, Isolates.rightToLeft, Isolates.firstStrong:
          openers.append(resolved[next] ?? scalar)
          strongs.append(nil)
        case Isolates.pop where !openers.isEmpty:
          openers.removeLast()
          strongs.removeLast()
        default:
          if let direction = CharacterProperties.direction(of: scalar), direction.isStrong {
            strongs[strongs.count - 1] = direction
          }
        }
        next += 1
      }
    }
  }

  /// What follows some places in their isolates, found in one pass from the end.
  private struct Ahead {
    /// The next character with a direction; nil where the isolate or the paragraph ends before one.
    private(set) var next: [CharacterProperties.Direction?]
    /// The direction of the isolates that their first strong character decides on (P2, P3).
    private(set) var resolved: [Int: Unicode.Scalar] = [:]

    init(of places: [Int], in scalars: [Unicode.Scalar]) {
      next = Array(repeating: nil, count: places.count)
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
          next[place] = nearest[nearest.count - 1].any
          place -= 1
        }
      }
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
