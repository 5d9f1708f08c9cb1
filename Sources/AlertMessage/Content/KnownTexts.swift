import Synchronization

/// Built-in texts of one language that were looked up already: names of keys and the like come
/// again with every frame.
final class KnownTexts: Sendable {
  // A list: there are few, and a dictionary's first use costs more.
  private let texts = Mutex<[(key: TextKey, text: String)]>([])

  /// The text of a key, looked up once.
  func text(_ key: TextKey, lookUp: () -> String) -> String {
    if let known = texts.withLock({ $0.first { $0.key == key }?.text }) { return known }
    let text = lookUp()
    texts.withLock { $0.append((key, text)) }
    return text
  }
}
