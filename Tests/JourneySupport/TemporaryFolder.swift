import Foundation

/// A folder with files, gone with the value.
package final class TemporaryFolder {
  package let path: String

  /// - Parameter files: Their contents by their paths in the folder.
  package init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("alertmessage-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path without the folder in front.
  package func short(_ path: String?) -> String? {
    path?.replacingOccurrences(of: self.path + "/", with: "")
  }
}
