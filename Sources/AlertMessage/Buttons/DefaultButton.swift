/// Which button takes Return.
public enum DefaultButton: Hashable, Sendable {
  /// The one with the role `default`; else the only ordinary one; else none.
  case automatic
  /// None: Return does nothing until a button has the focus.
  case none
  /// The one with this id, whatever its role.
  case id(String)
}
