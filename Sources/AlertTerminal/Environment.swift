#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks environment variables up. A closure, so that tests bring their own.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  package init(_ lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  package init(_ variables: [String: String]) { lookUp = { variables[$0] } }

  /// The variables of this process.
  package static let process = Environment { getenv($0).map { String(cString: $0) } }

  /// The value; nil where the variable is not set or empty.
  package subscript(_ name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
