import AlertTypesetting

@testable import AlertMessage

/// A line editor as simple as can be: an array of code points, cut into clusters anew each time.
struct ReferenceLine {
  var scalars: [Unicode.Scalar] = []
  /// In code points.
  var cursor = 0
  let limit: Int

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Where clusters begin, and the end, in code points.
  var stops: [Int] {
    var stops = [0]
    for cluster in GraphemeClusters(text) {
      stops.append((stops.last ?? 0) + cluster.unicodeScalars.count)
    }
    return stops
  }

  /// How many clusters end at or before the cursor.
  var cursorCluster: Int { stops.dropFirst().count { $0 <= cursor } }

  mutating func insert(_ new: [Unicode.Scalar]) {
    let before = self
    scalars.insert(contentsOf: new, at: cursor)
    cursor += new.count
    if stops.count - 1 > max(limit, before.stops.count - 1) { self = before }
  }

  func target(_ motion: LineEditor.Motion) -> Int {
    switch motion {
    case .back: stops.last { $0 < cursor } ?? 0
    case .forward: stops.first { $0 > cursor } ?? scalars.count
    case .start, .wordBack: 0
    case .end, .wordForward: scalars.count
    }
  }

  mutating func delete(_ motion: LineEditor.Motion) {
    let target = target(motion)
    scalars.removeSubrange(min(cursor, target)..<max(cursor, target))
    cursor = min(cursor, target)
  }
}
