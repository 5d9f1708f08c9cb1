/// What was typed into the fields of an alert, by index and by id.
///
/// Empty unless a button other than cancel was chosen: what nobody has sent off is no answer.
public struct AlertFields: Hashable, Sendable {
  /// The ids, in the order in which the fields were added.
  public let ids: [String]
  private let values: [AlertFieldValue]

  init() {
    ids = []
    values = []
  }

  @MainActor init(_ fields: [AlertField]) {
    ids = fields.map(\.id)
    values = fields.map(\.value)
  }

  /// The value of the field with an id; nil where there is none.
  public subscript(id: String) -> AlertFieldValue? { ids.firstIndex(of: id).map { values[$0] } }
}

extension AlertFields: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { values.startIndex }
  /// How many there are.
  public var endIndex: Int { values.endIndex }
  /// The value of a field by its index: 0 is the single or the login field, 1 the password.
  public subscript(index: Int) -> AlertFieldValue { values[index] }
}
