import CAlertICU

/// What CLDR knows of locales, by BCP 47 tags.
package enum LocaleData {
  private static let longestTag = 160

  private static func string(
    _ call: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestTag) { buffer in
      let length = call(buffer.baseAddress, Int32(buffer.count))
      guard length > 0, let base = buffer.baseAddress else { return nil }
      return String(cString: base)
    }
  }

  /// The canonical form of a tag; nil where it is none.
  package static func canonical(_ tag: String) -> String? {
    string { alerticu_canonical_tag(tag, $0, $1) }
  }

  /// The name of a tag's language, script and region, in another language; nil where ICU fails.
  package static func displayName(of tag: String, in language: String) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      let length = alerticu_display_name(tag, language, buffer.baseAddress, Int32(buffer.count))
      return length <= 0 ? nil : String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }

  /// CLDR's parent where it is not the truncation; `root` ends a chain.
  package static func explicitParent(of tag: String) -> String? {
    string { alerticu_explicit_parent(tag, $0, $1) }
  }

  /// The tag with its likely script and region: `zh-Hant-TW` of `zh-TW` (UTS #35, likely subtags).
  package static func maximized(_ tag: String) -> String? {
    string { alerticu_maximized_tag(tag, $0, $1) }
  }

  /// The script that the tag is most likely written in.
  package static func likelyScript(of tag: String) -> String? {
    string { alerticu_likely_script(tag, $0, $1) }
  }

  /// Whether the tag's script is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool { alerticu_is_right_to_left(tag) != 0 }

  /// The nearest available tag to a wish, by ICU's matcher; nil where none is near.
  package static func nearest(to wish: String, among available: [String]) -> String? {
    let copies = available.map { tag in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: tag.utf8.count + 1)
      for (index, byte) in (Array(tag.utf8) + [0]).enumerated() {
        (copy + index).initialize(to: CChar(bitPattern: byte))
      }
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    let index = alerticu_nearest(
      wish,
      copies.map { UnsafePointer<CChar>($0) },
      Int32(copies.count)
    )
    return available.indices.contains(Int(index)) ? available[Int(index)] : nil
  }

  /// A whole number in the locale's digits and grouping.
  package static func format(_ value: Int64, locale: String) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 64) { buffer in
      let length = alerticu_format_integer(
        locale,
        value,
        buffer.baseAddress,
        Int32(buffer.count)
      )
      return length < 0 ? String(value) : String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }

  /// Texts joined as the locale joins the members of a list: `a, b y c`.
  package static func list(_ texts: [String], locale: String) -> String {
    let units = texts.map { Array($0.utf16) }
    let joined = units.flatMap { $0 }
    let lengths = units.map { Int32($0.count) }
    let capacity = joined.count + 64 * (texts.count + 1)
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      let length = alerticu_format_list(
        locale,
        joined,
        lengths,
        Int32(lengths.count),
        buffer.baseAddress,
        Int32(capacity)
      )
      return length < 0
        ? texts.joined(separator: ", ")
        : String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }
}
