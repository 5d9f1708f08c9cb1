/// A button of an alert, before its title is looked up.
public struct AlertButton: Hashable, Sendable {
  /// What scripts and handlers call it; the same in every language.
  public let id: String
  /// What the person sees.
  public let title: AlertText
  /// What it is for; nil for an ordinary choice.
  public internal(set) var role: ButtonRole?
  /// Whether it can be pressed; true by default. A person sees that a disabled button is there, but
  /// it takes neither Return nor the focus.
  public var isEnabled = true

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - id: What scripts and handlers call it, the same in every language.
  ///   - title: What the person sees; by default the built-in title of the id.
  ///   - role: What it is for; nil, the default, for an ordinary choice.
  public init(id: String, title: AlertText? = nil, role: ButtonRole? = nil) {
    self.id = id
    self.title = title ?? AlertText(key: id)
    self.role = role
  }
}
