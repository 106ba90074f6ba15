/// A screen as values: every section, row and control.
///
/// Pages are drawn from it, whatever the types of the screen's sections, rows and model. It also
/// answers questions about any screen: the links of its rows, the values of its controls.
public struct ScreenOutline: Hashable, Sendable {
  package let title: String
  package let introduction: String?
  package let columns: ColumnTitles
  package let tableStyle: TableStyle
  package let sectionLinks: SectionLinks
  package let isSearchable: Bool
  package let source: SourceFile?
  package internal(set) var sections: [SectionOutline]

  /// The texts and pictures below the last section.
  package let closing: [Block]

  package internal(set) var form: FormOutline?

  /// The mistakes in the screen that the compiler cannot find, a sentence each.
  package internal(set) var faults: [String] = []

  init(_ screen: some Screen, sections: [SectionOutline]) {
    title = screen.title
    introduction = screen.introduction
    columns = screen.columns
    tableStyle = screen.tableStyle
    sectionLinks = screen.sectionLinks
    isSearchable = screen.isSearchable
    source = screen.source
    closing = screen.closing
    self.sections = sections
  }

  /// Whether a row's value is chosen on a page of its own.
  package var hasLists: Bool { sections.contains { $0.rows.contains { $0.list != nil } } }

  /// All texts and pictures, in order.
  package var blocks: [Block] { sections.flatMap(\.blocks) + closing }

  /// Whether rows can be put in order.
  package var hasOrders: Bool { sections.flatMap(\.controls).contains { $0.order != nil } }

  /// Every link of the screen to a page of the site: its text, and the page.
  package var links: [(title: String, path: SitePath)] {
    allLinks.compactMap { title, link in
      if case .page(let path, _) = link { (title, path) } else { nil }
    }
  }

  /// Everything on the screen that leads somewhere: its words, and where.
  var allLinks: [(title: String, link: Link)] {
    var links: [(title: String, link: Link)] = []
    for section in sections {
      for row in section.rows {
        links += (row.cell.links + (row.list.map { [.page($0, fragment: nil)] } ?? []))
          .map { (row.cell.title, $0) }
      }
      for action in section.notice?.actions ?? [] {
        if let link = action.link { links.append((action.title, link)) }
      }
    }
    switch form?.submission {
    case .send(to: let link)?: links.append((title, link))
    case .choice(of: _, backTo: let path)?: links.append((title, .page(path, fragment: nil)))
    case .confirmation?, .some(.none), nil: break
    }
    return links
  }
}

extension Cell {
  /// The links of the cell; a disabled one has no link of its own.
  fileprivate var links: [Link] {
    var links: [Link] = []
    if state != .disabled, let opens { links.append(opens) }
    if case .share(let link?)? = does { links.append(link) }
    switch accessory {
    case .detail(let link), .disclosureWithDetail(let link): links.append(link)
    case .automatic, .none, .disclosure, .checkmark, .sound, .control: break
    }
    if case .prototype(let content) = style {
      for case .link(_, let link) in content.pieces { links.append(link) }
    }
    return links
  }
}

extension Screen {
  public var outline: ScreenOutline {
    var outline = ScreenOutline(
      self,
      sections: sections.map { section in
        let rows = rows(in: section).map { row in
          RowOutline(cell(for: row), identifier: identifier(of: row))
        }
        return SectionOutline(section, of: self, rows: rows)
      })
    outline.faults = outline.ownFaults
    return outline
  }
}

extension Form {
  public var outline: ScreenOutline { FormReader(self).outline() }
}

/// A file of the site that a row or a figure shows or plays, which the site may lack.
package struct ShownFile: Sendable {
  package let path: SitePath

  /// The figure that shows it, if it is one.
  package var figure: Figure?

  /// The error if it is missing.
  package let fault: String
}

extension ScreenOutline {
  /// The files that rows and figures show or play.
  package var shownFiles: [ShownFile] {
    var files: [ShownFile] = []
    func add(_ path: SitePath, _ does: String, in figure: Figure? = nil) {
      files.append(
        ShownFile(
          path: path, figure: figure,
          fault: "\(does) \"\(path)\", which is not a file of the site. Add it to the site's "
            + "files, or fix the path."))
    }
    for row in sections.flatMap(\.rows) {
      let name = "row \"\(row.cell.title)\""
      if case .image(let path)? = row.cell.picture { add(path, "\(name) shows the image") }
      if case .sound(.file(let path)) = row.cell.accessory { add(path, "\(name) plays") }
    }
    for figure in blocks.compactMap(\.figure) {
      for path in [figure.file, figure.dark].compactMap(\.self) {
        add(path, "a figure shows", in: figure)
      }
    }
    return files
  }
}
