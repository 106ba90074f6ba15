extension Form {
  /// Puts a value from outside into the model.
  ///
  /// - Throws: ``AssignmentError`` when the row takes no such value. The model is then unchanged.
  public mutating func assign(_ value: FormValue, to row: Row) throws(AssignmentError) {
    let parts = field(of: row)?.parts ?? []
    let field = parts.first { $0.condition?.holds(in: model) ?? true } ?? parts.first
    let reason = field.map { assign(value, to: $0) } ?? .expected("nothing: it has no control")
    guard let reason else { return }
    throw AssignmentError(
      form: title, row: identifier(of: row) ?? cell(for: row).title, value: value, reason: reason)
  }

  /// Puts a value from outside into the model, by the name of the row or section that shows it.
  ///
  /// - Throws: ``AssignmentError`` when there is no such row, or it takes no such value. The model
  ///   is then unchanged.
  public mutating func assign(_ value: FormValue, to name: String) throws(AssignmentError) {
    do throws(RefusedValues) {
      try assign([(name, value)])
    } catch {
      throw error.all[0]
    }
  }

  /// Puts values from outside into the model, by the names of the rows or sections that show them.
  ///
  /// The order of the values does not matter: sections are added before their rows get values, and
  /// options that depend on a value are chosen after it.
  ///
  /// - Throws: ``RefusedValues``, with every value that is refused. The model is then unchanged.
  public mutating func assign(_ values: [(row: String, value: FormValue)]) throws(RefusedValues) {
    let known = fields.filter { $0.field.key != nil }
    let byName = Dictionary(known.enumerated().map { ($1.name, (place: $0, field: $1.field)) }) {
      first, _ in first
    }
    let old = model
    var reasons: [Int: AssignmentError.Reason] = [:]
    var named: Set<String> = []
    var uncounted: Set<FieldKey> = []
    func turn(of index: Int) -> Int {
      guard let (place, field) = byName[values[index].row] else { return 0 }
      return field.key?.isCount == true ? -1 : field.condition == nil ? 0 : place + 1
    }
    for index in values.indices.sorted(by: { turn(of: $0) < turn(of: $1) }) {
      let (name, value) = values[index]
      let field = byName[name]?.field
      let key = field?.key
      if !named.insert(name).inserted {
        reasons[index] = .repeated
      } else if let field {
        reasons[index] = assign(value, to: field)
        if let key, key.isCount, reasons[index] != nil { uncounted.insert(key) }
        // Once it is known how many sections there are, this one may be there.
        if reasons[index] == .absent, let count = key?.count, uncounted.contains(count) {
          reasons[index] = nil
        }
      } else {
        reasons[index] = .unknownRow(known: known.map(\.name))
      }
    }
    guard !reasons.isEmpty else { return }
    model = old
    throw RefusedValues(
      all: reasons.sorted { $0.key < $1.key }.map { index, reason in
        AssignmentError(
          form: title, row: values[index].row, value: values[index].value, reason: reason)
      })
  }

  /// Puts a value into the model, or returns the reason why it can't.
  private mutating func assign(
    _ value: FormValue, to field: Field<Model>
  ) -> AssignmentError.Reason? {
    switch field.assign(value, &model) {
    case .accepted: nil
    case .refused: .expected(field.expectation)
    case .absent: .absent
    }
  }

  /// The values of the model with the names of their rows, in the order of the screen.
  ///
  /// Values of sections and controls that are not shown are left out, as they are when the page saves
  /// them.
  public var values: [(name: String, value: FormValue)] {
    fields.compactMap { named in
      var copy = model
      let value = named.field.saved(model)
      guard named.field.key != nil, named.field.condition?.holds(in: model) ?? true else {
        return nil
      }
      if case .absent = named.field.assign(value, &copy) { return nil }
      return (named.name, value)
    }
  }

  /// Every field that has a name, those of sections before those of their rows.
  var fields: [NamedField<Model>] {
    var fields: [NamedField<Model>] = []
    for section in sections {
      if let field = field(ofSection: section), let name = identifier(ofSection: section) {
        fields.append(NamedField(name: name, field: field, row: nil))
      }
      for row in rows(in: section) {
        if let field = field(of: row), let name = identifier(of: row) {
          fields += field.parts.map {
            NamedField(name: $0.name(in: name), field: $0, row: name)
          }
        }
      }
    }
    return fields
  }
}

/// A field, and the name of the row or the section that it is a field of.
struct NamedField<Model>: Sendable {
  let name: String
  let field: Field<Model>

  /// The identifier of the row; `nil` for the field of a section as a whole.
  let row: String?

  /// The control as it is drawn: the choices of a section are its rows, and so all of them are seen.
  func outline(of model: Model) -> ControlOutline {
    var outline =
      switch (field.control(model), row == nil) {
      case (.picker(let choices, _), true), (.slider(let choices), true):
        ControlOutline(.picker(choices, .inline), named: name)
      case (let control, _): ControlOutline(control, named: name)
      }
    outline.label = field.label
    return outline
  }
}
