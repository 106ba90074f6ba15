import Bytes
import Markup
import Screens

/// A screen whose controls can be changed.
extension ScreenPage {
  func draw(_ form: FormOutline, _ table: TableRenderer, into html: inout HTMLWriter) {
    var table = table
    table.part.isLive = true
    if case .confirmation = form.submission { table.part.confirms = true }
    let part = table.part
    // The values of a variant are those of the screen's own page.
    let saved = variant?.of ?? path
    html.line(
      .form, .id("form"), Attribute("action", action(of: form)), Attribute("method", "get"),
      .label(outline.title), Attribute("autocomplete", "off"), Attribute("data-form", "\(saved)"),
      conditions(of: form), form.remembersValues ? .flag("data-remember") : nil,
      // What is chosen for the site is not what a variant shows.
      outline.hasLists && saved == path ? .site(from: path) : nil
    ) { html in
      html.literal("\n")
      table.draw(into: &html)
      if case .confirmation(let phrases) = form.submission {
        confirmation(phrases, part, into: &html)
      }
      if form.savesValues || form.remembersValues || outline.hasLists {
        tools(of: form, part.words, into: &html)
      }
      announcements(part, into: &html)
      for control in form.followed { follow(control, part, into: &html) }
    }
  }

  /// The conditions that parts of the page name by number, for the form's script: it knows with
  /// them what the stylesheet hides.
  private func conditions(of form: FormOutline) -> Attribute? {
    guard stylesheet != nil else { return nil }
    let data = JSONText.list(form.conditions.map(\.data)).bytes()
    return Attribute("data-conditions", String(decoding: data, as: UTF8.self))
  }

  /// Draws a control of another page, which is there for words and conditions alone.
  private func follow(
    _ followed: FormOutline.FollowedControl, _ part: TablePart, into html: inout HTMLWriter
  ) {
    let controls = ControlRenderer(outline: followed.control, part: part, isLive: false)
    html.withoutNoting { html in
      html.element(
        .div, Attribute("data-follows", "\(followed.page)"),
        Attribute("data-page", path.reference(to: followed.page)),
        Attribute("data-of", followed.name),
        followed.isNumbered ? .flag("data-numbered") : nil, .flag("hidden")
      ) { html in
        controls.label(into: &html) { $0.text(followed.name) }
        controls.hint(into: &html)
        controls.draw(into: &html)
      }
    }
    html.literal("\n")
  }

  private func action(of form: FormOutline) -> String {
    switch form.submission {
    case .none, .confirmation, .choice: path.reference(to: path)
    case .send(to: let link): Reference.text(of: link, from: path)
    }
  }

  /// Writes the confirmation that the form's button opens, a sentence that depends on the controls.
  private func confirmation(
    _ phrases: [FormOutline.Phrase], _ part: TablePart, into html: inout HTMLWriter
  ) {
    html.line(
      .div, .class(.confirmation), .id("confirmation"), Attribute("popover", "auto"),
      Attribute("role", "dialog"), .label(outline.title)
    ) { html in
      html.element(.p) { part.draw(phrases, into: &$0) }
      html.element(
        .button, .type("button"), Attribute("popovertarget", "confirmation"),
        Attribute("popovertargetaction", "hide"), .flag("autofocus"), text: part.words[.close])
    }
  }

  /// Writes the buttons and messages about saved values, hidden until the script shows them.
  private func tools(of form: FormOutline, _ words: PageWords, into html: inout HTMLWriter) {
    html.line(.div, .class(.tools), .flag("hidden")) { html in
      if form.savesValues {
        html.element(.button, .type("button"), .class(.save), text: words[.saveAsJSON])
        html.literal(" ")
      }
      html.element(.p, Attribute("role", "status")) { _ in }
    }
  }

  /// Announces rows and sections that appear, to screen readers: the words come and go with them,
  /// in a live region, and the script announces each once.
  private func announcements(_ part: TablePart, into html: inout HTMLWriter) {
    let sections = outline.sections.filter { section in
      section.condition != nil || section.rows.contains { $0.condition != nil }
    }
    guard !sections.isEmpty else { return }
    html.line(
      .div, .class(.hidden), Attribute("role", "status"), Attribute("aria-atomic", "false"),
      .flag("data-news")
    ) { html in
      for section in sections {
        // What is in a section that is not there is not there either.
        html.element(.span, .when(part, section.condition)) { html in
          if section.condition != nil {
            html.text(part.words(.isShown, section.header?.text ?? part.words[.aSection]) + " ")
          }
          for row in section.rows where row.condition != nil && !row.cell.title.isEmpty {
            html.element(
              .span, .when(part, row.condition), text: part.words(.isShown, row.cell.title) + " ")
          }
        }
      }
    }
  }
}

extension Attribute {
  /// Which element of an array is changed here, and which of its values, for the script that
  /// removes elements: `guests 2 0`.
  static func element(_ element: ControlOutline.Element?, in part: TablePart) -> Attribute? {
    guard part.isLive, let element else { return nil }
    return Attribute("data-element", "\(element.count) \(element.index) \(element.part)")
  }

  /// The value in an element that is added.
  static func blank(_ element: ControlOutline.Element?, in part: TablePart) -> Attribute? {
    part.isLive ? element?.blank.map { Attribute("data-blank", $0.words) } : nil
  }
}

extension FormValue {
  /// The value as one text, which the script compares and sets.
  fileprivate var words: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let number): Numbers.text(of: number)
    case .text(let text): text
    case .list(let names): names.joined(separator: " ")
    case .missing, .other: ""
    }
  }
}
