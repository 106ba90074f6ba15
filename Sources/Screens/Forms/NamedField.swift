/// A field, and the name of the row or the section that it is a field of.
struct NamedField<Model>: Sendable {
  let name: String
  let field: Field<Model>

  /// Whether it is the field of a section as a whole.
  let isSection: Bool

  /// The control as it is drawn.
  ///
  /// The choices of a section are its rows, and so all of them are seen.
  func outline(of model: Model) -> ControlOutline {
    switch (field.control(model), isSection) {
    case (.picker(let choices, _), true), (.slider(let choices), true):
      ControlOutline(.picker(choices, .inline), named: name)
    case (let control, _): ControlOutline(control, named: name)
    }
  }
}
