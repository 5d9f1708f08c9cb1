import AlertTerminal

extension LineEditor {
  /// The same text in an editor with that limit, which it may exceed; the cursor stands behind it.
  func limited(to limit: Int?) -> LineEditor {
    secret.map { LineEditor(secret: $0, limit: limit) } ?? LineEditor(text, limit: limit)
  }
}
