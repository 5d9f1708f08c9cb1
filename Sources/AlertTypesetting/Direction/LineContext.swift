import AlertICU

/// What a line needs to look alone as it does in its paragraph.
///
/// UAX #9 resolves directions for a whole paragraph and reorders line by line (3.4), while a line of
/// a frame is a text of its own. So a line that would come out otherwise gets, without width: the
/// isolates that it begins in, a mark for the strong direction before it, one for what follows, and
/// the ends of its isolates.
struct LineContext {
  private let scalars: [Unicode.Scalar]
  private let levels: [UInt8]
  private let base: TextBidi.Base
  /// The first byte of the paragraph, for ranges counted in bytes.
  private let start: Int

  init(of paragraph: Slice<UnsafeBufferPointer<UInt8>>, direction: TextDirection) {
    let text = String(decoding: paragraph, as: UTF8.self)
    scalars = Array(text.unicodeScalars)
    base = direction == .rightToLeft ? .rightToLeft : .leftToRight
    levels = TextBidi.levels(of: Array(text.utf16), base: base)
    start = paragraph.startIndex
  }

  /// The lines of the paragraph, with their context where it matters.
  ///
  /// - Parameter ranges: Where each line stands, in bytes.
  func restored(in lines: [Typesetter.Line], at ranges: [Range<Int>]) -> [Typesetter.Line] {
    let places = places(of: ranges)
    let sides = sides(of: places)
    return lines.indices.map { index in
      var line = lines[index]
      let units = Array(line.text.utf16)
      let before = sides.before[index]
      let hasIsolates = !before.openers.isEmpty || !sides.after[index].openers.isEmpty
      if hasIsolates || TextBidi.levels(of: units, base: base)[...] != levels[places[index].units] {
        line.text = before.beginning + line.text + sides.after[index].ending
      }
      return line
    }
  }

  /// What stands around a line on one side.
  private struct Side {
    /// Isolates that are open there, outermost first.
    var openers: [Unicode.Scalar] = []
    /// The strong direction that reaches the line from that side.
    var strong: CharacterProperties.Direction?

    var beginning: String { openers.map(String.init).joined() + mark }
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

  private typealias Place = (scalars: Range<Int>, units: Range<Int>)

  /// Ranges in code points and in UTF-16 units from those in bytes.
  private func places(of ranges: [Range<Int>]) -> [Place] {
    var scalar = 0
    var unit = 0
    var byte = start
    func advance(to target: Int) {
      while byte < target {
        byte += UTF8.width(scalars[scalar])
        unit += UTF16.width(scalars[scalar])
        scalar += 1
      }
    }
    return ranges.map { range in
      advance(to: range.lowerBound)
      let first = (scalar, unit)
      advance(to: range.upperBound)
      return (first.0..<scalar, first.1..<unit)
    }
  }

  private func sides(of places: [Place]) -> (before: [Side], after: [Side]) {
    var ahead = lookAhead(at: places.map(\.scalars.upperBound))
    var before: [Side] = []
    var after: [Side] = []
    var openers: [Unicode.Scalar] = []
    var strong: [CharacterProperties.Direction?] = [nil]
    var next = 0
    func advance(to place: Int) {
      while next < place {
        let scalar = scalars[next]
        switch scalar {
        case Isolates.leftToRight, Isolates.rightToLeft, Isolates.firstStrong:
          openers.append(ahead.resolved[next] ?? scalar)
          strong.append(nil)
        case Isolates.pop where !openers.isEmpty:
          openers.removeLast()
          strong.removeLast()
        default:
          if let direction = CharacterProperties.direction(of: scalar), direction.isStrong {
            strong[strong.count - 1] = direction
          }
        }
        next += 1
      }
    }
    for index in places.indices {
      advance(to: places[index].scalars.lowerBound)
      before.append(Side(openers: openers, strong: strong[strong.count - 1]))
      advance(to: places[index].scalars.upperBound)
      // A number takes the direction of the letters before it (W7), else it counts as
      // right-to-left (N1).
      if ahead.next[index] == .europeanNumber {
        ahead.next[index] =
          strong[strong.count - 1] == .leftToRight ? .leftToRight : .rightToLeft
      }
      after.append(Side(openers: openers, strong: ahead.next[index]))
    }
    return (before, after)
  }

  /// What follows each place in its isolate, and which way isolates go that their first strong
  /// character decides (P2, P3).
  private func lookAhead(
    at places: [Int]
  ) -> (next: [CharacterProperties.Direction?], resolved: [Int: Unicode.Scalar]) {
    var next = [CharacterProperties.Direction?](repeating: nil, count: places.count)
    var resolved: [Int: Unicode.Scalar] = [:]
    /// For each open isolate: the nearest character with a direction, and the nearest strong one.
    var nearest: [(any: CharacterProperties.Direction?, strong: CharacterProperties.Direction?)] = [
      (nil, nil)
    ]
    var place = places.count - 1
    for index in stride(from: scalars.count, through: 0, by: -1) {
      if index < scalars.count {
        let scalar = scalars[index]
        switch scalar {
        case Isolates.pop: nearest.append((nil, nil))
        case Isolates.leftToRight, Isolates.rightToLeft, Isolates.firstStrong:
          if scalar == Isolates.firstStrong {
            let isLeft = [nil, .leftToRight].contains(nearest[nearest.count - 1].strong)
            resolved[index] = isLeft ? Isolates.leftToRight : Isolates.rightToLeft
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
    return (next, resolved)
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
