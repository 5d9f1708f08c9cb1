// Literals are keys and `String` values are verbatim, for the title and the message each by itself.
// The verbatim ones take an optional, so that a literal, which would have to be wrapped, prefers
// `AlertText`.

extension AlertMessage {
  /// Makes an alert with a title that is a catalog key.
  public convenience init(title: AlertText) {
    self.init()
    self.title = title
  }

  /// Makes an alert with a title that is shown as it stands.
  public convenience init(title: String?) {
    self.init()
    self.title = title.map { AlertText($0) }
  }

  /// Makes an alert whose texts are shown as they stand.
  public convenience init(title: String?, message: String?) {
    self.init(title: title)
    self.message = message.map { AlertText($0) }
  }

  /// Makes an alert whose title is a catalog key and whose message is shown as it stands.
  public convenience init(title: AlertText, message: String?) {
    self.init(title: title)
    self.message = message.map { AlertText($0) }
  }

  /// Makes an alert whose title is shown as it stands and whose message is a catalog key.
  public convenience init(title: String?, message: AlertText) {
    self.init(title: title)
    self.message = message
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
    _ title: AlertText, id: String? = nil, role: ButtonRole? = nil, handler: (() -> Void)? = nil
  ) -> Int {
    let button = AlertButton(id: id ?? "button\(buttons.count)", title: title, role: role)
    return addButton(button, handler: handler)
  }

  /// Adds a button whose title is shown as it stands.
  @discardableResult
  public func addButton(
    _ title: String?, id: String? = nil, role: ButtonRole? = nil, handler: (() -> Void)? = nil
  ) -> Int {
    addButton(AlertText(title ?? ""), id: id, role: role, handler: handler)
  }

  /// Adds a button that takes its title from the built-in table.
  @discardableResult
  public func addButton(
    _ standard: StandardButton, role: ButtonRole? = nil, handler: (() -> Void)? = nil
  ) -> Int {
    addButton(.standard(standard, role: role), handler: handler)
  }
}
