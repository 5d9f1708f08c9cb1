import AlertMessage
import AlertMessageTesting
import Testing
import Trash

@MainActor struct TrashTests {
  let trash = Trash(["a.txt", "b.txt"])

  @Test func deletesWhenTold() throws {
    let script = AlertScript(.press("delete"))
    try script.run { trash.empty() }
    #expect(trash.files.isEmpty)
    #expect(script.asked[0].title == "Delete 2 files?")
    #expect(script.asked[0].buttons.map(\.title) == ["Delete", "Cancel"])
    #expect(script.asked[0].defaultButton == nil)
  }

  @Test(arguments: [.cancel, .press("cancel"), .interrupt, .endInput, .nobody] as [AlertReply])
  func keepsEverythingOtherwise(reply: AlertReply) throws {
    try AlertScript(reply).run { trash.empty() }
    #expect(trash.files == ["a.txt", "b.txt"])
  }

  @Test func asksForEachFile() async throws {
    let script = AlertScript(
      .press("delete").when(asked: "a.txt"),
      .cancel.when(asked: "b.txt")
    )
    try await script.run { await trash.emptyOneByOne() }
    #expect(trash.files == ["b.txt"])
  }

  @Test func fitsANarrowTerminalInSpanish() {
    let terminal = FakeTerminal(
      columns: 30,
      rows: 10,
      environment: ["TERM": "xterm", "LANG": "es_ES.UTF-8"]
    )
    terminal.press(.tab, .return)
    terminal.run { trash.empty() }
    #expect(
      terminal.frames[0] == """
        ╭────────────────────────────╮
        │ Delete 2 files?            │
        │                            │
        │ It can’t be undone.        │
        │                            │
        │ [ Cancelar ]  [ Eliminar ] │
        ╰────────────────────────────╯
          ←→: elegir · Esc: Cancelar
        """
    )
    #expect(terminal.isRestored)
  }

  @Test func canBeAnsweredLater() async throws {
    let terminal = FakeTerminal(waits: true)
    try await terminal.run {
      async let done: Void = trash.emptyOneByOne()
      try await terminal.waitForScreen(holding: "Delete a.txt?")
      terminal.press("d", .return)
      try await terminal.waitForScreen(holding: "Delete b.txt?")
      terminal.press(.escape)
      await done
    }
    #expect(trash.files == ["b.txt"])
  }
}
