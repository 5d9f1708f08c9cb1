import AlertMessageTesting
import Trash
import XCTest

final class TrashXCTests: XCTestCase {
  @MainActor func testDeletesWhenTold() async throws {
    let trash = Trash(["a.txt"])
    let script = AlertScript(.press("delete"))
    try script.run { trash.empty() }
    XCTAssertEqual(trash.files, [])
    XCTAssertEqual(script.asked.map(\.title), ["Delete 1 files?"])
  }
}

final class TrashOneByOneXCTests: XCTestCase {
  @MainActor func testKeepsWhatWasNotConfirmed() async throws {
    let trash = Trash(["a.txt", "b.txt"])
    try await AlertScript(.press("delete"), .interrupt).run { await trash.emptyOneByOne() }
    XCTAssertEqual(trash.files, ["b.txt"])
  }
}
