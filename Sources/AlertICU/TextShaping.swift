import CAlertICU

/// Joined forms of Arabic letters, for terminals that don't shape text themselves.
package enum TextShaping {
  /// Replaces each letter by the presentation form that joins its neighbours (Unicode, section
  /// 9.2).
  ///
  /// Every letter keeps its place, so lam and alef are joined but not made one glyph: a line keeps
  /// its width. A letter without such forms stays as it is, and the font joins it or not.
  ///
  /// - Parameter letters: Text in logical order.
  package static func shaped(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let joining = letters.map { Joining(rawValue: alerticu_joining($0.value)) }
    var shaped = letters
    var previous = Joining.none
    for index in letters.indices where joining[index] != .transparent {
      let next = joining[(index + 1)...].first { $0 != .transparent } ?? .none
      var joined = Joining.none
      if joining[index].contains(.preceding) && previous.contains(.following) {
        joined.insert(.preceding)
      }
      if joining[index].contains(.following) && next.contains(.preceding) {
        joined.insert(.following)
      }
      let form = alerticu_presentation_form(letters[index].value, joined.rawValue)
      shaped[index] = Unicode.Scalar(form) ?? letters[index]
      previous = joining[index]
    }
    return shaped
  }

  /// Whether the last letter of a text joins the first one of the text behind it.
  package static func joins(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
    func joining(_ letter: Unicode.Scalar) -> Joining? {
      let joining = Joining(rawValue: alerticu_joining(letter.value))
      return joining == .transparent ? nil : joining
    }
    let last = first.reversed().lazy.compactMap(joining).first ?? .none
    let next = second.lazy.compactMap(joining).first ?? .none
    return last.contains(.following) && next.contains(.preceding)
  }

  private struct Joining: OptionSet {
    let rawValue: Int32
    static let none: Joining = []
    static let following = Joining(rawValue: Int32(ALERTICU_JOIN_FOLLOWING))
    static let preceding = Joining(rawValue: Int32(ALERTICU_JOIN_PRECEDING))
    static let transparent = Joining(rawValue: Int32(ALERTICU_JOIN_TRANSPARENT))
  }
}
