extension MessagePattern {
  /// An argument as a pattern uses it.
  struct Use {
    /// Text or number; nil where any value will do.
    var kind: MessageArgument.Kind?
    /// Where the pattern has it first, in bytes.
    var offset: Int
  }

  /// The arguments by name.
  ///
  /// - Parameter placeholders: What the file says about plain arguments.
  func uses(_ placeholders: [Catalog.Placeholder]) -> [String: Use] {
    var uses: [String: Use] = [:]
    for argument in arguments {
      let kind: MessageArgument.Kind?
      switch argument.type.needsNumber {
      case true?: kind = .number
      case false?: kind = .text
      case nil:
        let declared = placeholders.first { $0.name == argument.name }?.kind
        kind = declared.map { $0 == .text ? .text : .number }
      }
      let known = uses[argument.name]
      uses[argument.name] = Use(kind: known?.kind ?? kind, offset: known?.offset ?? argument.offset)
    }
    return uses
  }
}
