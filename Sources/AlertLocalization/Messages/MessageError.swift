/// Why a message pattern can't be used, or can't be formatted with these arguments.
public struct MessageError: Error, Hashable, Sendable {
  /// What is wrong.
  public var code: Diagnostic.Code
  /// What the message says beside the code.
  public var arguments: [String: MessageArgument]
  /// Where in the pattern, in bytes of UTF-8.
  public var offset: Int

  init(_ code: Diagnostic.Code, at offset: Int, _ arguments: [String: MessageArgument] = [:]) {
    self.code = code
    self.arguments = arguments
    self.offset = offset
  }
}

extension MessageError: CustomStringConvertible {
  /// The message, in English.
  public var description: String { Diagnostic(code, arguments: arguments).description }
}
