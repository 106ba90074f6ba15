import Markup
import Screens

/// Draws the control of a row with native elements, which bring their own keyboard and their own
/// words for assistive technology.
struct ControlRenderer {
  let outline: ControlOutline
  let part: TablePart
  let isLive: Bool

  /// The name under which the value is sent, saved and remembered.
  var name: String { part.prefix + outline.name }

  /// The prefix of the control's identifiers on the page.
  var field: String { FieldName.field(name) }

  func draw(into html: inout HTMLWriter) {
    switch outline.control {
    case .toggle(let isOn): toggle(isOn, into: &html)
    case .slider(let choices) where outline.isWatched: group(.one(choices), .segmented, into: &html)
    case .slider(let choices): slider(choices, into: &html)
    case .numberSlider(let number, let numbers): numberSlider(number, numbers, into: &html)
    case .picker(let choices, .menu): menu(choices, into: &html)
    case .picker(let choices, .page): chosen(choices, into: &html)
    case .picker(let choices, .segmented): group(.one(choices), .segmented, into: &html)
    case .picker(let choices, .inline): group(.one(choices), .inline, into: &html)
    case .selection(let choices, let chosen):
      group(.any(choices, chosen: chosen), .inline, into: &html)
    case .stepper(let number, let numbers): stepper(number, numbers, into: &html)
    case .counter(let number, let numbers, let noun):
      numbersMenu(number, numbers, adding: noun, into: &html)
    case .number(let number, let numbers): self.number(number, numbers, into: &html)
    case .text(let text, let limits): self.text(text, limits, into: &html)
    case .multilineText(let text, let limits): multiline(text, limits, into: &html)
    case .date(let day, let limits): moment("date", day, limits, into: &html)
    case .time(let time, let limits): moment("time", time, limits, into: &html)
    case .colour(let colour):
      html.void(.input, .type("color"), .id(field), .name(name), .value("\(colour)"), inert)
    case .submit(let words) where part.confirms:
      html.element(
        .button, .type("button"), .id(field), Attribute("popovertarget", "confirmation"), inert,
        text: words)
    case .submit(let words): html.element(.button, .type("submit"), .id(field), inert, text: words)
    case .reset(let words): html.element(.button, .type("reset"), .id(field), inert, text: words)
    }
  }

  var inert: Attribute? { isLive ? nil : .flag("disabled") }

  // MARK: What the row needs to know

  /// Whether the control is a button, which needs no label.
  var isButton: Bool {
    switch outline.control {
    case .submit, .reset: true
    default: false
    }
  }

  var rowStyles: [StyleClass] {
    switch outline.control {
    case .submit: [.control, .submit]
    case .reset: [.control, .reset]
    case .multilineText: [.control, .multiline]
    case .picker(_, .page): []
    default: [.control]
    }
  }

  func label(into html: inout HTMLWriter, words: (inout HTMLWriter) -> Void) {
    // A choice that is made on a page of its own is only shown here.
    if case .picker(_, .page) = outline.control { return words(&html) }
    if isButton { return words(&html) }
    if isGroup { return html.element(.span, .id(labelID), content: words) }
    html.element(.label, .for(field), content: words)
  }

  /// Draws the hint about accepted values, if the control itself doesn't show them.
  func hint(into html: inout HTMLWriter) {
    guard let hint else { return }
    html.literal(" ")
    html.element(.small, .class(.hint), .id(hintID), text: hint)
  }

  /// Whether the control is several elements under one name.
  private var isGroup: Bool {
    switch outline.control {
    case .picker(_, .segmented), .picker(_, .inline), .selection: true
    case .slider: outline.isWatched
    default: false
    }
  }

  private var hint: String? {
    let hint = part.words.hint(of: outline.control)
    return hint.isEmpty ? nil : hint
  }

  var labelID: String { field + "-label" }
  private var hintID: String { field + "-hint" }
  private var hintReference: Attribute? { hint == nil ? nil : .describedBy(hintID) }

  /// A switch has the words "on" or "off" too, for visitors who can't distinguish the colours.
  private func toggle(_ isOn: Bool, into html: inout HTMLWriter) {
    html.element(.span, .class(.toggle)) { html in
      html.void(
        .input, .type("checkbox"), Attribute("role", "switch"), .id(field), .name(name),
        isOn ? .flag("checked") : nil, inert)
      html.element(.span, .class(.state), Attribute("aria-hidden", "true")) { html in
        html.element(.span, .class(.on), text: part.words[.on])
        html.element(.span, .class(.off), text: part.words[.off])
      }
    }
  }

  // MARK: Numbers, words and moments

  private func stepper(_ number: Int, _ numbers: WholeNumbers, into html: inout HTMLWriter) {
    if outline.isWatched { return numbersMenu(number, numbers, into: &html) }
    // The order of rows is not stepped through: the script gives each row two buttons.
    html.element(.span, outline.order == nil ? .class(.stepper) : nil) { html in
      html.void(
        .input, .type("number"), .id(field), .name(name),
        Attribute("min", "\(numbers.range.lowerBound)"),
        Attribute("max", "\(numbers.range.upperBound)"), Attribute("step", "\(numbers.step)"),
        .value("\(number)"), .flag("required"), Attribute("inputmode", "numeric"),
        outline.order.map { Attribute("data-order", "\($0 + 1)") }, inert)
    }
  }

  /// Writes a slider, whose number the script writes beside it, as it may differ from the page's;
  /// without a script, the page shows only the lowest and the highest.
  private func numberSlider(
    _ number: Double, _ numbers: SteppedNumbers, into html: inout HTMLWriter
  ) {
    let (lowest, highest) = (
      Numbers.text(of: numbers.range.lowerBound), Numbers.text(of: numbers.range.upperBound)
    )
    html.element(.span, .class(.slider)) { html in
      html.void(
        .input, .type("range"), .id(field), .name(name), Attribute("min", lowest),
        Attribute("max", highest), Attribute("step", Numbers.text(of: numbers.step)),
        .value(Numbers.text(of: number)), inert)
      html.literal(" ")
      html.element(
        .span, .class(.value), isLive ? Attribute("data-value", name) : nil,
        Attribute("aria-hidden", "true"), text: isLive ? "" : Numbers.text(of: number))
      html.literal(" ")
      html.element(.span, .class(.steps)) { html in
        html.element(.span, text: lowest)
        html.literal(" ")
        html.element(.span, text: highest)
      }
    }
  }

  private func number(_ number: Double?, _ numbers: Numbers, into html: inout HTMLWriter) {
    html.void(
      .input, .type("number"), .id(field), .name(name),
      Attribute("min", Numbers.text(of: numbers.range.lowerBound)),
      Attribute("max", Numbers.text(of: numbers.range.upperBound)), Attribute("step", numbers.step),
      .value(number.map(Numbers.text) ?? ""), numbers.isRequired ? .flag("required") : nil,
      Attribute("inputmode", numbers.decimals == 0 ? "numeric" : "decimal"), hintReference, inert)
  }

  /// Without a prompt, the placeholder is a space, by which a stylesheet detects typed text.
  private func text(_ text: String, _ limits: TextLimits, into html: inout HTMLWriter) {
    html.void(
      .input, .type(limits.pattern == .mail ? "email" : "text"), .id(field), .name(name),
      .value(text), Attribute("placeholder", limits.prompt.isEmpty ? " " : limits.prompt),
      minimum(limits), maximum(limits), limits.pattern.map { Attribute("pattern", $0.expression) },
      limits.pattern.map { Attribute("title", part.words.hint(of: $0)) },
      limits.isRequired ? .flag("required") : nil, hintReference, inert)
  }

  private func multiline(_ text: String, _ limits: TextLimits, into html: inout HTMLWriter) {
    html.element(
      .textarea, .id(field), .name(name), Attribute("rows", "4"),
      Attribute("placeholder", limits.prompt.isEmpty ? " " : limits.prompt),
      minimum(limits), maximum(limits), limits.isRequired ? .flag("required") : nil,
      hintReference, inert, text: text)
  }

  private func minimum(_ limits: TextLimits) -> Attribute? {
    limits.isRequired ? Attribute("minlength", "\(limits.length.lowerBound)") : nil
  }

  private func maximum(_ limits: TextLimits) -> Attribute {
    Attribute("maxlength", "\(limits.length.upperBound)")
  }

  private func moment<Moment>(
    _ type: String, _ moment: Moment?, _ limits: ValueRange<Moment>, into html: inout HTMLWriter
  ) {
    html.void(
      .input, .type(type), .id(field), .name(name),
      limits.range.map { Attribute("min", "\($0.lowerBound)") },
      limits.range.map { Attribute("max", "\($0.upperBound)") },
      .value(moment.map { "\($0)" } ?? ""), limits.isRequired ? .flag("required") : nil, inert)
  }
}

/// The identifiers of a field's elements, for labels and stylesheets.
enum FieldName {
  /// The control of a row or a section of this name.
  static func field(_ name: String) -> String { name + "-field" }

  /// One of the choices of a control; they count from one.
  static func choice(_ number: Int, of field: String) -> String { "\(field)-\(number + 1)" }
}
