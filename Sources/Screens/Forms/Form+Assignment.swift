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
    try assign([(name, value)])
  }

  /// Puts values that came from outside into the model, by the names of the rows or sections that
  /// show them.
  ///
  /// The order of the values does not matter: sections are added before their rows get values.
  ///
  /// - Throws: ``AssignmentError`` for the first value that is refused. The model is then unchanged.
  public mutating func assign(
    _ values: [(row: String, value: FormValue)]
  ) throws(AssignmentError) {
    let known = fields.filter { $0.field.key != nil }
    let byName = Dictionary(known.map { ($0.name, $0.field) }) { first, _ in first }
    let old = model
    do throws(AssignmentError) {
      for isCount in [true, false] {
        for (name, value) in values {
          guard let field = byName[name] else {
            throw AssignmentError(
              form: title, row: name, value: value, reason: .unknownRow(known: known.map(\.name)))
          }
          guard (field.key?.isCount ?? false) == isCount else { continue }
          try assign(value, to: field, named: name)
        }
      }
    } catch {
      model = old
      throw error
    }
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
    fields.compactMap { named in
      var copy = model
      let value = named.field.saved(model)
      guard named.field.key != nil else { return nil }
      if case .absent = named.field.assign(value, &copy) { return nil }
      return (named.name, value)
    }
  }

  /// Every field that has a name, those of sections before those of their rows.
  var fields: [NamedField<Model>] {
    var fields: [NamedField<Model>] = []
    for section in sections {
      if let field = field(ofSection: section), let name = identifier(ofSection: section) {
        fields.append(NamedField(name: name, field: field, isSection: true))
      }
      for row in rows(in: section) {
        if let field = field(of: row), let name = identifier(of: row) {
          fields.append(NamedField(name: name, field: field, isSection: false))
        }
      }
    }
    return fields
  }
}
