#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs code on a thread of its own, as what waits for a terminal has to: all threads that Swift
/// gives to tasks may be taken by tests that wait themselves.
package func onOwnThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(Body(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, nil, { run($0) }, box.toOpaque())
    if error == 0, let thread { pthread_detach(thread) }
  #else
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, { $0.flatMap(run) }, box.toOpaque())
    if error == 0 { pthread_detach(thread) }
  #endif
  if error != 0 { box.release() }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
  return nil
}
