public import AlertLocalization
import AlertTypesetting

/// What an alert looks like on a screen of some size, without a terminal.
///
/// ```swift
/// print(alert.preview(columns: 40).rendered(as: .text))
/// ```
///
/// It is drawn by what draws the alert itself, so that it can stand in documentation and in tests.
public struct AlertPreview: Sendable {
  /// What a preview is written as.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Plain text, each row as it stands on the screen from left to right. A viewer that reorders
    /// right-to-left text shows it reversed: for those there are the others.
    case text
    /// What is sent to a terminal: with styles, and with right-to-left text as
    /// ``AlertAppearance/bidi`` says.
    case ansi
    /// A picture (SVG 1.1).
    case svg
    /// A page with the alert as text.
    case html
  }

  /// The name that files know the alert by; nil for one without.
  public internal(set) var name: String?
  /// The language of the alert's text.
  public let language: LanguageTag
  /// Columns of the screen.
  public let columns: Int
  /// Rows of the screen.
  public let rows: Int
  /// What the alert asks in one line: its title, or the beginning of its message.
  let question: String
  /// The rows as cells: those of the box, or the lines of the line form as the screen breaks them.
  let frame: Frame
  /// Columns of a character whose width is ambiguous.
  let ambiguousWidth: Int
  /// What a terminal gets.
  let bytes: [UInt8]

  /// What stands over the preview among others: `delete-files · es`.
  var caption: String {
    (name.map { DisplayText.visible($0) + " · " } ?? "") + language.identifier
  }

  /// The preview as text, a picture or a page.
  ///
  /// - Parameter format: What to write.
  public func rendered(as format: Format) -> String {
    switch format {
    case .text: frame.text
    case .ansi: String(decoding: bytes, as: UTF8.self)
    case .svg: SVGPicture([self]).text
    case .html: HTMLPage([self]).text
    }
  }
}

extension Sequence<AlertPreview> {
  /// Several previews as one text, picture or page, each under its name, where it has one, and the
  /// tag of its language.
  ///
  /// - Parameter format: What to write.
  public func rendered(as format: AlertPreview.Format) -> String {
    switch format {
    case .text: map { "\($0.caption)\n\($0.rendered(as: .text))" }.joined(separator: "\n\n")
    case .ansi: map { "\($0.caption)\r\n\($0.rendered(as: .ansi))" }.joined(separator: "\r\n")
    case .svg: SVGPicture(Array(self)).text
    case .html: HTMLPage(Array(self)).text
    }
  }
}
