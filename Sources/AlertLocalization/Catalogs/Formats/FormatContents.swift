/// What a reader found in a file of translations.
package struct FormatContents: Equatable, Sendable {
  /// A key and its message.
  package struct Entry: Equatable, Sendable {
    /// The key as the file has it.
    package var key: String
    /// The message, for ICU's `MessageFormat`.
    package var pattern: String
    /// What the pattern asks for; empty for plain text.
    package var arguments: [PatternArgument] = []
    /// What the author tells translators; nil if nothing.
    package var comment: String?
    /// The line of the key, counted from 1.
    package var line: Int
    /// The column of the key, counted from 1 in Unicode scalars.
    package var column: Int
  }

  /// The language that the file itself names, as it writes it; nil if it names none.
  package var language: String?
  /// The messages in the order of the file; of a key that stands there twice, the last.
  package var entries: [Entry] = []
  /// What is wrong with single entries, which are left out, and keys that stand there twice.
  package var faults: [FormatFault] = []
}
