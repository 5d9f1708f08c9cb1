import AlertMessage

extension CommandTexts {
  /// What is wrong with a file, where and what to do, in one paragraph.
  func message(_ diagnostic: Diagnostic) -> String {
    var parts = [words(of: diagnostic)]
    if diagnostic.code == .missingArgument, let name = diagnostic.arguments["name"] {
      parts.append(self("error.giveArgument", ["mend": "--arg \(name)=…"]))
    }
    let place = diagnostic.place.isEmpty ? "" : Self.shown(diagnostic.place, longest: 400) + ": "
    return format("error.prefix", ["message": .text(place + parts.joined(separator: " "))])
  }

  /// What is wrong and what to do, without the place; in front, the text's language where the file
  /// holds several.
  func words(of diagnostic: Diagnostic) -> String {
    var harmless = diagnostic
    for (name, argument) in diagnostic.arguments {
      switch argument {
      case .text(let text): harmless.arguments[name] = .text(Self.shown(text))
      case .list(let texts): harmless.arguments[name] = .list(texts.map { Self.shown($0) })
      case .integer, .number, .date: break
      }
    }
    harmless.suggestion = diagnostic.suggestion.map { Self.shown($0) }
    let told = diagnostic.language.map { Self.shown($0.identifier) + ": " } ?? ""
    return told + harmless.message(in: language)
  }
}
