import Markup
import Screens

/// Controls that offer a few things to choose from.
extension ControlRenderer {
  /// Writes a slider, and its steps' names below it, which describe its numbers to screen readers.
  func slider(_ choices: Choices, into html: inout HTMLWriter) {
    html.element(.span, .class(.slider)) { html in
      html.void(
        .input, .type("range"), .id(field), .name(name), Attribute("min", "1"),
        Attribute("max", "\(choices.all.count)"), Attribute("step", "1"),
        .value("\(choices.index + 1)"), Attribute("list", field + "-ticks"),
        .describedBy(field + "-steps"), inert)
      html.element(.datalist, .id(field + "-ticks")) { html in
        for (index, choice) in choices.all.enumerated() {
          html.element(
            .option, .value("\(index + 1)"), Attribute("label", choice.title),
            Attribute("data-choice", choice.identifier), text: "")
        }
      }
      html.element(.span, .class(.steps), .id(field + "-steps")) { html in
        for (index, choice) in choices.all.enumerated() {
          if index > 0 { html.literal(" ") }
          html.element(.span) { html in
            html.element(.span, .class(.hidden), text: "\(index + 1) ")
            html.text(choice.title)
          }
        }
      }
    }
  }

  /// Writes the selected choice of a picker on a page of its own, with an invisible menu that holds
  /// the value for conditions, sending and saving.
  func chosen(_ choices: Choices, into html: inout HTMLWriter) {
    let chosen = choices.all.first { $0.identifier == choices.chosen }
    html.element(.span, .class(.value), text: chosen?.title ?? "")
    menu(choices, isHidden: true, into: &html)
  }

  func menu(_ choices: Choices, isHidden: Bool = false, into html: inout HTMLWriter) {
    html.withoutNoting { html in
      html.element(
        .select, .id(field), .name(name), isHidden ? .label(name) : nil,
        isHidden ? .flag("hidden") : nil, inert
      ) { html in
        for section in choices.sections {
          let own = choices.all[section.range]
          if section.title.isEmpty {
            options(own, of: choices, into: &html)
          } else {
            html.element(.optgroup, Attribute("label", section.title)) { html in
              options(own, of: choices, into: &html)
            }
          }
        }
      }
    }
  }

  private func options(
    _ some: ArraySlice<Choice>, of choices: Choices, into html: inout HTMLWriter
  ) {
    for choice in some {
      html.element(
        .option, .value(choice.identifier),
        choice.identifier == choices.chosen ? .flag("selected") : nil, text: choice.title)
    }
  }

  /// Numbers to choose from, where a stylesheet has to see which one is chosen, and the noun of the
  /// sections that they count, if they do.
  func numbersMenu(
    _ number: Int, _ numbers: WholeNumbers, adding noun: String? = nil, into html: inout HTMLWriter
  ) {
    html.element(.span, .class(.stepper)) { html in
      html.withoutNoting { html in
        html.element(
          .select, .id(field), .name(name), noun.map { Attribute("data-adds", $0) },
          noun == nil ? .flag("data-number") : nil, inert
        ) { html in
          for choice in numbers.all {
            html.element(
              .option, .value("\(choice)"), choice == number ? .flag("selected") : nil,
              text: "\(choice)")
          }
        }
      }
    }
  }

  func group(_ choices: ChoiceRows, _ style: StyleClass, into html: inout HTMLWriter) {
    let role = if case .one = choices { "radiogroup" } else { "group" }
    html.element(
      .span, .class(.choices, style), Attribute("role", role), Attribute("aria-labelledby", labelID)
    ) { html in
      for (number, choice) in choices.all.enumerated() {
        if number > 0 { html.literal(" ") }
        html.element(.label) { html in
          option(number, of: choices, header: nil, into: &html)
          html.element(.span, text: choice.title)
        }
      }
    }
  }

  /// Draws the radio button or the checkbox of one choice; a header names the choices if there is no label.
  func option(_ number: Int, of choices: ChoiceRows, header: String?, into html: inout HTMLWriter) {
    let choice = choices.all[number]
    let type = if case .one = choices { "radio" } else { "checkbox" }
    html.void(
      .input, .type(type), .id(FieldName.choice(number, of: field)), .name(name),
      .value(choice.identifier), choices.isChosen(choice.identifier) ? .flag("checked") : nil,
      header.map(Attribute.describedBy), inert)
  }
}
