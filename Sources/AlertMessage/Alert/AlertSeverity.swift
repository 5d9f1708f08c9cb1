/// How serious an alert is; shown as a mark before the title, in colour where there is colour.
public enum AlertSeverity: String, Hashable, Sendable, CaseIterable {
  /// Something to know.
  case info
  /// Something to think about before going on.
  case warning
  /// Something that can't be undone, or has gone wrong.
  case critical
}
