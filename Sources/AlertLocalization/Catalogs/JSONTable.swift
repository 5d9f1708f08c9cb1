/// The texts of a catalog in JSON, found when they are asked for.
///
/// A program shows a handful of a file's texts. So the file is looked through once for where its
/// keys and texts stand, and a text is only made of what is asked for.
struct JSONTable: TextTable {
  let language: LanguageTag
  let path: String
  private let bytes: [UInt8]
  private let index: KeyIndex

  /// Looks a file through.
  ///
  /// - Throws: `Diagnostic` at the place where the file stops being JSON.
  init(_ file: [UInt8], language: LanguageTag, path: String) throws(Diagnostic) {
    let outcome = file.withUnsafeBufferPointer { bytes -> Result<KeyIndex, JSONScanner.Failure> in
      do throws(JSONScanner.Failure) {
        return .success(try KeyIndex(json: bytes))
      } catch {
        return .failure(error)
      }
    }
    do throws(JSONScanner.Failure) {
      index = try outcome.get()
    } catch {
      throw error.diagnostic(in: file, path: path)
    }
    bytes = file
    self.language = language
    self.path = path
  }

  var keys: [String] { index.allKeys }

  func pattern(for key: String) -> String? {
    guard let offset = index[key] else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, from: offset)
      return try? scanner.string()
    }
  }

  func position(at place: Int, inPatternOf key: String) -> SourcePosition? {
    guard let offset = index[key] else { return nil }
    let target = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, from: offset)
      return try? scanner.offset(inString: place)
    }
    var lines = LineCounter(bytes)
    return lines.position(of: target ?? offset)
  }
}
