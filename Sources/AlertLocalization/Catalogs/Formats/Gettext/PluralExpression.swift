/// The plural rule in the header of a `.po` file: an expression of C over `n`.
///
///     let rule = try PluralExpression("n%10==1 && n%100!=11 ? 0 : 1")
///     rule.form(for: 21)     // 0
///
/// The grammar is gettext's: `?:`, `||`, `&&`, `==`, `!=`, `<`, `>`, `<=`, `>=`, `+`, `-`, `*`,
/// `/`, `%`, `!`, parentheses, `n` and whole numbers, with C's precedence and unsigned arithmetic.
package struct PluralExpression: Sendable {
  /// An expression that doesn't follow the grammar, with the offset in bytes where it ends doing
  /// so.
  package struct Fault: Error, Equatable, Sendable {
    package var offset: Int

    package init(offset: Int) { self.offset = offset }
  }

  indirect enum Node: Sendable {
    case n
    case number(UInt64)
    case not(Node)
    case binary(Operator, Node, Node)
    case conditional(Node, Node, Node)
  }

  /// The operators with two sides.
  enum Operator: Sendable {
    case or, and, equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case plus, minus, times, divided, modulo
  }

  private let root: Node

  /// Reads an expression.
  ///
  /// - Throws: ``Fault`` if it doesn't follow the grammar, or nests deeper than 100.
  package init(_ expression: String) throws(Fault) {
    var parser = PluralExpressionParser(expression)
    root = try parser.parse()
  }

  /// The index of the form for a number; nil if the rule divides by zero.
  package func form(for n: UInt64) -> UInt64? { Self.value(of: root, n) }

  private static func value(of node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .n: return n
    case .number(let number): return number
    case .not(let operand):
      guard let value = value(of: operand, n) else { return nil }
      return value == 0 ? 1 : 0
    case .conditional(let condition, let yes, let no):
      guard let condition = value(of: condition, n) else { return nil }
      return value(of: condition != 0 ? yes : no, n)
    case .binary(let op, let left, let right):
      guard let left = value(of: left, n) else { return nil }
      // Both logical operators leave their right side alone once the left one decides.
      if op == .or && left != 0 { return 1 }
      if op == .and && left == 0 { return 0 }
      guard let right = value(of: right, n) else { return nil }
      return apply(op, left, right)
    }
  }

  private static func apply(_ op: Operator, _ left: UInt64, _ right: UInt64) -> UInt64? {
    switch op {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .divided: right == 0 ? nil : left / right
    case .modulo: right == 0 ? nil : left % right
    }
  }
}
