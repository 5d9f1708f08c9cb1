import CAlertICU

/// Properties of code points, from ICU's character database.
package enum CharacterProperties {
  /// Columns: 0, 1 or 2; nil where they depend on the terminal (UAX #11, Ambiguous).
  package static func width(_ scalar: Unicode.Scalar) -> Int? {
    let width = Int(alerticu_width(scalar.value))
    return width == Int(ALERTICU_AMBIGUOUS) ? nil : width
  }

  /// Whether the code point has the property Emoji (UTS #51).
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    alerticu_is_emoji(scalar.value) != 0
  }

  /// Whether no font shows it: a control, private use or unassigned.
  package static func isUnshowable(_ scalar: Unicode.Scalar) -> Bool {
    alerticu_is_unshowable(scalar.value) != 0
  }

  /// The mirrored form of a bracket; the code point itself where there is none (UAX #9, L4).
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(alerticu_mirror(scalar.value)) ?? scalar
  }
}
