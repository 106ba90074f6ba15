import Bytes
import Markup
package import Publishing
import Records
package import Rendering
import Screens
import Search
import Validation

/// A table as one page that has everything in it, for e-mail and for a folder.
extension TableSite {
  /// The most rows and bytes of such a page, which browsers can still show at once.
  package static let (maximumSingleRows, maximumSingleBytes) = (20_000, 20_000_000)

  package var rowCount: Int { catalogues.reduce(0) { $0 + $1.index.count } }

  /// Draws and validates the only table as a single-file page; throws ``PublishError`` if that has
  /// findings or its rows cannot be read again.
  ///
  /// It takes about five times the bytes of the page as memory; `file` is the name for findings.
  package func singleFile(
    theme: Theme, named file: String
  ) throws(PublishError) -> (page: [UInt8], report: PublishReport) {
    let catalogue = catalogues[0]
    let page = try PublishError.making(catalogue.pages[0].path) {
      try catalogue.singleFile(theme: theme)
    }
    var validator = PageValidator()
    var validation = SiteValidation()
    validation.add(validator.read(page, file: file), of: page)
    let findings = validation.findings()
    guard findings.isEmpty else { throw .invalid(findings) }
    var report = PublishReport()
    (report.pages, report.bytes) = (1, page.count)
    return (page, report)
  }
}

extension Catalogue {
  fileprivate func singleFile(theme: Theme) throws -> [UInt8] {
    let rows = try index.rows(in: 0..<index.count)
    let cells = TableCells(
      of: index, called: looks.noun, below: index.group, in: looks.home.folder,
      withRowPages: false, showingRemoteImages: extras.showsRemoteImages,
      and: index.files.map { ShownFiles($0, in: looks.home.folder) { "\($0)" } }, words)
    let data = try SingleFileData(of: self, rows, cells)
    var frame = PageFrame(site: title, language: words.language, words: words)
    frame.catalogue = CatalogueFrame(
      home: pages[0].path, logo: about.logo, leadingTo: [],
      foot: [
        CatalogueFrame.Section(title, about.description.map { [CatalogueFrame.Entry($0)] } ?? [])
      ]
        + about.sections(
          counted: looks.introduction ?? words.counted(index.count), in: words),
      note: about.footer)
    frame.single = SinglePage(
      theme, columns: cells.stylesheet, playing: index.hasSounds,
      withMap: index.placeColumns != nil, showingRemoteImages: extras.showsRemoteImages,
      in: frame.words
    ) { data.json(besides: $0) }
    var html = HTMLWriter()
    var notes: SearchNotes?
    try draw(pages[0], in: frame, into: &html, noting: &notes, [])
    return html.bytes
  }
}

/// The data block of a single-file page: the facts that its script cannot read in the cells.
private struct SingleFileData: Sendable {
  /// The columns by their places in the table, and the place of each among a row's cells on the page.
  private let columns: [(place: Int, cell: Int?)]
  private let rows: [TableRow]
  private let members: [(String, JSONText?)]

  /// The numbers of the rows, as text, where no column names them.
  private let numbers: [String]?

  init(of catalogue: Catalogue, _ rows: [TableRow], _ cells: TableCells) throws {
    let (index, words) = (catalogue.index, catalogue.words.plain)
    let shown = cells.shown.map(\.column)
    let places = index.detailed
    columns = places.map { place in (place, shown.firstIndex { $0 == place }) }
    self.rows = rows
    numbers = shown[0] == nil ? nil : rows.map { words.number(Int($0.number)) }
    let found = FoundColumns(of: index, in: words)
    guard let search = catalogue.search else { throw InputError("the catalogue has no search") }
    let codes = try search.codes(nil)
    let cellPlaces = found.places(of: search.schema).enumerated().map { place, column -> Int? in
      if let column { return places.firstIndex(of: column) }
      return place < found.columns.count ? places.count : nil
    }
    let located = index.placeColumns.map { columns in
      rows.reduce(into: SearchPlaces()) { $0.append($1.place(in: columns)) }
    }
    let (root, files) = search.schema.wholePage(
      of: rows.count, at: cellPlaces, codes: codes, places: located)
    members = [
      ("root", root), ("files", files), ("kinds", FoundLines.kinds(of: index)),
      ("lines", FoundLines.about(index, by: max(1, rows.count))),
    ]
  }

  /// The data, with the cells that a page does not show as the file of all rows has them.
  func json(besides page: [UInt8]) -> [UInt8] {
    let shown = ShownCells.texts(in: page)
    var lists = columns.map { place, cell in
      let values = rows.map { row in
        var cell: [UInt8] = []
        CSVText.write(row.text(of: place), into: &cell)
        return cell
      }
      guard let cell, shown.count == rows.count else {
        return JSONText.object([("others", .list(values.map(Self.text)))])
      }
      let others = values.enumerated().filter { row, value in shown[row][cell] != value }
      // A list is shorter where most of them are other than what is seen.
      let rest: JSONText =
        3 * others.count > 2 * values.count
        ? .list(values.map(Self.text))
        : .object(others.map { ("\($0.offset)", Self.text($0.element)) })
      return .object([("at", .number(cell)), ("others", rest)])
    }
    lists.append(
      .object([
        ("at", .number(0)), ("others", .list((numbers ?? []).map(JSONText.string))),
      ]))
    return JSONText.object(members + [("cells", .list(lists))]).bytes()
  }

  private static func text(_ cell: [UInt8]) -> JSONText {
    .string(String(decoding: cell, as: UTF8.self))
  }
}

/// The texts of a listing's cells as a script reads them, taken from the bytes of the page.
private enum ShownCells {
  /// The texts of all cells, row by row: those of elements within them, but for the button that shows the row.
  static func texts(in page: [UInt8]) -> [[[UInt8]]] {
    var rows: [[[UInt8]]] = []
    var text: [UInt8] = []
    var isInCell = false
    var isSkipped = false
    var place = 0
    while place < page.count {
      let byte = page[place]
      if byte == UInt8(ascii: "<") {
        let end = page[place...].firstIndex(of: UInt8(ascii: ">")) ?? page.count - 1
        let tag = page[place...end]
        if tag.elementsEqual(row) || tag.elementsEqual(cell) && !rows.isEmpty {
          if tag.count == row.count { rows.append([]) }
          (isInCell, isSkipped, text) = (true, false, [])
        } else if isInCell, tag.elementsEqual(rowEnd) || tag.elementsEqual(cellEnd) {
          rows[rows.count - 1].append(text)
          isInCell = false
        } else if tag.elementsEqual(details) {
          isSkipped = true
        }
        place = end + 1
      } else if isInCell, !isSkipped {
        let isReference = byte == UInt8(ascii: "&")
        let known = isReference ? references.first { page[place...].starts(with: $0.0) } : nil
        text.append(known?.1 ?? byte)
        place += known?.0.count ?? 1
      } else {
        place += 1
      }
    }
    return rows
  }

  private static let (row, rowEnd) = (Array("<th scope=\"row\">".utf8), Array("</th>".utf8))
  private static let (cell, cellEnd) = (Array("<td>".utf8), Array("</td>".utf8))
  private static let details = Array("<details>".utf8)
  private static let references: [([UInt8], UInt8)] = [
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&lt;".utf8), UInt8(ascii: "<")),
    (Array("&gt;".utf8), UInt8(ascii: ">")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
  ]
}
