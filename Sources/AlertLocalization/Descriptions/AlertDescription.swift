/// An alert as `alerts.json` describes it: its structure, without a word of text.
///
/// ```json
/// { "delete-files": { "severity": "warning", "default": null,
///     "buttons": [ {"id": "cancel", "role": "cancel"},
///                  {"id": "delete", "role": "destructive"} ] } }
/// ```
///
/// The texts come from the catalogs under the keys `NAME.title`, `NAME.message`, `NAME.button.ID`,
/// `NAME.field.ID.label` and `NAME.field.ID.placeholder`. A button or a field without a text of its
/// own takes the built-in title of its id.
public struct AlertDescription: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The kind of alert; `default` where the file does not say.
  public var style = Style.default
  /// How serious it is; nil, where the file does not say, shows no mark.
  public var severity: Severity?
  /// Which button takes Return; `automatic` where the file does not say.
  public var defaultButton = DefaultButton.automatic
  /// The buttons in their order; none where the file has none, which shows *OK*.
  public var buttons: [Button] = []
  /// The fields in their order: those of the file, or those that the style has.
  public var fields: [Field] = []
  /// The file; empty for a description that was made in memory.
  public var path = ""
  /// Where the name stands in the file; nil for a description that was made in memory.
  public var position: SourcePosition?
  /// What is wrong with the description. An alert with an error in it is not shown.
  public var diagnostics: [Diagnostic] = []

  /// Makes a description without buttons and fields.
  public init(name: String) { self.name = name }

  /// A button.
  public struct Button: Hashable, Sendable {
    /// What scripts call it, the same in every language.
    public var id: String
    /// What it is for; nil for an ordinary choice.
    public var role: Role?
    /// Where it stands in the file; nil for one that was made in memory.
    public var position: SourcePosition?

    /// Makes a button.
    public init(id: String, role: Role? = nil, position: SourcePosition? = nil) {
      self.id = id
      self.role = role
      self.position = position
    }
  }

  /// A field for text.
  public struct Field: Hashable, Sendable {
    /// What scripts call it, the same in every language.
    public var id: String
    /// Whether what is typed is hidden; false by default, or as the style has it.
    public var isSecure = false
    /// How many characters it takes, in grapheme clusters; nil, the default, for any number.
    public var limit: Int?
    /// Whether it must be filled in; false by default.
    public var isRequired = false
    /// A regular expression that the whole text must match; nil, the default, for any text.
    public var pattern: String?
    /// Where it stands in the file; nil for one that the style brings.
    public var position: SourcePosition?

    /// Makes a field that takes any text.
    public init(id: String, isSecure: Bool = false) {
      self.id = id
      self.isSecure = isSecure
    }
  }
}
