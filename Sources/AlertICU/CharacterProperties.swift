import CAlertICU

/// Properties of code points, from ICU's character database.
package enum CharacterProperties {
  /// What a character does to the direction of its line (UAX #9): the strong types and numbers.
  package enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft
    /// Right-to-left, and European numbers after it are Arabic numbers (W2).
    case arabicLetter
    case europeanNumber
    case arabicNumber
  }

  /// Whether the code point is a letter or a decimal digit.
  package static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    alerticu_is_alphanumeric(scalar.value) != 0
  }

  /// The direction, or nil for what takes it from its neighbours.
  package static func direction(of scalar: Unicode.Scalar) -> Direction? {
    switch Int(alerticu_direction(scalar.value)) {
    case ALERTICU_DIRECTION_LEFT_TO_RIGHT: .leftToRight
    case ALERTICU_DIRECTION_RIGHT_TO_LEFT: .rightToLeft
    case ALERTICU_DIRECTION_ARABIC_LETTER: .arabicLetter
    case ALERTICU_DIRECTION_EUROPEAN_NUMBER: .europeanNumber
    case ALERTICU_DIRECTION_ARABIC_NUMBER: .arabicNumber
    default: nil
    }
  }

  /// Whether the code point makes what stands beside it run from right to left, as letters and
  /// Arabic numbers do.
  package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch direction(of: scalar) {
    case .rightToLeft, .arabicLetter, .arabicNumber: true
    case .leftToRight, .europeanNumber, nil: false
    }
  }

  /// The character that looks like the mirror image, or the same one (UAX #9, L4).
  package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(alerticu_mirrored(scalar.value)) ?? scalar
  }
}
