import Markup
import Screens

/// Draws the control of a row with native elements, which bring their own keyboard and their own
/// words for assistive technology.
struct ControlRenderer {
  /// What the field is sent as, and what its label finds it by.
  let name: String

  /// Whether the control can be changed.
  let isLive: Bool

  /// Draws the words that name a control.
  func label(_ title: String, of control: Control, into html: inout HTMLWriter) {
    if case .submit = control { return html.text(title) }
    html.element(.label, .for(field), text: title)
  }

  func draw(_ control: Control, into html: inout HTMLWriter) {
    switch control {
    case .toggle(let isOn): toggle(isOn, into: &html)
    case .slider(let steps): slider(steps, into: &html)
    case .picker(let choices, let selection): menu(choices, selection, into: &html)
    case .stepper(let value, let range, let step):
      html.void(
        .input, .type("number"), .id(field), .name(name), Attribute("min", "\(range.lowerBound)"),
        Attribute("max", "\(range.upperBound)"), Attribute("step", "\(step)"), .value("\(value)"),
        inert)
    case .text(let text, let prompt):
      html.void(
        .input, .type("text"), .id(field), .name(name), .value(text),
        prompt.isEmpty ? nil : Attribute("placeholder", prompt), inert)
    case .date(let day):
      html.void(.input, .type("date"), .id(field), .name(name), .value(day), inert)
    case .submit(let words): submit(words, into: &html)
    }
  }

  func submit(_ words: String, into html: inout HTMLWriter) {
    html.element(.button, .type("submit"), .id(field), inert, text: words)
  }

  private var field: String { name + "-field" }
  private var inert: Attribute? { isLive ? nil : .flag("disabled") }

  /// A switch says "on" or "off" in words too, for those who do not tell the colours apart.
  private func toggle(_ isOn: Bool, into html: inout HTMLWriter) {
    html.element(.span, .class(.toggle)) { html in
      html.void(
        .input, .type("checkbox"), Attribute("role", "switch"), .id(field), .name(name),
        isOn ? .flag("checked") : nil, inert)
      html.element(.span, .class(.state), Attribute("aria-hidden", "true")) { html in
        html.element(.span, .class(.on), text: "On")
        html.element(.span, .class(.off), text: "Off")
      }
    }
  }

  /// A slider's number means nothing by itself, so the names of its steps stand below it and
  /// describe it.
  private func slider(_ steps: Control.Steps, into html: inout HTMLWriter) {
    html.element(.span, .class(.slider)) { html in
      html.void(
        .input, .type("range"), .id(field), .name(name), Attribute("min", "1"),
        Attribute("max", "\(steps.choices.count)"), Attribute("step", "1"),
        .value("\(steps.index + 1)"), .describedBy(field + "-steps"), inert)
      html.element(.span, .class(.steps), .id(field + "-steps")) { html in
        for (index, choice) in steps.choices.enumerated() {
          if index > 0 { html.literal(" ") }
          html.element(.span) { html in
            html.element(.span, .class(.hidden), text: "\(index + 1) ")
            html.text(choice.title)
          }
        }
      }
    }
  }

  private func menu(
    _ choices: [Control.Choice], _ selection: Control.Choice, into html: inout HTMLWriter
  ) {
    html.element(.select, .id(field), .name(name), inert) { html in
      for choice in choices {
        html.element(
          .option, .value(choice.identifier), choice == selection ? .flag("selected") : nil,
          text: choice.title)
      }
    }
  }
}
