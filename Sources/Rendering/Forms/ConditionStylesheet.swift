import Bytes
import Screens

/// The stylesheet of one page that hides rows, sections and words whose condition does not hold for
/// the current values of the controls.
///
/// It is `:has()` that sees the controls, so no script is needed and the page is right from the
/// first. Browsers without it show everything.
struct ConditionStylesheet {
  let outline: ScreenOutline
  let path: SitePath

  /// The stylesheet as a file of the site; `nil`, when nothing on the page depends on anything.
  var file: SiteFile? {
    guard let form = outline.form, !form.conditions.isEmpty else { return nil }
    // The controls of a list of choices are on the page that it leads back to.
    if case .choice = form.submission { return nil }
    var css = "@supports selector(:has(a)) {\n"
    for (number, condition) in form.conditions.enumerated() {
      css += "  form:not(\(Self.selector(of: condition))) [data-when=\"\(number + 1)\"] "
      css += "{ display: none; }\n"
    }
    for section in outline.sections { css += ends(of: section, form.conditions) }
    css += "}\n"
    return SiteFile(at: place, Array(css.utf8))
  }

  /// The path of the stylesheet: `assets/conditions/pizza.css` for `pizza.html`.
  private var place: SitePath {
    "\(path.pageName).css".split(separator: "/").reduce("assets/conditions") { $0.file(String($1)) }
  }

  /// Returns pseudo-classes of a form with the condition, which can be concatenated to mean "and".
  private static func selector(of condition: ConditionOutline) -> String {
    switch condition {
    case .test(let control, let test): selector(of: test, control)
    case .constant(true): ":is(*)"
    case .constant(false): ":not(*)"
    case .all(let one, let other): selector(of: one) + selector(of: other)
    case .any(let one, let other): ":is(\(selector(of: one)), \(selector(of: other)))"
    case .not(let other): ":not(\(selector(of: other)))"
    }
  }

  private static func selector(of test: FieldTest, _ outline: ControlOutline) -> String {
    let field = FieldName.field(outline.name)
    switch (test, outline.control) {
    case (.isOn, .toggle): return ":has(\(named(field)):checked)"
    case (.isFilled, .text), (.isFilled, .multilineText):
      return ":has(\(named(field)):not(:placeholder-shown))"
    case (.isChosen(let name), .picker(let choices, .menu)),
      (.isChosen(let name), .picker(let choices, .page)):
      return choices.all.number(of: name).map { option($0, of: choices, field) } ?? ":not(*)"
    case (.isChosen(let name), .picker(let choices, _)),
      (.isChosen(let name), .slider(let choices)):
      return choices.all.number(of: name).map { tick($0, of: field) } ?? ":not(*)"
    case (.isChosen(let name), .selection(let choices, _)):
      return choices.number(of: name).map { tick($0, of: field) } ?? ":not(*)"
    case (.isIn(let range), .stepper(_, let numbers)),
      (.isIn(let range), .counter(_, let numbers, _)):
      let options = numbers.all.enumerated().filter { range.contains($0.element) }
      if options.isEmpty { return ":not(*)" }
      return ":is(\(options.map { option($0.offset, of: field) }.joined(separator: ", ")))"
    default: return ":not(*)"
    }
  }

  private static func option(_ number: Int, of field: String) -> String {
    ":has(\(named(field)) > option:nth-child(\(number + 1)):checked)"
  }

  /// An option of a menu, which may be in a section.
  private static func option(_ number: Int, of choices: Choices, _ field: String) -> String {
    let sections = choices.sections
    guard let own = sections.firstIndex(where: { $0.range.contains(number) }) else {
      return ":not(*)"
    }
    let before = sections[..<own].reduce(0) { $0 + ($1.title.isEmpty ? $1.range.count : 1) }
    let place = number - sections[own].range.lowerBound
    if sections[own].title.isEmpty { return option(before + place, of: field) }
    return ":has(\(named(field)) > optgroup:nth-child(\(before + 1)) > "
      + "option:nth-child(\(place + 1)):checked)"
  }

  private static func tick(_ number: Int, of field: String) -> String {
    ":has(\(named(FieldName.choice(number, of: field))):checked)"
  }

  /// An element by its identifier, whatever characters are in it (CSS Syntax Level 3, section 4.3).
  private static func named(_ identifier: String) -> String {
    let isPlain = identifier.utf8.allSatisfy { ASCII.isAlphanumeric($0) || "-_".utf8.contains($0) }
    if isPlain, identifier.utf8.first.map(ASCII.isLetter) == true { return "#\(identifier)" }
    let escaped = identifier.unicodeScalars.map { scalar in
      let isSafe = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && scalar.value != 0x7F
      return isSafe ? "\(scalar)" : "\\\(String(scalar.value, radix: 16)) "
    }
    return "[id=\"\(escaped.joined())\"]"
  }

  // MARK: The ends of a group

  /// Gives the first and the last visible row the corners of their group: CSS can't select the last
  /// visible row, but the page knows the ones after it that are hidden.
  private func ends(of section: SectionOutline, _ conditions: [ConditionOutline]) -> String {
    let hasHeader = section.header != nil && section.folding == .never
    // What stands above the rows of an element is a row too.
    let rows = section.rows.flatMap { row in
      (row.heading.map { [$0.condition] } ?? []) + [row.condition]
    }
    let first = Self.runs(rows, conditions).map { run in
      let rows = run.marks.joined(separator: " + ")
      let hidden = hasHeader ? ".section + \(rows)" : "\(rows):first-child"
      return "  form\(run.hidden) \(hidden) + .row { --start: var(--corner); }\n"
    }
    let last = Self.runs(rows.reversed(), conditions).map { run in
      let rows = run.marks.reversed().joined(separator: " + ")
      let hidden = (section.footer ?? "").isEmpty ? "\(rows):last-child" : "\(rows) + .footer"
      return "  form\(run.hidden) .row:has(+ \(hidden)) { --end: var(--corner); --rule: 0; }\n"
    }
    return (first + last).joined()
  }

  /// Returns the first rows that depend on conditions, in runs that each have a selector of forms
  /// that hide all of it; there are a few at most, and further ones have square corners.
  private static func runs(
    _ rows: [Int?], _ conditions: [ConditionOutline]
  ) -> [(hidden: String, marks: [String])] {
    var runs: [(hidden: String, marks: [String])] = []
    var last: Int?
    for row in rows {
      guard let condition = row else { break }
      let mark = "[data-when=\"\(condition + 1)\"]"
      if condition == last {
        runs[runs.count - 1].marks.append(mark)
        continue
      }
      if runs.count == maximumRuns { break }
      let before = runs.last ?? ("", [])
      runs.append(
        (before.hidden + ":not(\(selector(of: conditions[condition])))", before.marks + [mark]))
      last = condition
    }
    return runs
  }

  private static let maximumRuns = 8
}

extension [Choice] {
  fileprivate func number(of identifier: String) -> Int? {
    firstIndex { $0.identifier == identifier }
  }
}

// MARK: - Data

extension ConditionOutline {
  /// The condition as data for the form's script: `true` or `false`, `{"all": […]}`, `{"any": […]}`,
  /// `{"not": …}`, or a test of a control by its name.
  var data: JSONText {
    switch self {
    case .test(let control, let test): test.data(of: control)
    case .constant(let holds): .flag(holds)
    case .all(let one, let other): .object([("all", .list([one.data, other.data]))])
    case .any(let one, let other): .object([("any", .list([one.data, other.data]))])
    case .not(let other): .object([("not", other.data)])
    }
  }
}

extension FieldTest {
  /// The test as data: `{"has": "name"}`, while a switch is on or there is text; `{"of": "name", "is": "choice"}`;
  /// or `{"of": "name", "from": 1, "to": 4}`.
  fileprivate func data(of outline: ControlOutline) -> JSONText {
    let name = JSONText.string(outline.name)
    return switch (self, outline.control) {
    case (.isOn, .toggle), (.isFilled, .text), (.isFilled, .multilineText): .object([("has", name)])
    case (.isChosen(let choice), .picker), (.isChosen(let choice), .slider),
      (.isChosen(let choice), .selection):
      .object([("of", name), ("is", .string(choice))])
    case (.isIn(let range), .stepper(_, let numbers)),
      (.isIn(let range), .counter(_, let numbers, _)):
      range.overlaps(numbers.range)
        ? .object([("of", name)] + Self.ends(of: range.clamped(to: numbers.range))) : .flag(false)
    default: .flag(false)
    }
  }

  private static func ends(of range: ClosedRange<Int>) -> [(String, JSONText?)] {
    [("from", .number(range.lowerBound)), ("to", .number(range.upperBound))]
  }
}
