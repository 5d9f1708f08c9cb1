import Foundation
import Testing

/// Conformance data that lies beside the package and is not part of it.
///
/// `ALERTMESSAGE_SHARED` names another place. Tests that need it are skipped, and say so, where it
/// is not there.
enum SharedFolder {
  static let url: URL =
    ProcessInfo.processInfo.environment["ALERTMESSAGE_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared")

  static let isThere = FileManager.default.fileExists(atPath: url.path)

  static func lines(_ path: String) throws -> [String] {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Trait where Self == ConditionTrait {
  static var needsSharedFolder: Self {
    .enabled(if: SharedFolder.isThere, "the folder ../shared with the conformance data is not here")
  }
}
