public import AlertLocalization

extension AlertMessage {
  /// What is wrong with the alert's texts, in the language in which it would be shown now; empty
  /// where all can be shown.
  ///
  /// A text with a broken pattern, or without a value for one of its arguments, never stops an
  /// alert: the person sees its source form, as `{count, plural, …}`, and this says what to mend,
  /// with file, line and column where it comes from a file.
  public var textDiagnostics: [Diagnostic] {
    let localizer = localizer ?? Localizer()
    let texts = AlertTexts(localizer: localizer, language: language(in: localizer))
    return allTexts.compactMap(texts.diagnostic)
  }
}
