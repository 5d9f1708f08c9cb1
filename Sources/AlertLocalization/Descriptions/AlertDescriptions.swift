/// The alerts that a file describes.
///
/// ```swift
/// let alerts = try AlertDescriptions(path: "Localizations/alerts.json")
/// alerts["delete-files"]?.buttons.map(\.id)     // ["cancel", "delete"]
/// ```
public struct AlertDescriptions: Sendable {
  /// The file.
  public let path: String
  /// The alerts, in the order of the file; of a name that stands there twice, the first.
  public private(set) var alerts: [AlertDescription] = []

  /// Reads a file.
  ///
  /// A mistake in an alert is kept with that alert, so that the others can be shown.
  ///
  /// - Parameter path: The file.
  /// - Throws: `Diagnostic` where it can't be read, or stops being JSON.
  public init(path: String) throws(Diagnostic) {
    try self.init(try FileBytes.contents(of: path), path: path)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - file: JSON in UTF-8.
  ///   - path: The file's path, for diagnostics; empty by default.
  /// - Throws: `Diagnostic` where it stops being JSON.
  public init(_ file: [UInt8], path: String = "") throws(Diagnostic) {
    self.path = path
    alerts = try AlertDescriptionReader.read(file, path: path)
  }

  /// The description of an alert; nil where there is none of that name.
  public subscript(name: String) -> AlertDescription? { alerts.first { $0.name == name } }

  /// What is wrong, in the order of the file.
  public var diagnostics: [Diagnostic] { alerts.flatMap(\.diagnostics) }
}
