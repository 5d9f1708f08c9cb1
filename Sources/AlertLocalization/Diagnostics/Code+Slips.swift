// Slips in the text of a file, each with its mend.
extension Diagnostic.Code {
  /// The file has nothing in it.
  public static let emptyFile = Self("emptyFile", "The file is empty.")
  /// A quotation mark that was meant as a part of a text, and ends it; at the mark.
  public static let unescapedQuote = Self(
    "unescapedQuote",
    "The quotation mark here ends the text. Write “\\\"” for one that belongs to it."
  )
  /// `character`, a sign of another script or habit in place of `mend`.
  public static let wrongPunctuation = Self(
    "wrongPunctuation",
    "“{character}” can’t stand here. Write “{mend}”."
  )
  /// A comment that begins with another sign, `character`, than the format's; `mend` is one as it
  /// has them.
  public static let wrongComment = Self(
    "wrongComment",
    "No comment begins with “{character}” here. Write “{mend}”."
  )
  /// The plural rule of a `.po` header gives a form that `nplurals`, `count`, has no room for.
  public static let pluralRuleBeyondCount = Self(
    "pluralRuleBeyondCount",
    "The plural rule gives more forms than “nplurals={count}” says. Make both fit."
  )
  /// The header names an `encoding`, and the text is in UTF-8; a warning.
  public static let wrongCharset = Self(
    "wrongCharset",
    """
    The header says {encoding}, and the file is in UTF-8, so letters are shown wrong. Write \
    “charset=UTF-8”.
    """
  )
}
