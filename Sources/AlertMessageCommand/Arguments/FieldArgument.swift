/// `NAME=VALUE`: what to fill into a field.
///
/// The list of a system's processes shows arguments to everyone: a secret comes from a variable of
/// the environment (`NAME=@env:VARIABLE`) or from a file (`NAME=@file:PATH`), without the newline
/// at its end.
struct FieldArgument {
  let id: String
  let value: String

  private static let variableMark = "@env:"
  private static let fileMark = "@file:"

  init(_ argument: String) throws(UsageError) {
    let parts = argument.assignment
    guard parts.count == 2, !parts[0].isEmpty else {
      // What was written may be a secret, and is not shown.
      throw UsageError("badField")
    }
    let id = parts[0]
    self.id = id
    let name = "\(Option.field.name) \(id)"
    if parts[1].hasPrefix(Self.variableMark) {
      let variable = String(parts[1].dropFirst(Self.variableMark.count))
      guard let bytes = OutsideValue.variableBytes(variable) else {
        throw UsageError("missingVariable", ["name": variable])
      }
      value = try GivenValue.text(bytes, of: "\(name)=\(parts[1])")
    } else if parts[1].hasPrefix(Self.fileMark) {
      let path = String(parts[1].dropFirst(Self.fileMark.count))
      switch OutsideValue.file(path) {
      case .bytes(let bytes):
        value = try GivenValue.text(Self.withoutNewline(bytes), of: "\(name)=\(parts[1])")
      case .tooLong(let limit):
        throw UsageError("longFile", ["name": path, "limit": String(limit)])
      case .unreadable: throw UsageError("unreadableFile", ["name": path])
      }
    } else {
      value = try GivenValue.argument(parts[1], of: name)
    }
  }

  /// Editors end a file with one newline, LF or CR LF; it is no part of the value.
  private static func withoutNewline(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last == 0x0A else { return bytes }
    return Array(bytes.dropLast(bytes.suffix(2).first == 0x0D ? 2 : 1))
  }
}
