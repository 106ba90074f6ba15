extension Form {
  /// Puts a value that came from outside into the model.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - row: The row that shows it.
  /// - Throws: ``AssignmentError`` when the row takes no such value. The model is then unchanged.
  public mutating func assign(_ value: FormValue, to row: Row) throws(AssignmentError) {
    try assign(value, to: field(of: row), named: identifier(of: row) ?? cell(for: row).title)
  }

  /// Puts a value that came from outside into the model, by the name of the row or of the section
  /// that shows it.
  ///
  /// - Throws: ``AssignmentError`` when there is no such row, or it takes no such value. The model
  ///   is then unchanged.
  public mutating func assign(_ value: FormValue, to name: String) throws(AssignmentError) {
    let fields = fields.filter { $0.field.key != nil }
    guard let field = fields.first(where: { $0.name == name })?.field else {
      throw AssignmentError(
        form: title, row: name, value: value, reason: .unknownRow(known: fields.map(\.name)))
    }
    try assign(value, to: field, named: name)
  }

  private mutating func assign(
    _ value: FormValue, to field: Field<Model>?, named name: String
  ) throws(AssignmentError) {
    let expectation = field?.expectation ?? "nothing: it has no control"
    switch field?.assign(value, &model) ?? .refused {
    case .accepted: return
    case .refused:
      throw AssignmentError(
        form: title, row: name, value: value, reason: .expected(expectation))
    case .absent:
      throw AssignmentError(form: title, row: name, value: value, reason: .absent)
    }
  }

  /// The values of the model by the names of their rows, in the order of the screen.
  ///
  /// Those of sections that are not there are left out, as they are when the page saves them.
  public var values: [(name: String, value: FormValue)] {
    fields.compactMap { name, field in
      var copy = model
      let value = field.saved(model)
      guard field.key != nil else { return nil }
      if case .absent = field.assign(value, &copy) { return nil }
      return (name, value)
    }
  }

  /// Every field that has a name, those of sections before those of their rows.
  var fields: [(name: String, field: Field<Model>)] {
    var fields: [(name: String, field: Field<Model>)] = []
    for section in sections {
      if let field = field(ofSection: section), let name = identifier(ofSection: section) {
        fields.append((name, field))
      }
      for row in rows(in: section) {
        if let field = field(of: row), let name = identifier(of: row) {
          fields.append((name, field))
        }
      }
    }
    return fields
  }
}
