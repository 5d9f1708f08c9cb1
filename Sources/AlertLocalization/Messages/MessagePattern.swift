/// An ICU MessageFormat 1 pattern, taken apart: which arguments it has, and of what kind.
///
/// ```swift
/// let pattern = try MessagePattern("{count, plural, one {# file} other {# files}} in {folder}")
/// pattern.arguments.map(\.name)     // ["count", "folder"]
/// ```
///
/// The syntax is checked here, and not by ICU, for the sake of the person who wrote the pattern:
/// ICU 72 often names no place, and accepts an apostrophe that makes the rest of a message plain
/// text (`d'{count}`). Apart from that, what is accepted here is what ICU's `MessageFormat`
/// accepts.
public struct MessagePattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// The arguments in the order in which they stand there, those inside of forms included; a name
  /// that stands there twice is listed twice.
  public let arguments: [Argument]
  /// Where quotations begin that may be no quotation, as in `l'{a} d'{b}`: an apostrophe right
  /// behind a letter, in bytes.
  let doubtfulQuotes: [Int]
  /// Where braces close that nothing opened, in bytes.
  let strayBraces: [Int]

  /// A pattern may be this long, in bytes of UTF-8.
  public static let longest = 64 * 1024
  /// Forms may stand this deep in each other.
  public static let deepest = 100

  /// Takes a pattern apart.
  ///
  /// - Throws: `MessageError` at the place where the syntax is broken.
  public init(_ text: String) throws(MessageError) {
    var text = text
    let outcome = text.withUTF8 { bytes -> Result<PatternParser, MessageError> in
      var parser = PatternParser(bytes)
      do throws(MessageError) {
        try parser.parse()
        return .success(parser)
      } catch {
        return .failure(error)
      }
    }
    let parser = try outcome.get()
    self.text = text
    arguments = parser.arguments
    doubtfulQuotes = parser.doubtfulQuotes
    strayBraces = parser.strayBraces
  }

  /// Whether the text of the pattern is what it says, without any syntax.
  ///
  /// A brace opens an argument, and an apostrophe is syntax in front of a brace or another
  /// apostrophe; all else stands for itself.
  public static func isPlainText(_ pattern: String) -> Bool {
    var previousIsApostrophe = false
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "{"): return false
      case UInt8(ascii: "'"), UInt8(ascii: "}"):
        if previousIsApostrophe { return false }
        previousIsApostrophe = byte == UInt8(ascii: "'")
      default: previousIsApostrophe = false
      }
    }
    return true
  }
}

extension MessagePattern {
  /// What to write for a doubtful quotation: the word, with its apostrophe doubled.
  func doubledQuote(at offset: Int) -> String {
    var text = text
    return text.withUTF8 { PatternParser($0).doubledApostrophe(at: offset) }
  }

  /// What an argument is formatted as.
  public enum ArgumentType: String, Hashable, Sendable, CaseIterable {
    /// `{name}`: as it is.
    case plain
    /// `{n, number, …}`
    case number
    /// `{d, date, …}`
    case date
    /// `{d, time, …}`
    case time
    /// `{n, spellout}`
    case spellout
    /// `{n, ordinal}`
    case ordinal
    /// `{n, duration}`
    case duration
    /// `{n, choice, …}`, an old form of plurals.
    case choice
    /// `{n, plural, …}`
    case plural
    /// `{n, selectordinal, …}`
    case selectOrdinal = "selectordinal"
    /// `{word, select, …}`
    case select

    /// Whether `#` stands for the number inside of its forms.
    var isPlural: Bool { self == .plural || self == .selectOrdinal }

    /// Whether a number must be given, a text if not; nil where any value does.
    public var needsNumber: Bool? {
      switch self {
      case .plain: nil
      case .select: false
      default: true
      }
    }
  }

  /// A form of a plural or a select.
  public struct Form: Hashable, Sendable {
    /// Its name: `one`, `=0`, `female`.
    public let selector: String
    /// Where its name stands in the pattern, in bytes of UTF-8.
    public let offset: Int
  }

  /// An argument.
  public struct Argument: Hashable, Sendable {
    /// Its name, or its number as it is written.
    public let name: String
    /// What it is formatted as.
    public internal(set) var type: ArgumentType
    /// The style, as `::percent`; nil where there is none.
    public internal(set) var style: String?
    /// What is subtracted from the number of a plural before its form is chosen; 0 by default.
    public internal(set) var pluralOffset: Double = 0
    /// The forms of a plural or a select, in their order.
    public internal(set) var forms: [Form]
    /// Where its name stands in the pattern, in bytes of UTF-8.
    public let offset: Int
  }
}
