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
  /// Whether CLDR has the category `zero`; ICU is asked only once a form needs it.
  private lazy var zeroIsCategory =
    PluralRules(language: catalog.language.identifier).hasCategory("zero")
  private var lines: LineCounter
  private var catalog: Catalog
  private let detailed: Bool

  /// Reads a file into a catalog, whose path it is.
  ///
  /// The catalog's language decides by its plural categories what `zero` means.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - catalog: where the messages go.
  ///   - detailed: whether comments and placeholders are wanted, which only tools need.
  /// - Throws: ``Diagnostic`` at the line and column where the file stops making sense; the
  ///   catalog is then as it was.
  package static func read(
    _ file: [UInt8],
    into catalog: inout Catalog,
    detailed: Bool = true
  ) throws(Diagnostic) {
    guard let list = try PropertyList.read(file, path: catalog.path) else {
      if file.isEmpty { throw Self.empty(catalog.path) }
      throw FormatFault.notAPropertyList.diagnostic(path: catalog.path, at: nil)
    }
    var reader = StringsdictReader(catalog, lines: list.lines, detailed: detailed)
    for member in list.members {
      do throws(Diagnostic) {
        try reader.add(member)
      } catch {
        // Whoever mends the file wants to read of its other mistakes too.
        guard detailed else { throw error }
        reader.catalog.leaveOut(member.key)
        reader.catalog.diagnostics.append(error)
      }
    }
    catalog = reader.catalog
  }

  private static func empty(_ path: String) -> Diagnostic {
    Diagnostic(.emptyFile, path: path, position: SourcePosition(line: 1, column: 1))
  }

  private init(_ catalog: Catalog, lines: LineCounter, detailed: Bool) {
    self.detailed = detailed
    self.catalog = catalog
    self.lines = lines
  }

  private mutating func add(_ member: PropertyListValue.Member) throws(Diagnostic) {
    let position = lines.position(of: member.offset)
    guard let text = Self.text(of: member.value, depth: 1) else {
      catalog.leaveOut(member.key, .noText(key: member.key), at: position)
      return
    }
    let variables = try self.variables(of: member)
    if detailed {
      for variable in variables where variable.lacksOther {
        let details = ["name": variable.name, "mend": "<key>other</key><string>…</string>"]
        catalog.warn(.missingOther, details, at: position)
      }
    }
    let zeroIsCategory = variables.contains(where: \.hasZero) && zeroIsCategory
    catalog.add(
      key: member.key,
      comment: nil,
      position: position,
      detailed: detailed
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
  ) throws(Diagnostic) -> [PluralVariable] {
    var variables: [PluralVariable] = []
    for member in entry.value.members ?? [] where !member.key.hasPrefix("NSString") {
      guard let members = member.value.members else {
        throw lines.diagnostic(.wrongType(key: member.key), at: member.offset)
      }
      variables.append(try variable(member.key, members))
    }
    return variables
  }

  private mutating func variable(
    _ name: String,
    _ members: [PropertyListValue.Member]
  ) throws(Diagnostic) -> PluralVariable {
    var forms: [PluralVariable.Form] = []
    var type: String?
    for member in members {
      if member.key == "NSStringFormatValueTypeKey" {
        type = member.value.string
      } else if !member.key.hasPrefix("NSString") {
        guard PluralCategory(rawValue: member.key) != nil else {
          throw lines.diagnostic(PluralCategory.unknown(member.key), at: member.offset)
        }
        guard let text = Self.text(of: member.value, depth: 1) else {
          throw lines.diagnostic(.wrongType(key: member.key), at: member.offset)
        }
        forms.append(.init(member.key, text))
      }
    }
    return PluralVariable(name: name, type: type, forms: forms)
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
