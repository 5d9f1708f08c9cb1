import AlertICU
import CAlertICU
import Testing

/// If this fails, an alert of Latin letters is laid out by other widths than the same letters are
/// in an alert of another script.
@Test("What is known of common characters is what ICU's database says")
func commonTraits() {
  for value in 0..<0x2600 as Range<UInt32> {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let expected = CharacterTraits(rawValue: alerticu_database_traits(value))
    #expect(CharacterTraits(of: scalar) == expected, "U+\(String(value, radix: 16))")
  }
}
