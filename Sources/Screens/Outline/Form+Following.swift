/// Words and conditions about values whose controls are on another page.
extension Form {
  /// Returns the form, and its outline, with text and conditions that depend on the remembered
  /// values of other forms.
  ///
  /// The values are those that the other forms are built with; forms of other models are ignored.
  ///
  /// - Returns: Both; `nil` if the form depends on no other.
  package func following(
    _ others: [(page: SitePath, form: any Form)]
  ) -> (form: Self, outline: ScreenOutline)? {
    let plain = outline
    guard let constants = plain.form?.constants, !constants.isEmpty else { return nil }
    var form = self
    var controls: [FieldKey: FormOutline.FollowedControl] = [:]
    for (page, other) in others { form.follow(other, on: page, constants, into: &controls) }
    guard !controls.isEmpty else { return nil }
    var outline = FormReader(form, following: controls).outline()
    outline.faults += plain.faults.filter { !outline.faults.contains($0) }
    return (form, outline)
  }

  private mutating func follow(
    _ other: some Form, on page: SitePath, _ keys: [FieldKey],
    into controls: inout [FieldKey: FormOutline.FollowedControl]
  ) {
    guard let fields = other.fields as? [NamedField<Model>], let values = other.model as? Model
    else { return }
    let drawn = other.outline.sections.flatMap(\.controls)
    for named in fields {
      guard let key = named.field.key, keys.contains(key), controls[key] == nil,
        case .path = key, let control = drawn.first(where: { $0.name == named.name }),
        let followed = FormOutline.FollowedControl(control, on: page)
      else { continue }
      _ = named.field.assign(named.field.saved(values), &model)
      controls[key] = followed
    }
  }
}

extension FormOutline.FollowedControl {
  /// A control that a stylesheet can see; nil of one that is chosen on a page of its own, which is
  /// remembered elsewhere.
  fileprivate init?(_ control: ControlOutline, on page: SitePath) {
    let shown: Control
    switch control.control {
    case .picker(_, .page), .submit, .reset, .counter: return nil
    case .picker(let choices, _), .slider(let choices): shown = .picker(choices, .menu)
    default: shown = control.control
    }
    let prefix = page.pageName.split(separator: "/").joined(separator: "-")
    self.control = ControlOutline(shown, named: "\(prefix)--\(control.name)", isWatched: true)
    self.page = page
    name = control.name
    let isSlider = if case .slider = control.control { true } else { false }
    isNumbered = isSlider && !control.isWatched
  }
}
