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

  /// Every row that leads to a page of the site, and the page.
  public var links: [(title: String, path: SitePath)] {
    sections.flatMap(\.rows).flatMap(\.cell.pages)
  }
}

extension Cell {
  /// The pages of the site that the cell leads to.
  fileprivate var pages: [(title: String, path: SitePath)] {
    var links = [opens]
    switch accessory {
    case .detail(let link), .disclosureWithDetail(let link): links.append(link)
    case .automatic, .none, .disclosure, .checkmark, .control: break
    }
    if case .prototype(let content) = style {
      for case .link(_, let link) in content.pieces { links.append(link) }
    }
    return links.compactMap { link in
      if case .page(let path, _)? = link { (title, path) } else { nil }
    }
  }
}
