// Literals are keys and `String` values are verbatim, for the title and the message each by itself.
// Left to itself the compiler prefers `String` for a literal, so the overloads for values are
// disfavoured. There is none for two values: it would win over the one for a key and a value.

extension AlertMessage {
  /// Makes an alert with a title that is shown as it stands.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - message: A catalog key; none by default.
  @_disfavoredOverload
  public convenience init(title: some StringProtocol, message: AlertText? = nil) {
    self.init(title: AlertText(String(title)), message: message)
  }

  /// Makes an alert whose title is a catalog key and whose message is shown as it stands.
  @_disfavoredOverload
  public convenience init(title: AlertText, message: some StringProtocol) {
    self.init(title: title, message: AlertText(String(message)))
  }

  /// Makes an alert whose texts are shown as they stand.
  public convenience init(verbatim title: String, message: String) {
    self.init(title: AlertText(title), message: AlertText(message))
  }

  /// Adds a button whose title is a catalog key.
  ///
  /// - Parameters:
  ///   - title: The key.
  ///   - id: What scripts call it; by default `button0`, `button1` … by its index.
  ///   - role: What it is for; nil, the default, for an ordinary choice.
  ///   - handler: Called after dismissal if it was pressed; none by default.
  /// - Returns: The button's index.
  @discardableResult
  public func addButton(
    _ title: AlertText,
    id: String? = nil,
    role: ButtonRole? = nil,
    handler: (() -> Void)? = nil
  ) -> Int {
    let button = AlertButton(id: id ?? "button\(buttons.count)", title: title, role: role)
    return addButton(button, handler: handler)
  }

  /// Adds a button whose title is shown as it stands.
  @_disfavoredOverload @discardableResult
  public func addButton(
    _ title: some StringProtocol,
    id: String? = nil,
    role: ButtonRole? = nil,
    handler: (() -> Void)? = nil
  ) -> Int {
    addButton(AlertText(String(title)), id: id, role: role, handler: handler)
  }

  /// Adds a button that takes its title from the built-in table.
  @discardableResult
  public func addButton(
    _ standard: StandardButton,
    role: ButtonRole? = nil,
    handler: (() -> Void)? = nil
  ) -> Int {
    addButton(.standard(standard, role: role), handler: handler)
  }
}
