extension MessagePattern.Form {
  /// The number of a blank in the name, as `U+00A0`; nil where there is none.
  ///
  /// ICU takes a no-break space for a part of the name, and nobody sees that it is one.
  var blank: String? {
    selector.unicodeScalars.first { $0.properties.generalCategory == .spaceSeparator }
      .map { Array(String($0).utf8)[...].firstShown }
  }
}
