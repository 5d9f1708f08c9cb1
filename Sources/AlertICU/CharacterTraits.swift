public import CAlertICU

/// What laying out text asks of a code point, found by one look-up.
///
/// Public, though `AlertICU` is no product: text is measured code point by code point in another
/// module, and only what is public and inlinable is inlined there, which makes it three times as
/// fast.
public struct CharacterTraits: OptionSet, Hashable, Sendable {
  /// The bits, as the shim numbers them.
  public let rawValue: alerticu_trait_set

  /// Makes a set of the shim's bits.
  @inlinable public init(rawValue: alerticu_trait_set) { self.rawValue = rawValue }
  /// Makes a set of the shim's bits, as they are imported.
  @inlinable public init(_ bits: Int) { rawValue = alerticu_trait_set(truncatingIfNeeded: bits) }

  /// The traits of a code point; ICU is asked once, then they are remembered.
  @inlinable public init(of scalar: Unicode.Scalar) { rawValue = alerticu_traits(scalar.value) }

  /// Columns of the code point alone, 0 to 2; an ambiguous one counts 1.
  @inlinable public var width: Int { Int(rawValue) & ALERTICU_TRAIT_WIDTH }

  /// Terminals may take it for one column or for two (UAX #11, Ambiguous).
  @inlinable public static var ambiguous: Self { Self(ALERTICU_TRAIT_AMBIGUOUS) }
  /// A nonspacing or enclosing mark: it stands on the character before it.
  @inlinable public static var mark: Self { Self(ALERTICU_TRAIT_MARK) }
  /// Nothing that follows belongs to the same grapheme cluster (UAX #29, GB4).
  @inlinable public static var control: Self { Self(ALERTICU_TRAIT_CONTROL) }
  /// Terminals disagree on the width, though it is no emoji.
  @inlinable public static var uncertain: Self { Self(ALERTICU_TRAIT_UNCERTAIN) }
  /// May change the order of a left-to-right line (UAX #9).
  @inlinable public static var bidi: Self { Self(ALERTICU_TRAIT_BIDI) }
  /// No code point below U+0590 has the trait `bidi`, and its UTF-8 begins with this byte: a text
  /// without it or a higher one needs no look-up.
  @inlinable public static var firstBidiByte: UInt8 { 0xD6 }
  /// Extended_Pictographic (UAX #29, GB11).
  @inlinable public static var pictograph: Self { Self(ALERTICU_TRAIT_PICTOGRAPH) }
  /// Emoji (UTS #51).
  @inlinable public static var emoji: Self { Self(ALERTICU_TRAIT_EMOJI) }
  /// Emoji_Presentation: drawn as an emoji without a variation selector (UTS #51).
  @inlinable public static var emojiPresentation: Self { Self(ALERTICU_TRAIT_EMOJI_PRESENTATION) }
  /// Emoji_Modifier: a skin tone (UTS #51).
  @inlinable public static var modifier: Self { Self(ALERTICU_TRAIT_MODIFIER) }
  /// Emoji_Modifier_Base: takes a skin tone (UTS #51).
  @inlinable public static var modifierBase: Self { Self(ALERTICU_TRAIT_MODIFIER_BASE) }
  /// Regional_Indicator: half of a flag (UTS #51).
  @inlinable public static var regional: Self { Self(ALERTICU_TRAIT_REGIONAL) }
  /// Not to be shown as it is: a control, a noncharacter, a code point that is not assigned, or a
  /// format control that no script needs.
  @inlinable public static var hidden: Self { Self(ALERTICU_TRAIT_HIDDEN) }
  /// A letter or number of the Hangul script.
  @inlinable public static var hangul: Self { Self(ALERTICU_TRAIT_HANGUL) }
}
