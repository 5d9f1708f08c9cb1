/// What a conformance test came to: passed, and the differences by their reasons.
struct ConformanceTable {
  private let name: String
  private(set) var passed = 0
  private(set) var differences: [String: (count: Int, example: String)] = [:]

  init(_ name: String) { self.name = name }

  var total: Int { differences.values.reduce(passed) { $0 + $1.count } }

  /// Counts a case.
  ///
  /// - Parameters:
  ///   - reason: Why it differs, if it does.
  ///   - line: The case, for the example.
  mutating func count(
    _ isPassed: Bool,
    _ reason: @autoclosure () -> String,
    _ line: ArraySlice<UInt8>
  ) {
    if isPassed {
      passed += 1
      return
    }
    let example = String(decoding: line.prefix(120), as: UTF8.self)
    differences[reason(), default: (0, example)].count += 1
  }

  func print() {
    Swift.print("\(name): \(passed) of \(total) passed")
    for (reason, difference) in differences.sorted(by: { $0.key < $1.key }) {
      Swift.print("  \(difference.count) differ: \(reason), as \(difference.example)")
    }
  }
}
