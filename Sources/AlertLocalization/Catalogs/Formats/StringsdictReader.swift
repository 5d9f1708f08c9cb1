import AlertICU

/// Reads `.stringsdict` files: property lists with plural forms for messages that count.
///
/// A message is a format with variables, `%#@files@`, and a dictionary for each variable with its
/// forms. It becomes one pattern, in which each variable is an argument of its name:
///
///     %#@files@ left      becomes      {files, plural, one {# file} other {# files}} left
///
/// Of texts for several widths it takes the widest, of texts for several devices the Mac's: a
/// terminal has the room, and the keys of a computer.
package struct StringsdictReader {
  private let zeroIsCategory: Bool
  private var lines: LineCounter
  private var collector = EntryCollector()

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - language: the BCP 47 tag of its language, whose plural categories decide what `zero` means.
  /// - Throws: ``FormatFault`` at the line and column where the file stops making sense.
  package static func read(
    _ file: [UInt8],
    language: String
  ) throws(FormatFault) -> FormatContents {
    guard let list = try PropertyList.read(file) else {
      throw FormatFault(.notAPropertyList, line: 1, column: 1)
    }
    var reader = StringsdictReader(
      zeroIsCategory: PluralRules(language: language).hasCategory("zero"),
      lines: list.lines
    )
    for member in list.members { try reader.add(member) }
    return reader.collector.contents
  }

  private init(zeroIsCategory: Bool, lines: LineCounter) {
    self.zeroIsCategory = zeroIsCategory
    self.lines = lines
  }

  private mutating func add(_ member: PropertyListValue.Member) throws(FormatFault) {
    let position = lines.position(of: member.offset)
    guard let text = Self.text(of: member.value, depth: 1) else {
      collector.note(.noText(key: member.key), at: position)
      return
    }
    let variables = try self.variables(of: member)
    let zeroIsCategory = zeroIsCategory
    collector.add(
      key: member.key,
      comment: nil,
      position: position
    ) { () throws(PrintfFault) in
      try PatternConverter(
        dialect: .apple,
        variables: variables,
        zeroIsCategory: zeroIsCategory
      ).convert(text)
    }
  }

  /// The variables of an entry: all its members that are dictionaries with a plural's rules.
  private mutating func variables(
    of entry: PropertyListValue.Member
  ) throws(FormatFault) -> [PluralVariable] {
    var variables: [PluralVariable] = []
    for member in entry.value.members ?? [] where !member.key.hasPrefix("NSString") {
      guard let members = member.value.members else {
        throw lines.fault(.wrongType(key: member.key), at: member.offset)
      }
      variables.append(try variable(member.key, members))
    }
    return variables
  }

  private mutating func variable(
    _ name: String,
    _ members: [PropertyListValue.Member]
  ) throws(FormatFault) -> PluralVariable {
    var forms: [PluralVariable.Form] = []
    var kind = PrintfDirective.Kind.integer
    for member in members {
      if member.key == "NSStringFormatValueTypeKey" {
        kind = PrintfDirective.countedKind(ofType: member.value.string ?? "")
      } else if !member.key.hasPrefix("NSString") {
        guard PluralCategory(rawValue: member.key) != nil else {
          throw lines.fault(.unknownKeyword(member.key), at: member.offset)
        }
        guard let text = Self.text(of: member.value, depth: 1) else {
          throw lines.fault(.wrongType(key: member.key), at: member.offset)
        }
        forms.append(.init(member.key, text))
      }
    }
    return PluralVariable(name: name, kind: kind, forms: forms)
  }

  /// The text of an entry or of a form: itself, its format, or the best of its rules.
  private static func text(of value: PropertyListValue, depth: Int) -> String? {
    if let text = value.string { return text }
    guard let members = value.members, depth < XMLPropertyListReader.depthLimit else { return nil }
    func rule(_ name: String) -> PropertyListValue? { members.last { $0.key == name }?.value }
    if let format = rule("NSStringLocalizedFormatKey") { return format.string }
    if let widths = rule("NSStringVariableWidthRuleType")?.members {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.flatMap { text(of: $0.value, depth: depth + 1) }
    }
    if let devices = rule("NSStringDeviceSpecificRuleType")?.members {
      let names = DeviceVariation.order(of: devices.map(\.key))
      let best = devices.first { $0.key == names.first }
      return best.flatMap { text(of: $0.value, depth: depth + 1) }
    }
    return nil
  }
}
