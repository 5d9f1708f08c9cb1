package import AlertTerminal
import AlertTypesetting

/// What of an alert changes while it is on the screen, and how keys change it.
///
/// A pure value: it knows no terminal. `AlertLayout` draws it, a presenter feeds it.
package struct AlertState: Equatable, Sendable {
  /// What came of a key.
  package enum Effect: Hashable, Sendable {
    /// Nothing to see.
    case none
    /// The screen must be brought up to date.
    case changed
    /// The text of the focused field has changed: the program may have something to say about it.
    case edited
    /// Return can't go on: the fields have to say why.
    case explain
    /// The screen must be painted anew, all of it.
    case repaint
    case press(Int)
    case cancel
    case interrupt
  }

  /// How the last frame was laid out, as far as keys depend on it.
  package struct Geometry: Hashable, Sendable {
    /// Buttons stand one below another.
    package var isStacked = false
    /// The farthest that the message can be scrolled, in lines; 0 where all of it is on the screen.
    package var lastScroll = 0
    /// Lines of the message on the screen.
    package var pageLines = 1

    package init() {}
  }

  /// The index of the button that has the focus; nil while none has.
  package internal(set) var focus: Int?
  /// The index of the field that has the focus; nil while none has. Fields come before buttons.
  package internal(set) var focusedField: Int?
  /// What stands in the fields, by index.
  package var fields: [FieldState]
  /// What was deleted last with a key that keeps it.
  var killed = KilledText()
  /// Lines of the message above the screen.
  package private(set) var scroll = 0
  /// Indices of buttons that take neither Return nor focus.
  package var disabled: Set<Int>
  /// Seconds until the time is over, rounded up; nil for an alert without a time-out.
  package var secondsLeft: Int?
  package var geometry = Geometry() {
    didSet { scroll = min(scroll, geometry.lastScroll) }
  }

  package init(_ content: AlertContent) {
    fields = content.fields.map { FieldState(editor: $0.editor) }
    disabled = content.disabledButtons
    focusedField = fields.isEmpty ? nil : 0
    let button = content.defaultButton.flatMap { content.buttons[$0].isEnabled ? $0 : nil }
    focus = fields.isEmpty ? button : nil
  }

  /// Takes a key and says what came of it.
  package mutating func handle(_ key: KeyEvent, _ content: AlertContent) -> Effect {
    if key.isAltReturn { return .none }
    if let focusedField, let effect = handle(key, inField: focusedField, content) { return effect }
    if key.modifiers.contains(.control) { return control(key.code, content) }
    switch key.code {
    case .return: return pressFocused(content)
    case .escape: return content.cancelButton == nil ? .none : .cancel
    case .tab: return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1, content, wraps: true)
    case .left: return moveSideways(-1, content)
    case .right: return moveSideways(1, content)
    case .up: return geometry.isStacked ? step(-1, content) : leaveButtons() ?? scroll(by: -1)
    case .down: return geometry.isStacked ? step(1, content) : scroll(by: 1)
    case .pageUp: return scroll(by: -max(1, geometry.pageLines - 1))
    case .pageDown: return scroll(by: max(1, geometry.pageLines - 1))
    case .home: return scroll(by: -geometry.lastScroll)
    case .end: return scroll(by: geometry.lastScroll)
    case .character(let scalar): return focus(on: button(for: scalar, content))
    default: return .none
    }
  }

  private func control(_ code: KeyEvent.Code, _ content: AlertContent) -> Effect {
    switch code {
    case .character("c"): .interrupt
    case .character("d"): content.cancelButton == nil ? .none : .cancel
    case .character("l"): .repaint
    default: .none
    }
  }

  private func pressFocused(_ content: AlertContent) -> Effect {
    guard let index = focus ?? content.defaultButton, !disabled.contains(index) else {
      return .none
    }
    return .press(index)
  }

  /// The order in which the eye meets the buttons.
  func shownOrder(_ content: AlertContent) -> [Int] {
    geometry.isStacked ? content.stackOrder : content.rowOrder
  }

  /// Left and Right move as seen: in a right-to-left alert the row begins at the right.
  private mutating func moveSideways(_ delta: Int, _ content: AlertContent) -> Effect {
    moveFocus(by: content.direction == .rightToLeft ? -delta : delta, content, wraps: false)
  }

  /// Up and Down in a stack; past its ends they scroll the message.
  private mutating func step(_ delta: Int, _ content: AlertContent) -> Effect {
    let effect = moveFocus(by: delta, content, wraps: false)
    guard effect == .none else { return effect }
    return (delta < 0 ? leaveButtons() : nil) ?? scroll(by: delta)
  }

  private mutating func moveFocus(
    by delta: Int,
    _ content: AlertContent,
    wraps: Bool
  ) -> Effect {
    let shown = wraps ? tabOrder(content) : shownOrder(content)
    let order = shown.filter { !disabled.contains($0) }
    guard !order.isEmpty else { return .none }
    guard let now = focus.flatMap({ order.firstIndex(of: $0) }) else {
      return focus(on: delta > 0 ? order.first : order.last)
    }
    let next = now + delta
    if wraps, !fields.isEmpty, !order.indices.contains(next) {
      return focus(onField: delta > 0 ? 0 : fields.count - 1)
    }
    if wraps { return focus(on: order[(next + order.count) % order.count]) }
    return focus(on: order.indices.contains(next) ? order[next] : nil)
  }

  mutating func focus(on index: Int?) -> Effect {
    guard let index, index != focus, !disabled.contains(index) else { return .none }
    leaveField()
    focus = index
    return .changed
  }

  /// A digit counts the buttons as they are seen; a letter is the one shown in the title.
  func button(for scalar: Unicode.Scalar, _ content: AlertContent) -> Int? {
    if let digit = scalar.properties.numericValue, scalar.properties.numericType == .decimal {
      let order = shownOrder(content)
      return order.indices.contains(Int(digit) - 1) ? order[Int(digit) - 1] : nil
    }
    return content.buttons.firstIndex { $0.mnemonic?.matches(scalar) ?? false }
  }

  mutating func scroll(by lines: Int) -> Effect {
    let target = min(max(0, scroll + lines), geometry.lastScroll)
    guard target != scroll else { return .none }
    scroll = target
    return .changed
  }
}
