#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CatalogFolder {
  /// The folders that a program's catalogs usually are in, the one that goes before the others first.
  ///
  /// `ALERTMESSAGE_LOCALIZATIONS`, a list with colons, takes the place of all others. Else it is
  /// `Localizations` in the working directory, beside the program, and under the program's name in
  /// the data directories (XDG Base Directory Specification). Only folders that are there are named.
  ///
  /// - Parameters:
  ///   - program: The program's path as it was called, by which it is known as well.
  ///   - environment: Gives the value of a variable; that of the process by default.
  public static func usualPaths(
    program: String = CommandLine.arguments.first ?? "",
    environment: ((String) -> String?)? = nil
  ) -> [String] {
    let environment = environment ?? { name in getenv(name).map { String(cString: $0) } }
    func list(_ name: String, otherwise usual: String = "") -> [String] {
      let value = environment(name).flatMap { $0.isEmpty ? nil : $0 } ?? usual
      return value.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
    }
    let own = list("ALERTMESSAGE_LOCALIZATIONS")
    if !own.isEmpty { return own }
    let parts = program.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    var paths = ["Localizations"]
    if parts.count > 1 {
      paths.append((parts.dropLast() + ["Localizations"]).joined(separator: "/"))
    }
    let home = environment("HOME").map { "\($0)/.local/share" } ?? ""
    let data =
      list("XDG_DATA_HOME", otherwise: home)
      + list("XDG_DATA_DIRS", otherwise: "/usr/local/share:/usr/share")
    if !name.isEmpty { paths += data.map { "\($0)/\(name)/Localizations" } }
    return paths.filter(isFolder)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
