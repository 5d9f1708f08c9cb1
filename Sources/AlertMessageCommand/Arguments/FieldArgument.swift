/// `NAME=VALUE`: what to fill into a field.
///
/// The list of a system's processes shows arguments to everyone: a secret comes from a variable of the
/// environment (`NAME=@env:VARIABLE`) or from a file (`NAME=@file:PATH`).
struct FieldArgument {
  let id: String
  let value: String

  private static let variableMark = "@env:"
  private static let fileMark = "@file:"

  init(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      // What was written may be a secret, and is not shown.
      throw UsageError("badField")
    }
    id = String(parts[0])
    if parts[1].hasPrefix(Self.variableMark) {
      value = try Self.variable(String(parts[1].dropFirst(Self.variableMark.count)))
    } else if parts[1].hasPrefix(Self.fileMark) {
      value = try Self.file(String(parts[1].dropFirst(Self.fileMark.count)))
    } else {
      value = String(parts[1])
    }
  }

  private static func variable(_ name: String) throws(UsageError) -> String {
    guard let value = OutsideValue.variable(name) else {
      throw UsageError("missingVariable", ["name": name])
    }
    return value
  }

  private static func file(_ path: String) throws(UsageError) -> String {
    guard let value = OutsideValue.file(path) else {
      throw UsageError("unreadableFile", ["name": path])
    }
    return value
  }
}
