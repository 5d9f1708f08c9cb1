/// Reads a plural rule by descent, one level for each precedence of C.
struct PluralExpressionParser {
  /// How deep parentheses, `!` and `?:` may nest.
  private static let depthLimit = 100

  /// The operators of each precedence, weakest first.
  ///
  /// A longer sign stands before its beginning.
  private static let levels: [[(sign: String, op: PluralExpression.Operator)]] = [
    [("||", .or)],
    [("&&", .and)],
    [("==", .equal), ("!=", .unequal)],
    [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
    [("+", .plus), ("-", .minus)],
    [("*", .times), ("/", .divided), ("%", .modulo)],
  ]

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ expression: String) { bytes = Array(expression.utf8) }

  mutating func parse() throws(PluralExpression.Fault) -> PluralExpression.Node {
    let node = try conditional()
    skipSpace()
    if index < bytes.count { throw fault }
    return node
  }

  private var fault: PluralExpression.Fault { PluralExpression.Fault(offset: index) }

  private mutating func conditional() throws(PluralExpression.Fault) -> PluralExpression.Node {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw fault }
    let condition = try binary(level: 0)
    guard take("?") else { return condition }
    let yes = try conditional()
    guard take(":") else { throw fault }
    return .conditional(condition, yes, try conditional())
  }

  private mutating func binary(
    level: Int
  ) throws(PluralExpression.Fault) -> PluralExpression.Node {
    if level == Self.levels.count { return try primary() }
    var left = try binary(level: level + 1)
    var operands = 1
    while let op = Self.levels[level].first(where: { take($0.sign) })?.op {
      // A chain of operators nests to the left, and is walked as deep as it is long.
      operands += 1
      if operands > Self.depthLimit { throw fault }
      left = .binary(op, left, try binary(level: level + 1))
    }
    return left
  }

  private mutating func primary() throws(PluralExpression.Fault) -> PluralExpression.Node {
    if take("!") {
      depth += 1
      defer { depth -= 1 }
      if depth > Self.depthLimit { throw fault }
      return .not(try primary())
    }
    if take("(") {
      let node = try conditional()
      guard take(")") else { throw fault }
      return node
    }
    if take("n") { return .n }
    guard let number = takeNumber() else { throw fault }
    return .number(number)
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpace()
    guard bytes[index...].starts(with: sign.utf8) else { return false }
    index += sign.utf8.count
    return true
  }

  private mutating func takeNumber() -> UInt64? {
    var value: UInt64?
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      value = (value ?? 0) &* 10 &+ UInt64(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }
}
