import Bytes
package import Catalogues
package import Markup
public import Publishing
package import Records
package import Rendering
package import Screens
package import Search
import ToolCommands

package struct RecordingKind: CatalogueKind {
  package let index: CollectionIndex
  package let looks: CatalogueLooks
  private let cells: RecordingCells
  private let found: FoundTexts
  package let extras: CatalogueExtras

  package init(_ index: CollectionIndex, with extras: CatalogueExtras = CatalogueExtras()) {
    self.index = index
    self.extras = extras
    cells = RecordingCells(of: index, withRowPages: extras.hasRowPages)
    found = FoundTexts(of: index)
    func facets(_ some: [RecordingFacet]) -> [Facet] {
      some.map(\.facet).filter(index.facets.contains)
    }
    var looks = CatalogueLooks(
      noun: .recording, words: .english, years: "Recorded in", listTitle: "All recordings",
      addresses: RowAddresses(of: index, in: "recordings"))
    looks.totals = facets([.species, .country, .recordist, .year])
    looks.tables = facets([.year, .country, .quality, .type])
    looks.featured = facets([.year, .quality])
    looks.explores = extras.hasSearch
    looks.orders = RecordingOrders(of: index).names
    looks.numberPrefix = "xc"
    looks.files = [.player, .rows] + cells.stylesheets
    self.looks = looks
  }

  package func details(on pages: Pagination) -> RowDetails {
    .recordings(
      showingRemoteImages: extras.showsRemoteImages,
      section: SpeciesSections(of: index, on: pages).link)
  }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    cells.draw(rows, in: frame, into: &html)
  }

  package func export(
    _ rows: [TableRow], as form: ExportForm, _ part: ExportPart, into bytes: inout [UInt8]
  ) {
    form.write(rows, as: part, into: &bytes)
  }

  package func search(of pages: Pagination, browsing links: [PageLink]) -> PublicationSearch {
    .recordings(index, pages, showing: cells, withRowPages: extras.hasRowPages, browsing: links)
  }

  package func query(for value: String, of facet: Facet) -> Reference.Query {
    switch RecordingFacet(rawValue: facet.name) {
    case .year: (RecordingOrders.dayName, PageWords.english(.range, value, value))
    default: (FoundColumns.name(of: facet.singular), value)
    }
  }

  package func note(_ rows: [TableRow], on page: ListPage, in notes: inout SearchNotes) {
    for row in rows { notes.add(row, found) }
  }
}

/// The first recording of each species in the listing, by its scientific name.
private struct SpeciesSections: Sendable {
  private let groups: [[UInt8]: FacetValue]
  private let recordings: Pagination

  /// Notes the species of a catalogue; none if it is in order of something else.
  init(of index: CollectionIndex, on recordings: Pagination) {
    self.recordings = recordings
    guard index.group == RecordingFacet.species.facet else {
      groups = [:]
      return
    }
    groups = Dictionary(
      index.groups.filter { !$0.subtitle.isEmpty && !$0.isUnknown }.map {
        (Self.key($0.subtitle.utf8), $0)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A link to where a species begins; `nil` if it has no section.
  @Sendable func link(to name: ArraySlice<UInt8>) -> Link? {
    guard let group = groups[Self.key(name)] else { return nil }
    return .page(recordings.page(holding: group.first).path, fragment: group.anchor)
  }

  /// A name in small letters, with one space between its words.
  private static func key(_ name: some Sequence<UInt8>) -> [UInt8] {
    let words = name.split(separator: UInt8(ascii: " "))
    return words.joined(separator: [UInt8(ascii: " ")]).map(ASCII.lowercased)
  }
}

extension DataFolder {
  /// Reads recordings in the format of xeno-canto's API, in the order of the catalogue.
  ///
  /// - Throws: ``SiteFault``; also if a recording is invalid, since a site's own data must be
  ///   valid.
  public func recordings(in name: String) throws(SiteFault) -> [Recording] {
    try rows(in: name, of: .recordings()).map { Recording($0) }
  }
}
