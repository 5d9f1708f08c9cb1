// Languages of files, and what they need.
extension Diagnostic.Code {
  /// `name` looks like a language and is none; a warning.
  public static let unknownLanguage = Self(
    "unknownLanguage",
    "“{name}” is the code of no language."
  )
  /// No file is in `language`, the source language, so the others were not compared; a warning.
  public static let nothingCompared = Self(
    "nothingCompared",
    """
    No file is in “{language}”, the source language, so the languages were not compared. Name \
    another one with “--source”.
    """
  )
  /// Only `choices`, languages that nobody asked for, have `key`.
  public static let keyInOtherLanguages = Self(
    "keyInOtherLanguages",
    "Only these languages have the key “{key}”: {choices}. Add it to the source language’s file."
  )
  /// The plural `rule` of a `.po` header gives fewer forms than `language` has; `choices` are those
  /// it has; a warning.
  public static let pluralRuleLacksForms = Self(
    "pluralRuleLacksForms",
    """
    “{language}” needs the forms {choices}; the plural rule “{rule}” gives fewer. Write the rule of \
    this language.
    """
  )
}
