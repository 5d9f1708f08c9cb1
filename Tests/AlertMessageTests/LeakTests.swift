import AlertMessage
import AlertMessageTesting
import AlertTerminal
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A program that asks all day must not grow. Alerts keep themselves alive, readers have threads,
/// and handlers hold on to alerts: what is not let go of adds up.
@MainActor @Suite("Leaks") struct LeakTests {
  /// How many objects are alive.
  private typealias Count = Monitor<Int>

  private final class Counted: AlertMessage {
    let count: Count
    init(_ count: Count) {
      self.count = count
      super.init()
      count.withLock { $0 += 1 }
    }
    deinit { count.withLock { $0 -= 1 } }
  }

  /// Has an alert whose closures hold on to it.
  @MainActor private final class Owner: AlertMessageDelegate {
    let count: Count
    var alert: AlertMessage?
    var answers = 0
    init(_ count: Count) {
      self.count = count
      count.withLock { $0 += 1 }
    }
    deinit { count.withLock { $0 -= 1 } }

    func makeAlert() -> AlertMessage {
      let alert = Counted(count)
      alert.title = "Delete 3 files?"
      alert.delegate = self
      alert.addButton(.delete, role: .destructive) { self.answers += 1 }
      alert.addButton(.cancel, role: .cancel) { [alert] in self.use(alert) }
      alert.onDismiss { [alert] _ in self.use(alert) }
      alert.completionBlock = { _, _ in self.use(alert) }
      self.alert = alert
      return alert
    }

    private func use(_ alert: AlertMessage) { answers += alert.buttons.isEmpty ? 0 : 1 }
  }

  private static func show(_ number: Int, _ count: Count) async -> Int {
    let owner = Owner(count)
    let alert = owner.makeAlert()
    switch number % 4 {
    case 0: alert.runModal()
    case 1: _ = await alert.present()
    case 2:
      alert.show { _ in owner.answers += 1 }
      await AlertCenter.shared.waitUntilIdle()
    default:
      // Taken away while it waits for its turn.
      alert.show()
      let second = owner.makeAlert()
      second.show()
      second.dismiss()
      await AlertCenter.shared.waitUntilIdle()
    }
    return owner.answers
  }

  /// Kilobytes in memory (proc(5), statm).
  private static func residentKilobytes() -> Int {
    let file = open("/proc/self/statm", O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    let fields = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  /// Shows alerts, and says by how many kilobytes the process grows after some.
  fileprivate static func growth(showing alerts: Int, warmUp: Int) async throws -> Int {
    let count = Count(0)
    var before = 0
    for number in 0..<alerts {
      let terminal = FakeTerminal()
      if number.isMultiple(of: 2) { terminal.press("d", .return) } else { terminal.press(.escape) }
      let answers = await terminal.run { await show(number, count) }
      #expect(answers > 0)
      try #require(count.withLock { $0 } == 0, "Alert \(number) or its owner is still there.")
      if number == warmUp { before = residentKilobytes() }
    }
    return residentKilobytes() - before
  }

  @Test("10,000 alerts, shown in every way, leave nothing behind")
  func nothingIsLeft() async {
    // In a process of its own: other tests that run beside it take memory too.
    await #expect(processExitsWith: .success) {
      let growth = try await LeakTests.growth(showing: 10_000, warmUp: 2_000)
      // A tenth of a kilobyte for each alert, which the allocator may have put aside.
      #expect(growth < 800, "\(growth) KiB")
    }
  }
}
