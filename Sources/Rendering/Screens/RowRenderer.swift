import Markup
import Screens

/// Draws one row of a screen: a header and a data cell, or without a trailing part a cell across
/// both columns, so that screen readers announce no empty value.
struct RowRenderer {
  let row: RowOutline
  let part: TablePart

  /// A name for the row, and for its control, when it has none of its own.
  let place: String

  /// The choice of its section that the row is, if it is one.
  var option: Option?

  /// One of the choices of a section.
  struct Option {
    /// The number of the choice, from zero.
    let number: Int
    let choices: ChoiceRows

    let control: ControlOutline

    /// The identifier of the section's header, which names the choices.
    let header: String?
  }

  func draw(into html: inout HTMLWriter) {
    html.beginRow(identifier.map { part.prefix + $0 })
    html.element(
      .tr, .class(styles), identifier.map { .id(part.prefix + $0) }, .when(part, row.condition),
      .element(row.control?.element, in: part), .blank(row.control?.element, in: part),
      cell.state == .selected ? Attribute("aria-current", "true") : nil
    ) { html in
      html.beginCell()
      if let controls, controls.isButton, cell.title.isEmpty {
        html.element(.td, .spanningBoth) { controls.draw(into: &$0) }
      } else if hasTrailing {
        html.element(.th, .scope("row")) { leading(into: &$0) }
        html.beginCell()
        html.element(.td) { trailing(into: &$0) }
      } else {
        html.element(.td, .spanningBoth) { leading(into: &$0) }
      }
    }
    html.endRow()
    html.literal("\n")
  }

  private var cell: Cell { row.cell }
  private var identifier: String? {
    guard let option else { return row.identifier ?? (part.namesRows ? place : nil) }
    return "\(option.control.name)-\(option.choices.all[option.number].identifier)"
  }

  private var isDisabled: Bool { cell.state == .disabled }

  /// The control bound to a value, the section's for a choice, or one that only shows something.
  private var controls: ControlRenderer? {
    if let own = option?.control ?? row.control { return renderer(of: own) }
    guard case .control(let control) = cell.accessory else { return nil }
    let shown = ControlOutline(control, named: row.identifier ?? place)
    return ControlRenderer(outline: shown, part: part, isLive: false)
  }

  private func renderer(of control: ControlOutline) -> ControlRenderer {
    ControlRenderer(outline: control, part: part, isLive: part.isLive && !isDisabled)
  }

  // MARK: What kind of row it is

  private var styles: [StyleClass] {
    var styles: [StyleClass] = [.row]
    switch cell.style {
    case .basic: styles.append(.basic)
    case .subtitle: styles.append(.subtitle)
    case .value: styles.append(.value)
    case .leadingValue: styles.append(.leadingValue)
    case .prototype: styles.append(.prototype)
    }
    if option != nil { styles.append(.option) }
    if cell.role == .destructive { styles.append(.destructive) }
    if link != nil || action?.isLive == true { styles.append(.link) }
    if case .web? = link, cell.accessory != .none { styles.append(.external) }
    if hasDisclosure { styles.append(.disclosure) }
    if let controls, option == nil { styles += controls.rowStyles }
    if cell.state == .selected { styles.append(.selected) }
    if isDisabled { styles.append(.disabled) }
    return styles
  }

  private var link: Link? {
    isDisabled ? nil : cell.opens ?? row.list.map { .page($0, fragment: nil) }
  }

  private var action: ActionRenderer? {
    isDisabled ? nil : cell.does.map { ActionRenderer(action: $0, part: part) }
  }

  private var hasDisclosure: Bool {
    switch cell.accessory {
    case .automatic: (row.control == nil || row.list != nil) && link?.isPage == true
    case .disclosure, .disclosureWithDetail: true
    case .none, .checkmark, .detail, .sound, .control: false
    }
  }

  private var value: Wording? {
    switch cell.style {
    case .value(let value), .leadingValue(let value): part.draws(value) ? value : nil
    case .basic, .subtitle, .prototype: nil
    }
  }

  private var picture: PictureRenderer {
    PictureRenderer(picture: cell.picture, path: part.path, words: part.words)
  }

  private var hasTrailing: Bool {
    value != nil || part.draws(cell.badge) || picture.link != nil || hasEnd
  }

  /// Whether there is a control or an accessory after the words.
  private var hasEnd: Bool {
    switch cell.accessory {
    case .checkmark, .detail, .disclosureWithDetail, .sound, .control: true
    case .automatic, .none, .disclosure: row.control != nil || option != nil
    }
  }

  // MARK: The leading side

  private func leading(into html: inout HTMLWriter) {
    picture.draw(into: &html) { words(into: &$0) }
  }

  private func words(into html: inout HTMLWriter) {
    if case .prototype(let content) = cell.style {
      content.draw(in: part, link: link, into: &html)
    } else if let link {
      html.element(
        .a, .href(Reference.text(of: link, from: part.path)),
        cell.accessory == .checkmark(isOn: true) ? Attribute("aria-current", "true") : nil,
        Reference.name(of: link).map { Attribute("download", $0) }, text: cell.title)
    } else if let action {
      action.draw(cell.title, into: &html)
    } else if let controls, let option {
      let field = FieldName.choice(option.number, of: controls.field)
      html.element(.label, .for(field), text: cell.title)
    } else if let controls, !isApart(controls.outline) {
      controls.label(into: &html) { $0.text(cell.title) }
    } else {
      html.text(cell.title)
    }
    if case .subtitle(let subtitle) = cell.style, part.draws(subtitle) {
      html.literal(" ")
      html.element(.small) { part.draw(subtitle, into: &$0) }
    }
    action?.material(besides: cell, into: &html)
    if let controls, !isApart(controls.outline) { controls.hint(into: &html) }
  }

  // MARK: The trailing side

  /// Draws the trailing parts, with one space between them.
  private func trailing(into html: inout HTMLWriter) {
    var hasWords = part.draws(cell.badge)
    part.badge(cell.badge, into: &html)
    if let link = picture.link {
      if hasWords { html.literal(" ") }
      picture.link(to: link, of: cell.title, into: &html)
      hasWords = true
    }
    if let value {
      if hasWords { html.literal(" ") }
      html.element(.span, .class(.value)) { part.draw(value, into: &$0) }
      hasWords = true
    }
    if hasWords, hasEnd { html.literal(" ") }
    if let option {
      controls?.option(option.number, of: option.choices, header: option.header, into: &html)
    } else if row.hasParts {
      several(into: &html)
    } else {
      controls?.draw(into: &html)
    }
    switch cell.accessory {
    case .automatic, .none, .disclosure, .control: break
    case .checkmark(let isOn):
      html.element(.span, .class(isOn ? .mark : .unmarked)) { html in
        html.element(.span, .class(.hidden), text: part.words[isOn ? .selected : .notSelected])
      }
    case .detail(let link), .disclosureWithDetail(let link):
      html.element(.a, .class(.info), .href(Reference.text(of: link, from: part.path))) { html in
        html.element(.span, .class(.hidden), text: part.words(.moreAbout, cell.title))
      }
    case .sound(let sound):
      html.element(
        .a, .class(sound.isPlayed ? .play : .other),
        .href(Reference.text(of: sound.link, from: part.path)),
        sound.isPlayed ? Attribute("data-name", cell.title) : nil
      ) { html in
        html.text(part.words[.play])
        html.element(.span, .class(.hidden), text: " \(cell.title)")
      }
    }
  }

  /// Whether a control has words of its own, or comes and goes in its row.
  private func isApart(_ control: ControlOutline) -> Bool {
    control.label != nil || control.condition != nil
  }

  /// Draws the controls of the row in a group that has the row's title, each with its own words;
  /// those that come and go in one place all have the title, which is heard and not seen again.
  private func several(into html: inout HTMLWriter) {
    let isGroup = row.controls.contains { $0.label != nil }
    html.element(
      .span, .class(.several), isGroup ? Attribute("role", "group") : nil,
      isGroup ? .label(cell.title) : nil
    ) { html in
      for (number, control) in row.controls.enumerated() where part.draws(control.condition) {
        if number > 0 { html.literal(" ") }
        let controls = renderer(of: control)
        // The row itself says which element its first control is about.
        let element = number > 0 ? control.element : nil
        html.element(
          .span, .when(part, control.condition), .element(element, in: part),
          .blank(element, in: part)
        ) { html in
          if let label = control.label {
            controls.label(into: &html) { $0.text(label) }
            html.literal(" ")
          } else if control.condition != nil {
            html.withoutNoting { html in
              html.element(.span, .class(.hidden)) { html in
                controls.label(into: &html) { $0.text(cell.title) }
              }
            }
          }
          controls.draw(into: &html)
          if isApart(control) { controls.hint(into: &html) }
        }
      }
    }
  }
}
