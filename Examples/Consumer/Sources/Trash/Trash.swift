import AlertMessage

/// A part of a program that asks before it does something: `TrashTests` shows how to test it.
@MainActor public final class Trash {
  /// What is in it.
  public private(set) var files: [String]

  /// Makes a trash with these files in it.
  public init(_ files: [String]) { self.files = files }

  /// Asks, and deletes everything if the person says so.
  public func empty() {
    let alert = AlertMessage(title: "Delete \(files.count) files?", message: "It can’t be undone.")
    alert.addButton(.delete, role: .destructive)
    alert.addButton(.cancel, role: .cancel)
    if case .button("delete", _, _) = alert.runModal().outcome { files = [] }
  }

  /// Asks for each file, without blocking.
  public func emptyOneByOne() async {
    for file in files {
      let alert = AlertMessage.deleteCancel(title: "Delete \(file)?")
      if await alert.present().buttonID == "delete" { files.removeAll { $0 == file } }
    }
  }
}
