extension Catalog {
  /// A key and its message.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The message, as an ICU MessageFormat 1 pattern with named arguments.
    public var pattern: String
    /// What the author tells translators; nil if nothing.
    public var comment: String?
    /// What the file says about the arguments; empty where it says nothing.
    public var placeholders: [Placeholder]
    /// Where the key stands; nil in a catalog that was made in memory.
    public var position: SourcePosition?
    /// Where the first character of the text stands, behind its quotation mark; nil where the text
    /// was converted from another notation, or there is no file.
    public var textPosition: SourcePosition?

    /// Makes an entry.
    public init(
      key: String,
      pattern: String,
      comment: String? = nil,
      placeholders: [Placeholder] = [],
      position: SourcePosition? = nil,
      textPosition: SourcePosition? = nil
    ) {
      self.key = key
      self.pattern = pattern
      self.comment = comment
      self.placeholders = placeholders
      self.position = position
      self.textPosition = textPosition
    }
  }

  /// What a file says about an argument of a message.
  public struct Placeholder: Hashable, Sendable {
    /// The argument's name in the pattern.
    public var name: String
    /// What values it takes; nil where the file does not say.
    public var kind: MessageArgument.Kind?
    /// The type as the file writes it: `int`, `%lld`; nil where it does not say.
    public var type: String?
    /// A value for translators to imagine; nil if there is none.
    public var example: String?
    /// What the argument means; nil if the file does not say.
    public var comment: String?

    /// Makes a placeholder.
    public init(
      name: String,
      kind: MessageArgument.Kind? = nil,
      type: String? = nil,
      example: String? = nil,
      comment: String? = nil
    ) {
      self.name = name
      self.kind = kind
      self.type = type
      self.example = example
      self.comment = comment
    }
  }
}
