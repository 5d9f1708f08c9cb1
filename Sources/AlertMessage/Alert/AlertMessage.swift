public import AlertLocalization

/// Asks one question in the person's language, in the terminal.
///
/// ```swift
/// let alert = AlertMessage(title: "Delete 3 files?", message: "This can’t be undone.")
/// alert.addButton(.delete, role: .destructive) { deleteFiles() }
/// alert.addButton(.cancel, role: .cancel)
/// alert.show()
/// AlertCenter.shared.waitUntilIdle()
/// ```
///
/// There are three ways to show it, with one implementation behind them: `show()` returns at once,
/// `present()` is for `async` code, and `runModal()` blocks. From `show()` on the alert keeps
/// itself alive; after dismissal it lets go of its closures, so that no cycle through them remains.
@MainActor open class AlertMessage {
  /// What localization and answer files call the alert; nil, the default, for one made in code.
  public var name: String?
  /// The first line, in bold; none by default.
  public var title: AlertText?
  /// The text below the title; none by default. Long messages wrap, then scroll.
  public var message: AlertText?
  /// How serious the alert is; nil, the default, shows no mark.
  public var severity: AlertSeverity?
  /// Which button takes Return; by default the one with the role `default`, else the only ordinary
  /// one, else none.
  public var defaultButton: DefaultButton = .automatic
  /// Whether an alert with a destructive button and no cancel button gets a *Cancel*; true by
  /// default.
  public var addsCancelToDestructive = true
  /// How long the person has to answer, from when the alert is on the screen; nil, the default, for
  /// as long as they like. The seconds that are left are shown; the line form says them once.
  ///
  /// When the time is over the outcome is `timedOut`, whatever the default button is. The time does
  /// not pass while the alert waits for its turn, nor while the program is stopped (Ctrl-Z). Zero
  /// or less is over as soon as the alert is on the screen.
  public var timeout: Duration?
  /// The id of a button that is pressed when the time is over; nil, the default, for none. The
  /// person sees which one it will be. A button that is disabled then is not pressed.
  ///
  /// - Precondition: When the alert is shown it is one of its buttons, and not a destructive one.
  public var timeoutButton: String?
  /// How the alert is drawn; by default as the environment says.
  public var appearance = AlertAppearance()
  /// Where texts come from; by default the built-in table in the language of the environment.
  ///
  /// With catalogs, keys are looked up in them. A text that can't be formatted is shown as it
  /// stands in the catalog, and ``textDiagnostics`` says what is wrong with it.
  public var localizer: Localizer?
  /// Follows the alert; not retained.
  public weak var delegate: (any AlertMessageDelegate)?
  /// Called after dismissal with the alert and the button's index (-1 where none was pressed).
  /// Set it to nil to stop the call.
  public var completionBlock: ((AlertMessage, Int) -> Void)?

  /// The buttons, in the order in which they were added.
  public private(set) var buttons: [AlertButton] = []
  private var buttonIDs: Set<String> = []
  /// The text fields: those of the style, then the others in the order in which they were added.
  public internal(set) var fields: [AlertField] = []
  /// Says by the fields whether the first button that is not the cancel button may be pressed; none
  /// by default. It is asked when the alert appears and after each edit. A button that may not be
  /// pressed takes neither Return nor the focus.
  public var shouldEnableFirstOtherButton: (([AlertField]) -> Bool)?
  var styleChosen = AlertStyle.default
  var styleFieldCount = 0
  var buttonHandlers: [Int: () -> Void] = [:]
  var dismissHandlers: [(AlertResponse) -> Void] = []
  var presetAnswer: AlertAnswer?
  /// Where it was shown last.
  var center: AlertCenter?

  /// Makes an empty alert. Shown without buttons it gets a localized *OK*.
  public init() {}

  /// Makes an alert whose texts are catalog keys.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - message: The text below; none by default.
  public convenience init(title: AlertText, message: AlertText? = nil) {
    self.init()
    self.title = title
    self.message = message
  }

  /// Adds a button.
  ///
  /// - Parameters:
  ///   - button: Its id, title and role.
  ///   - handler: Called after dismissal if it was pressed; none by default.
  /// - Returns: The button's index: the order in which it was added, never its place on the screen.
  /// - Precondition: The alert has no button with this id, and at most one with the role `cancel`.
  @discardableResult
  public func addButton(_ button: AlertButton, handler: (() -> Void)? = nil) -> Int {
    precondition(
      buttonIDs.insert(button.id).inserted,
      "This alert already has a button with the id “\(button.id)”: give each button its own id."
    )
    precondition(
      button.role != .cancel || !buttons.contains { $0.role == .cancel },
      "An alert has at most one button with the role cancel: give “\(button.id)” another role."
    )
    buttons.append(button)
    buttonHandlers[buttons.count - 1] = handler
    return buttons.count - 1
  }

  /// The index of the cancel button: the one with that role, or a lone button; -1 while there is
  /// none. Setting it gives that button the role and takes it from any other.
  public var cancelButtonIndex: Int {
    get {
      if let index = buttons.firstIndex(where: { $0.role == .cancel }) { return index }
      return buttons.count == 1 && !(buttons[0].role == .destructive && addsCancelToDestructive)
        ? 0 : -1
    }
    set {
      precondition(
        newValue == -1 || buttons.indices.contains(newValue),
        "There is no button with the index \(newValue): the alert has \(buttons.count)."
      )
      for index in buttons.indices {
        if index == newValue {
          buttons[index].role = .cancel
        } else if buttons[index].role == .cancel {
          buttons[index].role = nil
        }
      }
    }
  }

  /// The index of the first button that does not have the role `cancel`; -1 while there is none.
  public var firstOtherButtonIndex: Int { buttons.firstIndex { $0.role != .cancel } ?? -1 }

  /// Adds code that is called once after dismissal, however the alert ended.
  public func onDismiss(_ handler: @escaping (AlertResponse) -> Void) {
    dismissHandlers.append(handler)
  }

  /// Called when the alert is about to be drawn. Override it to add to it; it does nothing itself.
  open func willPresent() {}
  /// Called when the alert is on the screen. It does nothing itself.
  open func didPresent() {}
  /// Called when a button was pressed, after the terminal was given back. It does nothing itself.
  open func clicked(buttonAt index: Int) {}
  /// Called when the alert is about to end, after the terminal was given back. It does nothing
  /// itself.
  open func willDismiss(_ response: AlertResponse) {}
  /// Called when the alert has ended. It does nothing itself.
  open func didDismiss(_ response: AlertResponse) {}
}
