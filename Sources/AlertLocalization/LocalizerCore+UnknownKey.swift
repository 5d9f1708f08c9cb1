extension LocalizerCore {
  /// What is said of a key that none of the person's languages has: which others have it, or what
  /// was probably meant.
  func unknown(_ key: String) -> Diagnostic {
    let others = (catalogs?.languages ?? []).filter { text(key, in: $0) != nil }
    if !others.isEmpty {
      let choices = others.map(\.identifier).sorted().joined(separator: ", ")
      return Diagnostic(
        .keyInOtherLanguages,
        arguments: ["key": .text(key), "choices": .text(choices)]
      )
    }
    return Diagnostic(
      .unknownKey,
      arguments: ["key": .text(key)],
      suggestion: Spelling.nearest(to: key, among: keys)
    )
  }

  /// The keys of the catalogs in all of the person's languages, to find what was probably meant by
  /// one that is not there.
  private var keys: [String] {
    chain.flatMap { choice in
      ((try? sources(of: choice.language))?.tables ?? []).flatMap(\.keys)
    }
  }
}
