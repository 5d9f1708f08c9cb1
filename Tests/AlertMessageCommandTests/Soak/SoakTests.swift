import Foundation
import JourneySupport
import Testing

/// Random journeys at real terminals: keys, pastes, sizes and signals in random order. Without
/// these what nobody thought of presses a button, leaves a terminal changed, or hangs.
///
/// Not run by default: `Scripts/soak` does.
@Suite("Soak", .enabled(if: Soak.count > 0)) struct SoakTests {
  @Test("No choice that was not pressed, no terminal changed, no hang", arguments: 0..<Soak.workers)
  func journeys(worker: Int) {
    var ends: [String: Int] = [:]
    for number in stride(from: Soak.first + worker, to: Soak.first + Soak.count, by: Soak.workers) {
      var journey = SoakJourney(number: number, seed: Soak.seed)
      do {
        ends[try journey.run(), default: 0] += 1
      } catch {
        Issue.record(
          """
          journey \(number) of seed \(Soak.seed): \(error)
          \(journey.plan.description)
          \(journey.steps.joined(separator: ", "))
          """
        )
      }
    }
    let list = ends.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("soak: worker \(worker): \(list.joined(separator: ", "))")
  }
}

/// What the environment says of the soak.
enum Soak {
  static let count = number("ALERTMESSAGE_SOAK") ?? 0
  static let seed = UInt64(number("ALERTMESSAGE_SOAK_SEED") ?? 1)
  /// The journey to begin with, to repeat one.
  static let first = number("ALERTMESSAGE_SOAK_FIRST") ?? 0
  static let workers = min(max(1, count), ProcessInfo.processInfo.activeProcessorCount)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
