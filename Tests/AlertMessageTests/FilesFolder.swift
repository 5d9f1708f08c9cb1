import Foundation

/// A folder with files, gone with the value.
final class FilesFolder {
  let path: String

  /// - Parameter files: Their contents by their paths in the folder.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "alerts-\(UUID().uuidString)")
    path = url.path()
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path without the folder in front.
  func short(_ path: String) -> String { path.replacing(self.path + "/", with: "") }
}
