/// What is wrong with a format of `printf` or `NSString`.
package enum PrintfFault: Error, Equatable, Sendable {
  /// A placeholder whose value can't be shown; as it is written, for example `%s` or `%*d`.
  case unsupportedPlaceholder(String)
  /// A placeholder of Python's with a name, `%(count)`, and no letter of a type behind it.
  case incompletePlaceholder(String)
  /// Placeholders with a position stand beside ones without.
  case mixedNumbering
  /// A position of 0 or beyond ``PrintfFormat/highestPosition``.
  case positionOutOfRange
  /// `%#@` without the `@` that ends the variable's name.
  case unterminatedVariable
  /// A variable that the entry doesn't have.
  case unknownVariable(String)
  /// A variable whose forms lead back to itself.
  case recursiveVariable(String)
  /// A plural without a single form.
  case pluralWithoutForms(String)
  /// The pattern would be longer than ``MessagePattern/longest``.
  case patternTooLong
}
