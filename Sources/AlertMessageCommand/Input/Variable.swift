#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment's variables.
enum Variable {
  /// The value of a variable; nil where it is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
