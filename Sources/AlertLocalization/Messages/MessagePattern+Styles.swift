import AlertICU

extension MessagePattern {
  /// The first style that ICU does not have; nil where all are sound.
  var styleError: MessageError? {
    for argument in arguments {
      guard let style = argument.style else { continue }
      do {
        try MessageFormat.check("{x, \(argument.type.rawValue), \(style)}")
      } catch {
        return MessageError(
          .unsupportedStyle,
          at: argument.offset,
          ["style": .text(style), "type": .text(argument.type.rawValue)]
        )
      }
    }
    return nil
  }
}
