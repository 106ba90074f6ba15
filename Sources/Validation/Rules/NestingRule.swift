/// The rule that elements are where the table of elements allows them.
struct NestingRule {
  /// The allowed content of an element, and the elements that it and its ancestors forbid.
  typealias Content = (children: ElementSet, bars: Groups, mayHoldText: Bool)

  /// Returns the allowed content of a plain element without attributes, if it is in a valid place;
  /// if not, ``open(_:_:)`` has to check it.
  @inline(__always)
  func place(of page: Page, _ facts: Vocabulary.Facts) -> Content? {
    guard let parent = page.open.last, parent.children.contains(page.name),
      facts.groups.isDisjoint(with: parent.bars)
    else { return nil }
    return (facts.children, facts.bars.union(parent.bars), facts.mayHoldText)
  }

  /// Checks the current element against its parent and ancestors.
  func open(_ page: inout Page, _ facts: Vocabulary.Facts) -> Content {
    guard let parent = page.open.last else {
      if page.name != .html, page.name != .unknown {
        page.report(.nesting, "<\(page.name.text)> is outermost: put the page in <html>")
      }
      return (facts.children, facts.bars, facts.mayHoldText)
    }
    if !parent.children.contains(page.name) { reportMisplaced(&page, in: parent) }
    let groups = groups(of: page, facts.groups)
    if !groups.isDisjoint(with: parent.bars) { reportBarred(&page, groups) }
    if facts.traits.contains(.first), parent.flags.contains(.hasElements) {
      page.report(
        .nesting,
        "<\(page.name.text)> comes after others in <\(parent.name.text)>: put it first")
    }
    if parent.name == .picture { checkPicture(&page, in: parent) }
    // A div in a dl groups its terms.
    if page.name == .div, parent.name == .dl {
      return ([.dt, .dd, .script, .template, .unknown], parent.bars, false)
    }
    if facts.isTransparent {
      return (
        facts.children.union(parent.children), facts.bars.union(parent.bars),
        parent.flags.contains(.mayHoldText)
      )
    }
    return (facts.children, facts.bars.union(parent.bars), facts.mayHoldText)
  }

  /// Checks what is in a `picture`: sources that name pictures, and one `img` after them.
  private func checkPicture(_ page: inout Page, in parent: OpenElement) {
    let isSource = page.name == .source
    if parent.flags.contains(.hasPicture), isSource || page.name == .img {
      page.report(
        .nesting,
        isSource
          ? "<source> comes after <img> in <picture>: put it first"
          : "<img> is the second in <picture>: write one, after the sources")
    }
    guard isSource else { return }
    if !page.has(.srcset) {
      page.report(
        .requiredAttribute, "<source> in <picture> has no srcset: say which pictures")
    }
    if page.has(.src) {
      page.report(.allowedAttribute, "src does not belong on <source> in <picture>: write srcset")
    }
  }

  func closePicture(_ page: inout Page, _ picture: OpenElement) {
    guard !picture.flags.contains(.hasPicture) else { return }
    page.report(.nesting, "<picture> has no <img>: browsers show only that; write one at its end")
  }

  /// Some elements are interactive only with a certain attribute.
  private func groups(of page: Page, _ groups: Groups) -> Groups {
    switch page.name {
    case .input where !page.value(of: .type, is: "hidden"): return groups.union([.interactive])
    case .audio, .video: return page.has(.controls) ? groups.union([.interactive]) : groups
    case .img where page.has(.usemap): return groups.union([.interactive])
    default: return page.has(.tabindex) ? groups.union([.interactive]) : groups
    }
  }

  private func reportMisplaced(_ page: inout Page, in parent: OpenElement) {
    let child = page.name.text
    if parent.name == .div, !parent.flags.contains(.mayHoldText) {
      page.report(
        .nesting,
        "<\(child)> does not belong in a <div> of a <dl>: such a <div> holds <dt> and <dd> only; "
          + "move it out")
      return
    }
    // A transparent parent has its own parent's content.
    var holder = parent
    for element in page.open.reversed() {
      holder = element
      guard model(of: element.name)?.facts.isTransparent == true else { break }
    }
    let homes = homes(of: page.name)
    let mend =
      homes.isEmpty ? "move it out" : "put it in \(ElementModel.list(homes, joinedBy: "or"))"
    let content = model(of: holder.name)?.contentInWords ?? ""
    page.report(
      .nesting,
      "<\(child)> does not belong in <\(parent.name.text)>: <\(holder.name.text)> \(content); \(mend)"
    )
  }

  private func reportBarred(_ page: inout Page, _ groups: Groups) {
    guard
      let bar = page.open.last(where: { element in
        !(model(of: element.name)?.facts.bars ?? []).isDisjoint(with: groups)
      })
    else { return }
    page.report(
      .nesting,
      "<\(page.name.text)> is inside <\(bar.name.text)>, which may not contain it at any depth: "
        + "move it out")
  }

  /// The few elements that may have this one, if it is of the kind that has few.
  private func homes(of name: ElementName) -> [ElementName] {
    guard model(of: name)?.categories.isEmpty == true else { return [] }
    return Vocabulary.shared.elements.filter { $0.content.elements.contains(name) }
      .flatMap(\.names)
  }

  private func model(of name: ElementName) -> ElementModel? {
    Vocabulary.shared.elements.first { $0.names.contains(name) }
  }
}
