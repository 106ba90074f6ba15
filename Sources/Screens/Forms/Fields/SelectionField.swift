/// A value that is any of an enum's cases, each once.
struct SelectionField<Option>: FieldType
where Option: CaseIterable & Titled & Identified & Hashable & Sendable {
  var expectation: String { "a list of \(Choice.names(of: Option.self)), each once at most" }

  func control(showing value: Set<Option>) -> Control {
    .selection(Choice.all(of: Option.self), chosen: Set(value.map(\.identifier)))
  }

  /// The choices in the order of the cases, so that the same set is saved the same way.
  func saved(_ value: Set<Option>) -> FormValue {
    .list(Option.allCases.filter(value.contains).map(\.identifier))
  }

  func value(from saved: FormValue) -> Set<Option>? {
    guard case .list(let names) = saved else { return nil }
    let options = names.compactMap { name in Option.allCases.first { $0.identifier == name } }
    let value = Set(options)
    return value.count == names.count ? value : nil
  }
}
