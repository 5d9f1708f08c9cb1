/// Where the texts of a file stand, by key: a hash table without a string for each key.
struct KeyIndex: Sendable {
  /// All keys behind each other, in UTF-8.
  var keys: [UInt8] = []
  private var rows: [Row] = []
  /// Indices of rows; a power of two of them, `empty` where there is none.
  private var slots: [UInt32] = []

  private struct Row {
    var hash: Int
    var start: UInt32
    var end: UInt32
    var text: UInt32
  }

  private static let empty = UInt32.max

  /// Makes room for so many keys.
  init(capacity: Int) {
    rows.reserveCapacity(capacity)
    keys.reserveCapacity(capacity * 16)
    resize(to: 16)
  }

  /// Begins a key in an object with a key of its own; the caller appends the rest to `keys`.
  ///
  /// - Returns: Where the whole key begins, and the rest.
  mutating func beginKey(behind prefix: Range<Int>) -> (key: Int, name: Int) {
    let start = keys.count
    if !prefix.isEmpty {
      keys += keys[prefix]
      keys.append(UInt8(ascii: "."))
    }
    return (start, keys.count)
  }

  /// Notes the key that was begun; one that is known already gets the new text.
  ///
  /// - Parameters:
  ///   - start: Where the key begins.
  ///   - text: Where its text stands, in bytes from the beginning of the file.
  mutating func endKey(from start: Int, text: Int) {
    let hash = keys.withUnsafeBytes { Self.hash(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    let slot = keys.withUnsafeBytes {
      self.slot(of: UnsafeRawBufferPointer(rebasing: $0[start...]), hash)
    }
    // A file has at most 64 MiB.
    let text = UInt32(truncatingIfNeeded: text)
    if slots[slot] != Self.empty {
      rows[Int(slots[slot])].text = text
      keys.removeSubrange(start...)
      return
    }
    slots[slot] = UInt32(truncatingIfNeeded: rows.count)
    rows.append(
      Row(
        hash: hash,
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: keys.count),
        text: text
      )
    )
    if rows.count * 2 > slots.count { resize(to: slots.count * 2) }
  }

  /// Where the text of a key stands; nil where the key is not there.
  subscript(key: String) -> Int? {
    var key = key
    let row = key.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return slots[slot(of: bytes, Self.hash(bytes))]
    }
    return row == Self.empty ? nil : Int(rows[Int(row)].text)
  }

  /// All keys, in the order of the file.
  var allKeys: [String] {
    rows.map { String(decoding: keys[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }

  /// The slot of a key, or the empty one where it belongs.
  private func slot(of key: UnsafeRawBufferPointer, _ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != Self.empty {
      let row = rows[Int(slots[slot])]
      if row.hash == hash, isEqual(row, key) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ row: Row, _ key: UnsafeRawBufferPointer) -> Bool {
    row.end - row.start == key.count
      && keys.withUnsafeBytes { $0[Int(row.start)..<Int(row.end)].elementsEqual(key) }
  }

  private mutating func resize(to count: Int) {
    slots = Array(repeating: Self.empty, count: count)
    for (index, row) in rows.enumerated() {
      var slot = row.hash & (count - 1)
      while slots[slot] != Self.empty { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: index)
    }
  }

  /// Seeded anew in each process, so no file can be made whose keys all collide.
  private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: key)
    return hasher.finalize()
  }
}
