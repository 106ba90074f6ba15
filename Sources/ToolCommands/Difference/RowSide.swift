import Bytes
import Files
import Validation

/// The rows of a page, or of a list's pages, in one of two builds.
final class RowSide {
  private let build: SiteBuild
  private let reader: OutlineReader
  private let shared: Set<String>?

  /// The pages that were read, in order.
  let pages: [FilePath]
  private(set) var rows: [RowKey] = []

  /// The sections in order, each once, even if it continues on further pages.
  private(set) var sections: [PageOutline.Section] = []

  /// The place of each section, by its identifier and by its name.
  private var placesByID: [KeyedHash: Int] = [:]
  private var placesByName: [KeyedHash: Int] = [:]

  /// The title of the first page.
  private(set) var title = ""
  private(set) var introduction = ""
  private(set) var columns: [String] = []
  private(set) var isRecord = false

  /// The first page that could not be read to its end, and why.
  private(set) var fault: (page: FilePath, words: String)?

  /// The page that was read last: rows are requested in order.
  private var last: (page: Int, outline: PageOutline)?

  /// Reads pages, whose rows are compared by the shared columns: by all, if these are `nil`.
  init(
    _ pages: [FilePath], of build: SiteBuild, with reader: OutlineReader,
    among shared: Set<String>? = nil
  ) throws(FileError) {
    self.build = build
    self.pages = pages
    self.reader = reader
    self.shared = shared
    for (number, page) in pages.enumerated() {
      let outline = try build.outline(of: page, with: reader)
      if let words = outline.fault, fault == nil { fault = (page, words) }
      add(outline, number)
      // Of several, only what was read last is kept: a list may have any number of pages.
      last = (number, outline)
    }
  }

  private func add(_ outline: PageOutline, _ number: Int) {
    if number == 0 { (title, introduction) = (outline.title, outline.introduction) }
    if columns.isEmpty { columns = outline.columns }
    isRecord = isRecord || outline.isRecord
    let places = outline.sections.map { place(of: $0) }
    for (place, row) in outline.rows.enumerated() {
      var cells = row.cells
      if let shared, cells.count == outline.columns.count {
        cells = zip(cells, outline.columns).filter { shared.contains($1) }.map(\.0)
      }
      rows.append(RowKey(row, cells, section: places[row.section], page: number, place: place))
    }
  }

  private func place(of section: PageOutline.Section) -> Int {
    let (id, name) = (KeyedHash(section.id), KeyedHash(section.name))
    if let known = section.id.isEmpty ? placesByName[name] : placesByID[id] { return known }
    placesByID[id] = sections.count
    // Where it goes on, on the next page, its header has its name and no identifier.
    placesByName[name] = sections.count
    sections.append(section)
    return sections.count - 1
  }

  /// Returns the index of another side's section, by identifier, or by name if one lacks it.
  func place(like section: PageOutline.Section) -> Int? {
    if !section.id.isEmpty, let place = placesByID[KeyedHash(section.id)] { return place }
    guard let place = placesByName[KeyedHash(section.name)] else { return nil }
    return section.id.isEmpty || sections[place].id.isEmpty ? place : nil
  }

  func row(_ place: Int) throws(FileError) -> PageOutline.Row {
    let key = rows[place]
    let number = Int(key.page)
    let outline: PageOutline
    if let last, last.page == number {
      outline = last.outline
    } else {
      outline = try build.outline(of: pages[number], with: reader)
      last = (number, outline)
    }
    return outline.rows[Int(key.place)]
  }

  func words(ofRow place: Int) throws(FileError) -> [Substring] {
    try row(place).cells.flatMap { $0.split(separator: " ") }
  }

  /// The heading of the section that a row is in.
  func sectionName(ofRow place: Int) -> String { sections[Int(rows[place].section)].name }
}
