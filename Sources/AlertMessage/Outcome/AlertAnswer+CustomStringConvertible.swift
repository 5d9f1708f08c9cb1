extension AlertAnswer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The button and the ids of the fields, but no values: they may be secrets.
  public var description: String {
    fields.isEmpty
      ? "AlertAnswer(\(button))" : "AlertAnswer(\(button), \(fields.keys.sorted()))"
  }
  /// The same as `description`.
  public var debugDescription: String { description }
  /// The button and the ids of the fields.
  public var customMirror: Mirror {
    Mirror(self, children: ["button": button, "fields": fields.keys.sorted()])
  }
}
