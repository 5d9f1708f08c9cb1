import AlertTerminal

/// A text field of an alert.
///
/// ```swift
/// let field = AlertField(id: "mail", label: "E-Mail")
/// field.validation = { $0.text?.contains("@") == true ? nil : "mail.invalid" }
/// alert.addField(field)
/// ```
///
/// The person can't press any button but the cancel button while a field is not as it has to be:
/// the field says below itself what is wrong, and gets the focus.
@MainActor public final class AlertField {
  /// How much of a secure field is seen while it is typed.
  public enum Mask: String, Hashable, Sendable, CaseIterable {
    /// A dot for each letter; `*` where borders are ASCII.
    case dots
    /// Nothing, so that nobody can count the letters.
    case none
  }

  /// Whether the person can have a secure field shown.
  public enum Reveal: String, Hashable, Sendable, CaseIterable {
    /// Ctrl-R shows it, and hides it again; Return and a change of the field hide it too.
    case hold
    /// Never.
    case never
  }

  /// What scripts and results call it; the same in every language.
  public let id: String
  /// Whether what is typed is a secret. Then `secret` holds it.
  public let isSecure: Bool
  /// What stands above or before the field; none by default.
  public var label: AlertText?
  /// What stands faintly in the field while it is empty; none by default.
  public var placeholder: AlertText?
  /// The most letters as a person counts them (grapheme clusters, UAX #29); nil, the default, for
  /// any number. What exceeds it is refused, and the field says so; nothing is ever cut.
  public var limit: Int?
  /// Whether there has to be something in it; false by default.
  public var isRequired = false
  /// Whether the person types it twice, in a second field below; false by default.
  public var isTypedTwice = false
  /// What the whole text has to match, unless it is empty; nil, the default, for anything.
  public var pattern: FieldPattern?
  /// How a secure field is masked; `dots` by default.
  public var mask = Mask.dots
  /// Whether a secure field can be shown; `hold` by default.
  public var reveal = Reveal.hold
  /// Gives whole texts that may be meant by what was typed so far; none by default. Tab completes
  /// what is typed as far as all that begin with it agree. Secure fields don't ask.
  public var completions: ((String) -> [String])?
  /// Says what is wrong with the field as it is; nil for nothing. By default nothing ever is.
  public var validation: ((AlertField) -> AlertText?)?

  private var plainText = ""
  private var secretText = SecretText("")

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - id: What scripts and results call it, the same in every language.
  ///   - label: What stands above or before it; none by default.
  ///   - placeholder: What stands faintly in it while it is empty; none by default.
  ///   - text: What stands in it at first; nothing by default.
  ///   - isSecure: Whether what is typed is a secret; false by default.
  public init(
    id: String,
    label: AlertText? = nil,
    placeholder: AlertText? = nil,
    text: String = "",
    isSecure: Bool = false
  ) {
    self.id = id
    self.label = label
    self.placeholder = placeholder
    self.isSecure = isSecure
    self.text = text
  }

  /// What stands in the field; nil for a secure one, whose text is `secret`.
  ///
  /// While the alert is on the screen it is what has been typed so far, as far as closures of the
  /// alert are asked about it. Setting it on a secure field makes a secret of it.
  public var text: String? {
    get { isSecure ? nil : plainText }
    set {
      if isSecure { secretText = SecretText(newValue ?? "") } else { plainText = newValue ?? "" }
    }
  }

  /// What stands in a secure field; nil for an ordinary one.
  public var secret: SecretText? {
    get { isSecure ? secretText : nil }
    set { if isSecure { secretText = newValue ?? SecretText("") } }
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { isSecure ? secretText.isEmpty : plainText.isEmpty }

  /// Completes by a list.
  ///
  /// - Parameter list: Whole texts.
  public func complete(from list: [String]) { completions = { _ in list } }
}

extension AlertField {
  /// What it comes to, for whoever has to print or store it.
  var value: AlertFieldValue { isSecure ? .secret(secretText) : .text(plainText) }

  /// Lets go of the closures, so that a cycle through them ends by itself.
  func releaseHandlers() {
    completions = nil
    validation = nil
  }
}
