/// Reads a property list in Apple's binary form (`bplist00`), which is what built apps contain.
///
/// The file is a header, the objects, a table with the offset of each object, and a trailer of 32
/// bytes that says how wide the numbers of the table are.
struct BinaryPropertyListReader {
  static let signature = Array("bplist00".utf8)

  private static let trailerLength = 32

  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var referenceSize = 1
  /// Objects and bytes of text that may still be read.
  ///
  /// A dictionary can name one object any number of times, so a small file could otherwise unfold
  /// without end.
  private var budget: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    budget = 16 * bytes.count
  }

  /// Reads the top object.
  mutating func read() throws(LocatedFault) -> PropertyListValue {
    let trailer = bytes.count - Self.trailerLength
    guard trailer >= Self.signature.count else { throw fault(.unexpectedEnd, at: bytes.count) }
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw fault(.damagedPropertyList, at: trailer)
    }
    let count = try integer(at: trailer + 8, size: 8)
    let top = try integer(at: trailer + 16, size: 8)
    let table = try integer(at: trailer + 24, size: 8)
    guard table <= trailer, count <= (trailer - table) / offsetSize, top < count else {
      throw fault(.damagedPropertyList, at: trailer)
    }
    for index in 0..<count {
      offsets.append(try integer(at: table + index * offsetSize, size: offsetSize))
    }
    return try object(top, depth: 1)
  }

  private func fault(_ kind: FormatFault, at offset: Int) -> LocatedFault {
    LocatedFault(kind, offset: offset)
  }

  /// A number of one to eight bytes, the highest byte first.
  private func integer(at offset: Int, size: Int) throws(LocatedFault) -> Int {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else {
      throw fault(.unexpectedEnd, at: bytes.count)
    }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + size] { value = value << 8 | UInt64(byte) }
    guard let result = Int(exactly: value) else { throw fault(.damagedPropertyList, at: offset) }
    return result
  }

  private mutating func object(
    _ reference: Int,
    depth: Int
  ) throws(LocatedFault) -> PropertyListValue {
    guard offsets.indices.contains(reference) else {
      throw fault(.damagedPropertyList, at: bytes.count)
    }
    let offset = offsets[reference]
    let marker = try integer(at: offset, size: 1)
    budget -= 1
    if depth > XMLPropertyListReader.depthLimit || budget < 0 { throw fault(.tooDeep, at: offset) }
    switch marker >> 4 {
    case 0x5:
      let (start, count) = try length(marker, at: offset)
      let text = try slice(start, count)
      return .string(String(decoding: text, as: UTF8.self), offset: offset)
    case 0x6:
      let (start, count) = try length(marker, at: offset)
      guard count <= bytes.count / 2 else { throw fault(.unexpectedEnd, at: offset) }
      let text = Array(try slice(start, count * 2))
      let units = stride(from: 0, to: text.count, by: 2).map {
        UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self), offset: offset)
    case 0xD:
      return .dictionary(try members(marker, at: offset, depth: depth))
    case 0x0...0x4, 0x8, 0xA, 0xC:
      return .other(offset: offset)
    default:
      throw fault(.damagedPropertyList, at: offset)
    }
  }

  private mutating func members(
    _ marker: Int,
    at offset: Int,
    depth: Int
  ) throws(LocatedFault) -> [PropertyListValue.Member] {
    let (start, count) = try length(marker, at: offset)
    guard count <= bytes.count / (2 * referenceSize) else {
      throw fault(.unexpectedEnd, at: offset)
    }
    var members: [PropertyListValue.Member] = []
    for index in 0..<count {
      let keyReference = try integer(at: start + index * referenceSize, size: referenceSize)
      let valueReference = try integer(
        at: start + (count + index) * referenceSize,
        size: referenceSize
      )
      guard case .string(let key, let keyOffset) = try object(keyReference, depth: depth + 1) else {
        throw fault(.damagedPropertyList, at: offset)
      }
      let value = try object(valueReference, depth: depth + 1)
      members.append(.init(key: key, offset: keyOffset, value: value))
    }
    return members
  }

  /// Where an object's content starts, and its count: in the marker, or behind it if that is 15.
  private func length(
    _ marker: Int,
    at offset: Int
  ) throws(LocatedFault) -> (start: Int, count: Int) {
    if marker & 0xF != 0xF { return (offset + 1, marker & 0xF) }
    let intMarker = try integer(at: offset + 1, size: 1)
    let size = 1 << (intMarker & 0xF)
    guard intMarker >> 4 == 0x1, size <= 8 else {
      throw fault(.damagedPropertyList, at: offset + 1)
    }
    return (offset + 2 + size, try integer(at: offset + 2, size: size))
  }

  private mutating func slice(
    _ start: Int,
    _ count: Int
  ) throws(LocatedFault) -> ArraySlice<UInt8> {
    guard start <= bytes.count, count <= bytes.count - start else {
      throw fault(.unexpectedEnd, at: bytes.count)
    }
    budget -= count
    return bytes[start..<start + count]
  }
}
