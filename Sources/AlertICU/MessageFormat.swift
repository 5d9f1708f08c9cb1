import CAlertICU

/// ICU MessageFormat 1 patterns with named arguments.
package enum MessageFormat {
  /// A value for a named argument.
  package enum Argument: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case number(Double)
  }

  /// Why a pattern can't be formatted. Offsets count UTF-16 units of the pattern.
  package enum Failure: Error, Hashable, Sendable {
    case brokenPattern(offset: Int)
    case missingArgument(offset: Int)
    case notANumber(offset: Int)
    case notAText(offset: Int)
    case failed
  }

  /// Formats a pattern.
  package static func format(
    _ pattern: String,
    locale: String,
    arguments: [String: Argument]
  ) throws(Failure) -> String {
    let units = Array(pattern.utf16)
    // Everything ICU is given a pointer to lives until the call is over.
    let names = arguments.keys.map { $0 }
    let texts = names.map { name -> [UInt16] in
      if case .text(let text)? = arguments[name] { Array(text.utf16) } else { [] }
    }
    var detail: Int32 = 0
    var result = [UInt16](repeating: 0, count: units.count * 2 + 256)
    func call() -> Int32 {
      withRows(names, texts, arguments) { rows in
        alerticu_format_message(
          locale,
          units,
          Int32(units.count),
          rows,
          Int32(names.count),
          &result,
          Int32(result.count),
          &detail
        )
      }
    }
    var length = call()
    if length > result.count {
      result = [UInt16](repeating: 0, count: Int(length))
      length = call()
    }
    let offset = Int(detail)
    switch Int(length) {
    case Int(ALERTICU_BROKEN_PATTERN): throw .brokenPattern(offset: offset)
    case Int(ALERTICU_MISSING_ARGUMENT): throw .missingArgument(offset: offset)
    case Int(ALERTICU_NOT_A_NUMBER): throw .notANumber(offset: offset)
    case Int(ALERTICU_NOT_A_TEXT): throw .notAText(offset: offset)
    case ..<0: throw .failed
    default: return String(decoding: result[..<Int(length)], as: UTF16.self)
    }
  }

  private static func withRows(
    _ names: [String],
    _ texts: [[UInt16]],
    _ arguments: [String: Argument],
    _ body: ([alerticu_argument]) -> Int32
  ) -> Int32 {
    var rows: [alerticu_argument] = []
    func add(_ index: Int) -> Int32 {
      guard index < names.count else { return body(rows) }
      return names[index].withCString { name in
        texts[index].withUnsafeBufferPointer { text in
          var row = alerticu_argument()
          row.name = name
          switch arguments[names[index]] {
          case .integer(let value)?:
            row.kind = Int32(ALERTICU_INTEGER)
            row.integer = value
          case .number(let value)?:
            row.kind = Int32(ALERTICU_NUMBER)
            row.number = value
          case .text?, nil:
            row.kind = Int32(ALERTICU_TEXT)
            row.text = text.baseAddress
            row.textLength = Int32(text.count)
          }
          rows.append(row)
          return add(index + 1)
        }
      }
    }
    return add(0)
  }

  /// Checks the syntax of a pattern.
  package static func check(_ pattern: String) throws(Failure) {
    let units = Array(pattern.utf16)
    var detail: Int32 = 0
    if alerticu_check_pattern(units, Int32(units.count), &detail) != 0 {
      throw .brokenPattern(offset: Int(detail))
    }
  }
}
