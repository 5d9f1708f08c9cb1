#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CatalogFolder {
  /// The folders that hold a program's catalogs, the one that goes before the others first.
  ///
  /// They are ``searchedPaths(program:environment:)`` without those that are not there; what
  /// `ALERTMESSAGE_LOCALIZATIONS` names is never left out, so that a slip in it is told.
  ///
  /// - Parameters:
  ///   - program: The program's path; by default that of this process.
  ///   - environment: Gives the value of a variable; that of the process by default.
  public static func usualPaths(
    program: String? = nil,
    environment: ((String) -> String?)? = nil
  ) -> [String] {
    let environment = environment ?? ownEnvironment
    let paths = searchedPaths(program: program, environment: environment)
    if !list("ALERTMESSAGE_LOCALIZATIONS", environment).isEmpty { return paths }
    // The working directory may be the program's.
    var seen: [FolderNumber] = []
    return paths.filter { path in
      guard let number = FolderNumber(path), !seen.contains(number) else { return false }
      seen.append(number)
      return true
    }
  }

  /// Where a program's catalogs are looked for, the folder that goes before the others first.
  ///
  /// `ALERTMESSAGE_LOCALIZATIONS`, a list with colons, takes the place of all else. Else it is
  /// `Localizations` beside the program, in the working directory, and under the program's name in
  /// the data directories (XDG Base Directory Specification).
  ///
  /// - Parameters:
  ///   - program: The program's path; by default that of this process.
  ///   - environment: Gives the value of a variable; that of the process by default.
  public static func searchedPaths(
    program: String? = nil,
    environment: ((String) -> String?)? = nil
  ) -> [String] {
    let environment = environment ?? ownEnvironment
    let named = list("ALERTMESSAGE_LOCALIZATIONS", environment)
    if !named.isEmpty { return named }
    // Called through a link, a program goes by the link's name, and has its files beside itself.
    let called = program ?? CommandLine.arguments.first ?? ""
    let file = program ?? processPath ?? called
    var paths: [String] = []
    if let end = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      paths.append("\(file[..<end])/Localizations")
    }
    paths.append("Localizations")
    guard let name = called.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) else {
      return paths
    }
    let home = environment("HOME").map { "\($0)/.local/share" } ?? ""
    let data =
      list("XDG_DATA_HOME", environment, otherwise: home)
      + list("XDG_DATA_DIRS", environment, otherwise: "/usr/local/share:/usr/share")
    // One that is not absolute must be ignored, the specification says.
    return paths + data.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)/Localizations" }
  }

  private static func ownEnvironment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The items of a variable.
  private static func list(
    _ name: String,
    _ environment: (String) -> String?,
    otherwise usual: String = ""
  ) -> [String] {
    let value = environment(name).flatMap { $0.isEmpty ? nil : $0 } ?? usual
    return value.utf8.split(separator: UInt8(ascii: ":")).map { String(Substring($0)) }
  }

  /// The file of this process; nil where the system does not say (Linux, `/proc/self/exe`).
  private static var processPath: String? {
    let path = String(unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      let count = start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        readlink("/proc/self/exe", $0, buffer.count)
      }
      return max(count, 0)
    }
    return path.isEmpty ? nil : path
  }
}

/// What tells folders apart (POSIX `stat`).
private struct FolderNumber: Equatable {
  var device: UInt64
  var node: UInt64

  /// Nil where there is no folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
