/// A screen as values: every section, row and control, with nothing left to ask.
///
/// It is what a page is drawn from, whatever the types of the screen's sections, rows and model. It
/// is also what can be asked of any screen alike: where its rows lead, what its controls show.
public struct ScreenOutline: Hashable, Sendable {
  public let title: String
  public let introduction: String?
  public let columns: ColumnTitles
  public let tableStyle: TableStyle
  public let sectionLinks: SectionLinks
  public let isSearchable: Bool
  public let source: SourceFile?
  public internal(set) var sections: [SectionOutline]

  /// What makes the screen a form, if it is one.
  public internal(set) var form: FormOutline?

  /// What is wrong with the screen, a sentence each: what the compiler cannot see.
  public internal(set) var faults: [String] = []

  init(_ screen: some Screen, sections: [SectionOutline]) {
    title = screen.title
    introduction = screen.introduction
    columns = screen.columns
    tableStyle = screen.tableStyle
    sectionLinks = screen.sectionLinks
    isSearchable = screen.isSearchable
    source = screen.source
    self.sections = sections
  }

  /// Everything on the screen that leads to a page of the site: its words, and the page.
  public var links: [(title: String, path: SitePath)] {
    var links: [(String, Link?)] = []
    for section in sections {
      links += section.rows.flatMap { row in row.cell.links.map { (row.cell.title, $0) } }
      links += (section.notice?.actions ?? []).map { ($0.title, $0.link) }
    }
    if case .send(to: let link)? = form?.submission { links.append((title, link)) }
    return links.compactMap { title, link in
      if case .page(let path, _)? = link { (title, path) } else { nil }
    }
  }
}

extension Cell {
  /// Where the cell leads.
  ///
  /// One that is out of use leads nowhere by itself.
  var links: [Link?] {
    var links = [state == .disabled ? nil : opens]
    switch accessory {
    case .detail(let link), .disclosureWithDetail(let link): links.append(link)
    case .automatic, .none, .disclosure, .checkmark, .control: break
    }
    if case .prototype(let content) = style {
      for case .link(_, let link) in content.pieces { links.append(link) }
    }
    return links
  }
}
