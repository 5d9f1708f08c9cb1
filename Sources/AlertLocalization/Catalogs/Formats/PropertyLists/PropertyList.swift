import AlertICU

/// The dictionary of a property list, in XML or in Apple's binary form.
struct PropertyList {
  /// The members of the top dictionary, in the order of the file.
  var members: [PropertyListValue.Member]
  /// Finds lines for the members' offsets; in a binary file everything is in line 1.
  var lines: LineCounter

  /// Reads a file; nil if it isn't a property list of either form.
  ///
  /// - Throws: ``Diagnostic`` at the place where the list stops making sense.
  static func read(_ file: [UInt8], path: String) throws(Diagnostic) -> PropertyList? {
    if file.count > FileBytes.limit {
      throw FormatFault.fileTooLarge.diagnostic(path: path, at: nil)
    }
    if file.starts(with: BinaryPropertyListReader.signature) { return try binary(file, path) }
    guard looksLikeXML(file) else { return nil }
    let text = try decoded(file, path)
    var lines = LineCounter(text, path: path)
    do throws(LocatedFault) {
      var reader = XMLPropertyListReader(text)
      guard let members = try reader.read().members else {
        throw LocatedFault(.wrongType(key: ""), offset: 0)
      }
      return PropertyList(members: members, lines: lines)
    } catch {
      throw lines.diagnostic(error.fault, at: error.offset)
    }
  }

  private static func binary(_ file: [UInt8], _ path: String) throws(Diagnostic) -> PropertyList {
    do throws(LocatedFault) {
      var reader = BinaryPropertyListReader(file)
      guard let members = try reader.read().members else {
        throw LocatedFault(.wrongType(key: ""), offset: 0)
      }
      return PropertyList(members: members, lines: LineCounter([], path: path))
    } catch {
      // A binary file has no lines: the column counts its bytes.
      throw error.fault.diagnostic(
        path: path,
        at: SourcePosition(line: 1, column: error.offset + 1)
      )
    }
  }

  /// Whether the first sign of a file is `<`, which no other form of these files begins with.
  private static func looksLikeXML(_ file: [UInt8]) -> Bool {
    file.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  /// The text as UTF-8: from the encoding that the XML declaration names, if it is no Unicode form.
  private static func decoded(_ file: [UInt8], _ path: String) throws(Diagnostic) -> [UInt8] {
    guard let name = declaredEncoding(file), !name.lowercased().hasPrefix("utf-") else {
      return try TextDecoder.utf8(file, path: path)
    }
    return try TextDecoder.utf8(file, encoding: (name, 0), path: path)
  }

  /// The name in `encoding="…"` of the XML declaration; nil where there is none.
  private static func declaredEncoding(_ file: [UInt8]) -> String? {
    guard file.starts(with: "<?xml".utf8), let end = file.firstIndex(of: UInt8(ascii: ">")),
      let value = file[..<end].endOfFirst("encoding="), value < end
    else { return nil }
    let mark = file[value]
    return String(decoding: file[(value + 1)..<end].prefix { $0 != mark }, as: UTF8.self)
  }
}
