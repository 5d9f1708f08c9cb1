import JourneySupport
import Testing

@testable import AlertLocalization

/// Whoever reads the language that a program was written in gets its texts from the keys, since no
/// file is for it.
@Suite("Keys as texts of the source language") struct SourceKeyTests {
  static let file = """
    msgid ""
    msgstr ""
    "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\\n"

    #, c-format
    msgid "%d file was deleted."
    msgid_plural "%d files were deleted."
    msgstr[0] "Usunięto %d plik."
    msgstr[1] "Usunięto %d pliki."
    msgstr[2] "Usunięto %d plików."

    #, fuzzy
    msgid "Bye"
    msgstr "Cześć"

    msgid "It's {new}"
    msgstr ""

    msgid "files.deleted"
    msgstr "Usunięto."

    msgid "delete"
    msgstr "Usuń"
    """

  /// Looks texts up among files.
  private func look(
    _ language: String,
    _ files: [String: String] = ["pl.po": Self.file],
    _ body: (Localizer) throws -> Void
  ) throws {
    // A file is read when a text of it is asked for.
    try withExtendedLifetime(TemporaryFolder(files)) { folder in
      let store = try CatalogStore(folders: [folder.path])
      try body(try Localizer(LanguagePreferences(explicit: language), catalogs: store))
    }
  }

  @Test(
    "English, and French for which there is no file, get the msgid by the English rule",
    arguments: ["en", "fr", "de", "C"]
  )
  func source(language: String) throws {
    try look(language) { (localizer) throws in
      #expect(try localizer.text("Bye") == "Bye")
      #expect(try localizer.text("It's {new}") == "It's {new}")
      for (count, text) in [
        (1, "1 file was deleted."), (0, "0 files were deleted."), (3, "3 files were deleted."),
        (21, "21 files were deleted."),
      ] {
        #expect(try localizer.text("%d file was deleted.", arguments: ["0": .init(count)]) == text)
      }
    }
  }

  @Test("Polish still gets the translations, and the source where there is none")
  func translation() throws {
    try look("pl") { (localizer) throws in
      #expect(
        try localizer.text("%d file was deleted.", arguments: ["0": .init(5)])
          == "Usunięto 5 plików."
      )
      #expect(try localizer.text("Bye") == "Bye")
    }
  }

  @Test("A msgid that only names a text is none, and stands in no built-in title’s place")
  func names() throws {
    try look("en") { (localizer) throws in
      #expect(localizer.string("delete") == "Delete")
      #expect {
        try localizer.text("files.deleted")
      } throws: { error in
        (error as? Diagnostic)?.code == .keyInOtherLanguages
      }
      for name in ["ok", "files.deleted", "Files.Title", "FILE_NAME", "a:b", ""] {
        #expect(!POMessage.isText(name), "\(name)")
      }
      for text in [
        "Bye", "Bye.", "OK", "Delete it?", "Wi-Fi", "Ænd", "menu\u{4}Open", "%d", "Don't",
      ] {
        #expect(POMessage.isText(text), "\(text)")
      }
    }
  }

  @Test(
    "A file of the source language goes before the msgids, and a broken one of another is passed over"
  )
  func order() throws {
    let own = "msgid \"Bye\"\nmsgstr \"Goodbye\"\n"
    try look("en", ["en.po": own, "ja.po": "msgid", "pl.po": Self.file]) { (localizer) throws in
      #expect(try localizer.text("Bye") == "Goodbye")
      #expect(try localizer.text("It's {new}") == "It's {new}")
    }
  }

  @Test("A text that is a key of .strings is shown as Apple’s systems show it")
  func strings() throws {
    let file = #""Bye" = "Tschüss"; "Delete %d of {all}?" = "%d löschen?"; "note.title" = "N";"#
    for language in ["en", "fr"] {
      try look(language, ["de.lproj/A.strings": file]) { (localizer) throws in
        #expect(try localizer.text("Bye") == "Bye")
        let text = try localizer.text("Delete %d of {all}?", arguments: ["0": .integer(3)])
        #expect(text == "Delete 3 of {all}?")
        #expect(localizer.string("note.title", in: LanguageTag("en")) == nil)
      }
    }
  }

  @Test("A key that only other languages have is told with them")
  func otherLanguages() throws {
    let files = ["de.json": #"{"a": "x"}"#, "ja.json": #"{"a": "x", "b": ""}"#]
    try look("fr", files) { (localizer) throws in
      for (key, code) in [
        ("a", Diagnostic.Code.keyInOtherLanguages), ("b", .unknownKey), ("c", .unknownKey),
      ] {
        #expect {
          try localizer.text(key)
        } throws: { error in
          let error = error as? Diagnostic
          let choices: MessageArgument? = code == .unknownKey ? nil : .text("de, ja")
          return error?.code == code && error?.arguments["choices"] == choices
        }
      }
    }
  }
}
