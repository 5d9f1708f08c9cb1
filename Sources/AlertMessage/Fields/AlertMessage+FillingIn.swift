import AlertLocalization

extension AlertMessage {
  /// Puts the values of an answer into the fields, if all of them may stand there.
  func fill(_ answer: AlertAnswer) throws(AlertAnswerError) {
    let ids = fields.map(\.id)
    for id in answer.fields.keys.sorted() where !ids.contains(id) {
      throw .unknownField(id, known: ids)
    }
    let buttons = completeButtons
    let isCancel = buttons.contains { $0.id == answer.button && $0.role == .cancel }
    guard !fields.isEmpty, !isCancel else { return }
    let before = fields.map(\.value)
    do throws(AlertAnswerError) {
      try check(answer, pressing: buttons)
    } catch {
      for (field, value) in zip(fields, before) { field.set(value) }
      throw error
    }
  }

  private func check(
    _ answer: AlertAnswer,
    pressing buttons: [AlertButton]
  ) throws(AlertAnswerError) {
    let texts = texts(in: AlertCenter.shared.host.environment)
    let form = AlertForm(self, texts)
    // All of them first: what one field may hold can depend on another.
    for field in fields {
      guard let value = answer.fields[field.id] else { continue }
      if let offset = AlertField.offsetOfUnfitCharacter(in: value) {
        throw .unfitValue(field: field.id, offset: offset)
      }
      field.text = value
    }
    for field in fields {
      if let reason = form.fault(of: field) {
        throw .refusedValue(field: field.id, reason: reason)
      }
    }
    let firstOther = buttons.first { $0.role != .cancel }
    if firstOther?.id == answer.button, !form.isFirstOtherButtonEnabled {
      throw .disabledButton(answer.button)
    }
  }
}

extension AlertField {
  /// Puts back what stood in the field.
  fileprivate func set(_ value: AlertFieldValue) {
    switch value {
    case .text(let text): self.text = text
    case .secret(let secret): self.secret = secret
    }
  }
}
