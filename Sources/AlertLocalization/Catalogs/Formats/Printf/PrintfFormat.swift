/// A format of `printf` or `NSString` taken apart into text and placeholders.
///
///     let format = try PrintfFormat("Delete %1$lld files of %2$@?", dialect: .apple)
///     format.pattern     // "Delete {0, number, integer} files of {1}?"
///
/// A sign `%` with nothing behind it that a format could mean stands for itself, and so does one
/// with a space behind it: *50 % des fichiers* is meant as it is written, though C reads `% d`
/// there.
package struct PrintfFormat: Equatable, Sendable {
  /// Whose placeholders a format has.
  package enum Dialect: Sendable {
    /// `.strings` and `.stringsdict`: `%@` is text, `%#@name@` a variable, `%s` a pointer to bytes.
    case apple
    /// `.xcstrings`: as ``apple``, and `%arg` is the value that a plural counts.
    case stringCatalog
    /// `c-format` of gettext: `%s` is text.
    case c
    /// `python-format` of gettext: as ``c``, and `%(name)s` has its argument's name.
    case python
    /// `python-brace-format` of gettext: `{name}` and `{0}`; the sign `%` means nothing.
    case pythonBrace
    /// Text in which nothing is a placeholder.
    case none
  }

  /// A part of a format.
  package enum Piece: Equatable, Sendable {
    /// Text as it is to be shown, a range of ``source``.
    case text(Range<Int>)
    /// The value of an argument.
    case value(PrintfDirective)
    /// `%#@name@`: the forms of a variable; the position counts from 1, or is nil if not written.
    case variable(name: String, position: Int?)
    /// `%arg`: the value that the plural around it counts.
    case ownValue
  }

  /// The highest position that a placeholder may name.
  package static let highestPosition = 999

  /// The format itself, in UTF-8.
  package let source: ArraySlice<UInt8>
  /// The parts in their order.
  package let pieces: [Piece]

  /// Takes a format apart.
  ///
  /// - Parameters:
  ///   - format: the text of the format.
  ///   - dialect: whose placeholders it has.
  ///   - isForm: whether it is a form of a variable. There a single placeholder without a position
  ///     is the variable's own value, and may stand beside ones with a position; by default false.
  /// - Throws: ``PrintfFault`` for a placeholder that can't be shown (`%p`, `%n`, `%*d`, a `%s` of
  ///   Apple's), for a position out of range, and for a mix of `%@` and `%1$@`, whose meaning
  ///   nothing defines (POSIX, `fprintf`).
  package init(
    _ format: String,
    dialect: Dialect,
    isForm: Bool = false
  ) throws(PrintfFault) {
    try self.init(Array(format.utf8)[...], dialect: dialect, isForm: isForm)
  }

  /// Takes a format apart that is given as valid UTF-8.
  package init(
    _ format: ArraySlice<UInt8>,
    dialect: Dialect,
    isForm: Bool = false
  ) throws(PrintfFault) {
    source = format
    switch dialect {
    case .none:
      pieces = format.isEmpty ? [] : [.text(format.indices)]
    case .pythonBrace:
      pieces = try BraceFormat(format).pieces
    case .apple, .stringCatalog, .c, .python:
      var parser = PrintfParser(format, dialect: dialect, isForm: isForm)
      pieces = try parser.parse()
    }
  }

  /// Whether text is its own pattern in every dialect: without placeholder, and without anything
  /// that ICU would read as syntax outside of a plural.
  package static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    !text.contains { byte in
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
      default: false
      }
    }
  }

  /// The placeholders for values, in the order of the text.
  package var directives: [PrintfDirective] {
    pieces.compactMap { if case .value(let directive) = $0 { directive } else { nil } }
  }
}
