import AlertMessage

extension CommandTexts {
  /// What is wrong with a file, where and what to do, in one paragraph.
  func message(_ diagnostic: Diagnostic, suggestion: String? = nil) -> String {
    var parts = [words(of: diagnostic)]
    if let suggestion {
      parts.append(self("error.didYouMean", ["name": suggestion]))
    } else if diagnostic.code == .missingArgument, let name = diagnostic.arguments["name"] {
      parts.append(self("error.giveArgument", ["mend": "--arg \(name)=…"]))
    }
    let place = diagnostic.place.isEmpty ? "" : Self.shown(diagnostic.place, longest: 400) + ": "
    return format("error.prefix", ["message": .text(place + parts.joined(separator: " "))])
  }

  /// What is wrong and what to do, without the place.
  func words(of diagnostic: Diagnostic) -> String {
    var harmless = diagnostic
    for (name, argument) in diagnostic.arguments {
      if case .text(let text) = argument { harmless.arguments[name] = .text(Self.shown(text)) }
    }
    return harmless.message(in: language)
  }
}
