// The vocabulary of the original, a Spanish wrapper around `UIAlertView`. A program can be written
// in these names alone; each is one line over the Swift one.

extension AlertMessage {
  /// Makes an empty alert: `init()`.
  public static func alertMessage() -> AlertMessage { AlertMessage() }

  /// The title: `title`.
  public var titulo: AlertText? {
    get { title }
    set { title = newValue }
  }

  /// The message: `message`.
  public var mensaje: AlertText? {
    get { message }
    set { message = newValue }
  }

  /// Adds a button whose title is a catalog key: `addButton(_:handler:)`.
  @discardableResult
  public func agregarBoton(_ titulo: AlertText, codigo: (() -> Void)? = nil) -> Int {
    addButton(titulo, handler: codigo)
  }

  /// Adds a button whose title is shown as it stands: `addButton(_:handler:)`.
  @_disfavoredOverload @discardableResult
  public func agregarBoton(_ titulo: some StringProtocol, codigo: (() -> Void)? = nil) -> Int {
    addButton(titulo, handler: codigo)
  }

  /// Adds code that gets the index of the pressed button: `onDismiss(_:)`.
  public func ejecutarCodigo(_ codigo: @escaping (Int) -> Void) {
    onDismiss { codigo($0.buttonIndex) }
  }
}
