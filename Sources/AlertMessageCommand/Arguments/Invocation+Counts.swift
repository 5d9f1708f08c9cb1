extension Invocation {
  /// The value of an option that counts columns or rows; nil if it was not given.
  func count(_ option: Option) throws(UsageError) -> Int? {
    guard let value = self[option] else { return nil }
    // No screen has more columns or rows.
    let most = option == .limit ? Int.max : 10_000
    guard let count = Int(value), (1...most).contains(count) else {
      throw UsageError(
        "badValue",
        [
          "name": option.name, "value": value,
          "choices": option == .limit ? "1, 2, 3 …" : "1, 2, 3 … \(most)",
        ]
      )
    }
    return count
  }
}
