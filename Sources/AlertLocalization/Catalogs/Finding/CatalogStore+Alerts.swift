extension CatalogStore {
  /// The names of all alerts that the folders describe, in their order.
  ///
  /// - Throws: `Diagnostic` where a file that describes alerts can't be read.
  public func alertNames() throws(Diagnostic) -> [String] {
    var names: [String] = []
    for file in try descriptions() {
      for alert in file.alerts where !names.contains(alert.name) { names.append(alert.name) }
    }
    return names
  }

  /// The description of an alert, of the first folder that has one of that name.
  ///
  /// - Parameter name: The name in `alerts.json`.
  /// - Throws: `Diagnostic` where there is none, or a file that describes alerts can't be read.
  public func alert(named name: String) throws(Diagnostic) -> AlertDescription {
    let files = try descriptions()
    for file in files {
      if let alert = file[name] { return alert }
    }
    if files.isEmpty {
      throw Diagnostic(
        folders.isEmpty ? .noAlerts : .noAlertsFile,
        arguments: ["name": .text(name), "folders": .list(folders.map(\.path))]
      )
    }
    let names = try alertNames()
    throw Diagnostic(
      .unknownAlert,
      arguments: ["name": .text(name), "choices": .text(names.joined(separator: ", "))],
      path: files.count == 1 ? files[0].path : nil,
      suggestion: Spelling.nearest(to: name, among: names)
    )
  }
}
