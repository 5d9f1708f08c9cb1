import AlertLocalization

extension AlertField {
  /// Where a text has the first character that no field takes: a control character, a tab, a line
  /// break, or a byte order mark at its beginning.
  ///
  /// A person who pastes such a text sees what becomes of it: a line break turns into a space.
  /// Nobody sees what becomes of a value given up front (``AlertAnswer/fields``), so it is refused.
  ///
  /// - Parameter text: A value for a field.
  /// - Returns: Its offset in bytes of UTF-8, from 0; nil where a field takes all of the text.
  public nonisolated static func offsetOfUnfitCharacter(in text: String) -> Int? {
    FieldText.offsetOfUnfitCharacter(in: text)
  }
}
