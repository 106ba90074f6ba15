extension Field {
  /// A picker whose options depend on the case of an enum: one menu for each case.
  ///
  /// ```swift
  /// .picker(\.city, from: { $0.cities }, dependingOn: \.country)
  /// ```
  ///
  /// The row shows the menu of the current case. Each has a name of its own: the row's identifier, a
  /// hyphen, and that of the case. Without options, the row isn't there.
  public static func picker<Option: Titled & Identified & Sendable, Other>(
    _ path: ValuePath<Model, Option>, from options: (Other) -> [Option],
    dependingOn other: ValuePath<Model, Other>, _ style: PickerStyle = .menu
  ) -> Self where Other: CaseIterable & Identified & Sendable {
    picker(path, from: options, dependingOn: other, of: Array(Other.allCases), style)
  }

  /// A picker whose options depend on which of some others is chosen: one menu for each of them.
  public static func picker<Option: Titled & Identified & Sendable, Other: Identified & Sendable>(
    _ path: ValuePath<Model, Option>, from options: (Other) -> [Option],
    dependingOn other: ValuePath<Model, Other>, of others: [Other], _ style: PickerStyle = .menu
  ) -> Self {
    let parts = others.map { (other: $0, options: options($0)) }.filter { !$0.options.isEmpty }
      .map { self.part(of: path, $0.options, while: other, is: $0.other, style) }
    // A picker without options has a fault of its own.
    guard var field = parts.first else { return picker(path, from: [], style) }
    field.companions = Array(parts.dropFirst())
    if parts.count < others.count {
      field.rowCondition = parts.compactMap(\.condition).reduce(nil) { one, other in
        one.map { $0 || other } ?? other
      }
    }
    return field
  }

  /// The menu for one value of the other field.
  private static func part<Option: Titled & Identified & Sendable, Other: Identified & Sendable>(
    of path: ValuePath<Model, Option>, _ options: [Option],
    while otherPath: ValuePath<Model, Other>,
    is other: Other, _ style: PickerStyle
  ) -> Self {
    let kind = ChoiceKind(options: options) { .picker($0, style) }
    let condition = Condition.equal(otherPath, other)
    // A menu that is hidden is at its first option, unless it has the value too.
    let shown = { @Sendable (model: Model) in
      let value = model[keyPath: path]
      return condition.holds(in: model) || options.contains { $0.identifier == value.identifier }
        ? value : options[0]
    }
    var field = Self(
      key: .choice(.path(path), other.identifier), control: { kind.control(showing: shown($0)) },
      saved: { kind.saved(shown($0)) }, expectation: kind.expectation
    ) { saved, model in
      guard let value = kind.value(from: saved) else { return .refused }
      if condition.holds(in: model) { model[keyPath: path] = value }
      return .accepted
    }
    field.suffix = other.identifier
    field.condition = condition
    return field
  }
}
