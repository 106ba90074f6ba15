import Bytes
import Records
import Rendering
import Screens
import Search

extension CatalogueLooks {
  /// How recordings look.
  static func recordings(
    _ index: CollectionIndex, by pageSize: Int, _ extras: CatalogueExtras
  ) -> CatalogueLooks {
    let cells = RecordingCells(of: index, withRowPages: extras.hasRowPages)
    let pages = Pagination(of: index.count, by: pageSize, in: "recordings")
    let found = FoundTexts(of: index)
    let sections = SpeciesSections(of: index, on: pages)
    func facets(_ some: [RecordingFacet]) -> [Facet] {
      some.map(\.facet).filter(index.facets.contains)
    }
    var looks = CatalogueLooks(
      noun: .recording, words: .english, years: "Recorded in", listTitle: "All recordings",
      addresses: RowAddresses(folder: "recordings", prefix: "XC"),
      draw: { cells.draw($0, in: $1, into: &$2) },
      details: .recordings(
        showingRemoteImages: extras.showsRemoteImages, section: sections.link),
      export: { $0.write($1, as: $2, into: &$3) },
      search: {
        .recordings(
          index, $0, showing: cells, withRowPages: extras.hasRowPages, browsing: $1)
      },
      query: { value, facet in
        switch RecordingFacet(rawValue: facet.name) {
        case .year: (RecordingOrders.dayName, PageWords.english(.range, value, value))
        default: (FoundColumns.name(of: facet.singular), value)
        }
      },
      note: { row, position, _, notes in notes.add(row, at: position, found) })
    looks.totals = facets([.species, .country, .recordist, .year])
    looks.tables = facets([.year, .country, .quality, .type])
    looks.featured = facets([.year, .quality])
    looks.explores = extras.hasSearch
    looks.orders = RecordingOrders(of: index).names
    looks.numberPrefix = "xc"
    looks.files = [.player, .rows] + cells.stylesheets
    return looks
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
