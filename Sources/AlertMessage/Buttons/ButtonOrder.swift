/// In which order buttons stand in a row.
public enum ButtonOrder: String, Hashable, Sendable, CaseIterable {
  /// Cancel leading, default trailing, as on macOS and in GNOME.
  case platform
  /// Default leading, cancel trailing, as on Windows and in KDE.
  case windows
}
