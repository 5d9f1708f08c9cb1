/// The text of one key in one language of a String Catalog, with its variations resolved.
struct StringCatalogTranslation {
  /// A text, or one for each plural category.
  private enum Text {
    case format(String)
    case plural([PluralVariable.Form])
  }

  private var text: Text?
  private var substitutions: [PluralVariable]

  /// A text without variations.
  init(format: String) {
    text = .format(format)
    substitutions = []
  }

  private init(text: Text?, substitutions: [PluralVariable]) {
    self.text = text
    self.substitutions = substitutions
  }

  /// Whether nothing in it is a text, as in variations without any: that is a mistake, and not
  /// something that waits for its translator.
  var isWithoutText: Bool { text == nil }

  /// Whether there is a plural form `zero`, whose meaning depends on the language.
  var hasZero: Bool {
    if substitutions.contains(where: \.hasZero) { return true }
    if case .plural(let forms) = text { return PluralVariable(name: "", forms: forms).hasZero }
    return false
  }

  /// What its plurals without a form `other` count: the names of substitutions, or the key itself.
  func pluralsWithoutOther(key: String) -> [String] {
    var names = substitutions.filter(\.lacksOther).map(\.name)
    if case .plural(let forms) = text, PluralVariable(name: key, forms: forms).lacksOther {
      names.append(key)
    }
    return names
  }

  /// The message pattern.
  func converted(zeroIsCategory: Bool) throws(PrintfFault) -> PatternConverter.Result {
    let converter = PatternConverter(
      dialect: .stringCatalog,
      variables: substitutions,
      zeroIsCategory: zeroIsCategory
    )
    switch text {
    case .format(let format)?: return try converter.convert(format)
    case .plural(let forms)?: return try converter.convertPlural(forms)
    case nil: return try converter.convert("")
    }
  }
}

// MARK: - Reading

extension StringCatalogTranslation {
  /// What an object of a translation has: the same at every level.
  private struct Node {
    var value: String?
    var isNew = false
    var plural: [(name: String, node: Node)] = []
    var device: [(name: String, node: Node)] = []
    var width: [(name: String, node: Node)] = []
    var substitutions: [PluralVariable] = []
    var position: Int?
    var specifier: String?

    /// Whether a text in it waits for its translator.
    var isUnfinished: Bool {
      isNew || (plural + device + width).contains { $0.node.isUnfinished }
    }

    /// The text for a terminal: of a Mac's devices, the widest, in each plural form.
    var text: Text? {
      if !device.isEmpty {
        let order = DeviceVariation.order(of: device.map(\.name))
        return device.first { $0.name == order.first }?.node.text
      }
      if !width.isEmpty {
        return width.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }?.node.text
      }
      if !plural.isEmpty {
        let forms = plural.flatMap { name, node -> [PluralVariable.Form] in
          switch node.text {
          case .format(let format)?: [PluralVariable.Form(name, format)]
          case .plural, nil: []
          }
        }
        return forms.isEmpty ? nil : .plural(forms)
      }
      // What nobody has translated yet stands there as new and empty.
      guard let value, !(isNew && value.isEmpty) else { return nil }
      return .format(value)
    }
  }

  /// Reads the object of a language; nil if nobody has translated it yet.
  static func read(
    _ reader: inout JSONReader,
    key: String
  ) throws(JSONReader.Failure) -> StringCatalogTranslation? {
    let node = try self.node(&reader, key: key)
    let text = node.text
    if text == nil && node.isUnfinished { return nil }
    return StringCatalogTranslation(text: text, substitutions: node.substitutions)
  }

  private static func node(
    _ reader: inout JSONReader,
    key: String
  ) throws(JSONReader.Failure) -> Node {
    var node = Node()
    try reader.members(key: key) { (reader, name, _) throws(JSONReader.Failure) in
      switch name {
      case "stringUnit":
        try unit(&reader, key: key, of: &node)
      case "variations":
        try variations(&reader, key: key, of: &node)
      case "substitutions":
        for (name, substitution) in try nodes(&reader, key: key) {
          node.substitutions.append(variable(name, substitution))
        }
      case "argNum":
        node.position = try reader.position(key: key)
      case "formatSpecifier":
        node.specifier = try reader.string(key: key)
      default:
        try reader.skip()
      }
    }
    return node
  }

  private static func unit(
    _ reader: inout JSONReader,
    key: String,
    of node: inout Node
  ) throws(JSONReader.Failure) {
    try reader.members(key: key) { (reader, name, _) throws(JSONReader.Failure) in
      switch name {
      case "value": node.value = try reader.string(key: key)
      case "state": node.isNew = try reader.string(key: key) == "new"
      default: try reader.skip()
      }
    }
  }

  private static func variations(
    _ reader: inout JSONReader,
    key: String,
    of node: inout Node
  ) throws(JSONReader.Failure) {
    try reader.members(key: key) { (reader, name, offset) throws(JSONReader.Failure) in
      switch name {
      case "plural":
        node.plural = try nodes(&reader, key: key)
        for (category, _) in node.plural where PluralCategory(rawValue: category) == nil {
          throw .shape(LocatedFault(PluralCategory.unknown(category), offset: offset))
        }
      case "device": node.device = try nodes(&reader, key: key)
      case "width": node.width = try nodes(&reader, key: key)
      default: try reader.skip()
      }
    }
  }

  private static func nodes(
    _ reader: inout JSONReader,
    key: String
  ) throws(JSONReader.Failure) -> [(name: String, node: Node)] {
    var nodes: [(name: String, node: Node)] = []
    try reader.members(key: key) { (reader, name, _) throws(JSONReader.Failure) in
      nodes.append((name, try node(&reader, key: key)))
    }
    return nodes
  }

  private static func variable(_ name: String, _ node: Node) -> PluralVariable {
    let forms: [PluralVariable.Form]
    switch node.text {
    case .plural(let plural)?: forms = plural
    case .format(let format)?: forms = [PluralVariable.Form("other", format)]
    case nil: forms = []
    }
    return PluralVariable(
      name: name,
      position: node.position,
      type: node.specifier,
      forms: forms
    )
  }
}
