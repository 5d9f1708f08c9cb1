import CAlertICU

/// The bidirectional algorithm (UAX #9).
package enum Bidi {
  /// The resolved level of each UTF-16 unit of a paragraph; all of them the base level if ICU fails.
  package static func levels(of text: [UInt16], baseLevel: UInt8) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    return [UInt8](unsafeUninitializedCapacity: text.count) { levels, count in
      let error = alerticu_bidi_levels(
        text, Int32(text.count), Int32(baseLevel), levels.baseAddress)
      if error != 0 { levels.initialize(repeating: baseLevel) }
      count = text.count
    }
  }

  /// Arabic letters in logical order as presentation forms, lam and alef joined to one.
  package static func shaped(_ text: String) -> String {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return text }
    var failed = false
    let shaped = [UInt16](unsafeUninitializedCapacity: units.count * 2) { buffer, count in
      let length = alerticu_shape_arabic(
        units, Int32(units.count), buffer.baseAddress, Int32(buffer.count))
      failed = length < 0
      count = max(0, Int(length))
    }
    return failed ? text : String(decoding: shaped, as: UTF16.self)
  }
}
