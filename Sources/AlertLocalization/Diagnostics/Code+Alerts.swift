// Alerts that are described in a file.
extension Diagnostic.Code {
  /// No file describes an alert called `name`; `choices` are those there are.
  public static let unknownAlert = Self(
    "unknownAlert",
    "No alert is called “{name}”. Possible: {choices}."
  )
  /// There are no catalogs to describe alerts beside; `name` is the one that was asked for.
  public static let noAlerts = Self(
    "noAlerts",
    "Nothing describes the alert “{name}”: no folder of localization files has an “alerts.json”."
  )
  /// None of the `folders` that were looked in describes alerts; `name` is the one that was asked
  /// for.
  public static let noAlertsFile = Self(
    "noAlertsFile",
    """
    Nothing describes the alert “{name}”: no folder of localization files has an “alerts.json”. \
    Looked for: {folders}.
    """
  )
  /// An argument, `name`, that is of another kind in the text of `key` than at `other`, in the same
  /// alert and language; a warning.
  public static let sharedArgument = Self(
    "sharedArgument",
    """
    “{name}” in “{key}” is {kind, select, text {a text} other {a number}}; at {other}, in the same \
    alert, it is {otherKind, select, text {a text} other {a number}}. Give one of the two another \
    name, or another number as in %2$@.
    """
  )
  /// `name` is no member of what stands here; `choices` are those there are.
  public static let unknownMember = Self(
    "unknownMember",
    "“{name}” means nothing here. Possible: {choices}."
  )
  /// The member `name` has a `value` that is none of its `choices`.
  public static let unknownChoice = Self(
    "unknownChoice",
    "“{value}” is no value of “{name}”. Possible: {choices}."
  )
  /// The member `name` is of another type than `type`: text, number, boolean, object or array.
  public static let wrongMemberType = Self(
    "wrongMemberType",
    """
    “{name}” must be {type, select, text {a text in quotation marks} number {a whole number from 1 \
    on} boolean {true or false} array {a list in brackets} other {an object in braces}}.
    """
  )
  /// An element of the list `name` is no object; `mend` is one as it must be.
  public static let wrongElementType = Self(
    "wrongElementType",
    "Each element of “{name}” must be an object in braces, like {mend}."
  )
  /// A text, `name`, stands in the description of an alert; `key` is where it belongs.
  public static let textInAlerts = Self(
    "textInAlerts",
    "“{name}” can’t stand here. Write the text into the localization files, as “{key}”."
  )
  /// A `key` begins with the name of the `alert`, which shows no such text; a warning.
  public static let alertKeyUnknown = Self(
    "alertKeyUnknown",
    "The alert “{alert}” shows no text “{key}”."
  )
  /// A button or a field without `id`; `part` says which: button or field.
  public static let missingID = Self(
    "missingID",
    """
    This {part, select, button {button} other {field}} has no “id”. Add one, which is the same in \
    every language.
    """
  )
  /// An id that scripts can't read: empty, of more than a line, or with control characters.
  public static let invalidID = Self(
    "invalidID",
    "“{value}” can’t be an id: it must be one line of visible characters."
  )
  /// Two buttons or two fields with the same id, `name`; `other` is the place of the first.
  public static let duplicateID = Self(
    "duplicateID",
    "The id “{name}” stands here a second time; the first is at {other}. Give each its own."
  )
  /// A second button with a `role` of which there can be one; `other` is the place of the first.
  public static let duplicateRole = Self(
    "duplicateRole",
    """
    This is the second button with the role {role}, of which there can be one; the first is at \
    {other}. Change one of the two.
    """
  )
  /// The default button, `value`, is none of the alert's; `choices` are its ids.
  public static let unknownDefault = Self(
    "unknownDefault",
    "There is no button with the id “{value}” to be the default. Possible: {choices}, null."
  )
  /// More fields than the `style` has; `limit` is how many it has.
  public static let tooManyFields = Self(
    "tooManyFields",
    """
    An alert of the style “{style}” has {limit, plural, one {# field} other {# fields}}. Remove \
    this one, or use the style “default”.
    """
  )
  /// Whether the field is secure follows from the `style`, and something else is said.
  public static let secureAgainstStyle = Self(
    "secureAgainstStyle",
    "The style “{style}” says otherwise. Leave “secure” out, or use the style “default”."
  )
  /// The `value` is no regular expression.
  public static let invalidExpression = Self(
    "invalidExpression",
    "“{value}” is no regular expression."
  )
  /// The alert `name` has neither title nor message; `keys` are where they belong.
  public static let alertWithoutText = Self(
    "alertWithoutText",
    "The alert “{name}” has no text in any language. Add {keys} to a localization file."
  )
  /// The button `id` has no title; `key` is where it belongs.
  public static let buttonWithoutTitle = Self(
    "buttonWithoutTitle",
    "The button “{id}” has no title in any language. Add “{key}” to a localization file."
  )
  /// The text of `key`, which other languages have, is missing in `language`.
  public static let textMissing = Self(
    "textMissing",
    """
    “{key}” is missing in “{language}”, and no language has all texts of the alert. Add it.
    """
  )
}
