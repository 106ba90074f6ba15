import Bytes
import Catalogues
import Publishing
import Records
import Rendering
import Screens
import Search

/// The columns of recordings as their search has them.
enum RecordingSearchColumn: Int, CaseIterable {
  case number, sound, commonName, scientificName, country, location, date, type, quality, recordist
  case licence, length, subspecies, remarks

  /// The field of the table that it is, the first where it is made of several.
  var field: RecordingField {
    switch self {
    case .number: .id
    case .sound: .file
    case .commonName: .commonName
    case .scientificName: .genus
    case .country: .country
    case .location: .location
    case .date: .date
    case .type: .type
    case .quality: .quality
    case .recordist: .recordist
    case .licence: .licence
    case .length: .length
    case .subspecies: .subspecies
    case .remarks: .remarks
    }
  }

  /// Creates the column that corresponds to one of the listing, by its first field.
  init(_ column: RecordingCells.Column) {
    self = Self.allCases.first { $0.field == column.fields.first } ?? .number
  }

  /// The facet of a collection whose values it has.
  func facet(in index: CollectionIndex) -> Facet? {
    RecordingFacet.allCases.lazy.filter { $0 != .year }.map(\.facet).first { facet in
      facet.columns.last == field.place && index.facets.contains(facet)
    }
  }

  /// Its title, and its name in addresses.
  var title: String { column(filter: nil).title }
  var name: String { FoundColumns.name(of: title) }

  /// The column of a collection's search; species and recordists are chosen from where there are
  /// few.
  func column(of index: CollectionIndex) -> SearchColumn {
    let values = facet(in: index).map { index.values(of: $0).count }
    let filter: SearchFilter? =
      switch (self, values) {
      case (.country, _?): .values
      case (.type, _?): .pieces
      case (.quality, _?), (.licence, _): .codes
      case (.commonName, let count?), (.recordist, let count?):
        count <= CollectionIndex.maximumChoices ? .codes : nil
      default: nil
      }
    return column(filter: filter)
  }

  private func column(filter: SearchFilter?) -> SearchColumn {
    func column(
      _ title: String, _ tier: SearchTier?, _ storage: SearchColumn.Storage,
      shown display: SearchColumn.Display = .value, in language: String = ""
    ) -> SearchColumn {
      SearchColumn(
        FoundColumns.name(of: title), titled: title, tier: tier, stored: storage, shown: display,
        in: language, filter: filter)
    }
    return switch self {
    case .number: column("Recording", .name, .number, shown: .title(prefix: "XC"))
    case .sound: column("Sound", nil, .pattern, shown: .sound)
    case .commonName: column("Species", .name, .repeated)
    case .scientificName: column("Scientific name", .name, .repeated, shown: .joined, in: "la")
    case .country: column("Country", .place, .repeated)
    case .location: column("Place", .place, .shared)
    case .date: column("Date", .remark, .date)
    case .type: column("Type", .attribute, .repeated)
    case .quality: column("Quality", nil, .repeated)
    case .recordist: column("Recordist", .attribute, .shared)
    case .licence: column("Licence", nil, .repeated)
    case .length: column("Length", nil, .repeated)
    case .subspecies: column("Subspecies", .name, .none)
    case .remarks: column("Remarks", .remark, .none)
    }
  }
}

extension PublicationSearch {
  /// Creates the search of a catalogue of recordings, whose listing shows the results.
  static func recordings(
    _ index: CollectionIndex, _ pages: Pagination, showing cells: RecordingCells,
    withRowPages hasRowPages: Bool, browsing: [PageLink]
  ) -> PublicationSearch {
    func cell(of column: RecordingCells.Column) -> SearchListing.Cell {
      let next: RecordingSearchColumn? =
        switch column {
        case .sound: .length
        case .species: .scientificName
        default: nil
        }
      return SearchListing.Cell(
        of: RecordingSearchColumn(column).rawValue, and: next?.rawValue,
        as: column == .sound ? "sound" : nil)
    }
    let group = RecordingCells.Column.allCases.first {
      $0.facet != nil && $0.facet?.facet == index.group
    }
    let orders = RecordingOrders(of: index)
    let schema = SearchSchema(
      RecordingSearchColumn.allCases.map { $0.column(of: index) },
      at: .list(pages, anchoredBy: index.anchorPrefix), numberPrefix: "xc", orders: orders.orders,
      ranges: [orders.years].compactMap(\.self),
      listing: SearchListing(
        cells.columns(besides: [index.group]).map(cell), below: group.map(cell),
        rowPages: hasRowPages ? SearchPage.path.reference(to: pages.folder) : nil,
        sayingMissing: true, takenAsShown: true),
      hasPlaces: index.placeColumns != nil)
    let names = RecordingOrders.earlier.map { "\($0)=\($1)" }.joined(separator: "&")
    let page = SearchPage(
      saying: "Search by species, place, recordist, sound type, remarks, number or date. Results "
        + "match all words (up to eight). \(PageWords.english[.searchSyntax])",
      as: .listing(pages[0].path, renaming: names), playing: true,
      withMap: schema.hasPlaces, browsing: browsing)
    return PublicationSearch(schema: schema, page: page) { search in
      search.map(orders.codes) ?? { _ in OrderCodes(LargeArray(), upTo: 0) }
    }
  }
}

/// The texts that recordings are found by.
struct FoundTexts: Sendable {
  fileprivate let texts: [Text]

  /// The columns with the coordinates of a recording.
  fileprivate let located: (latitude: Int, longitude: Int)?

  /// A column, the one or two fields that it is made of, and the numbers of their values.
  fileprivate struct Text: Sendable {
    let column: RecordingSearchColumn
    let numbers: PackedNumbers?
  }

  init(of index: CollectionIndex) {
    located = index.placeColumns
    // What says most of a recording comes first.
    let columns: [RecordingSearchColumn] = [
      .commonName, .scientificName, .subspecies, .country, .location, .type, .recordist, .date,
      .quality, .length, .licence,
    ]
    texts = columns.map { column in
      let fields: [RecordingField] =
        switch column {
        case .commonName, .scientificName: [.genus, .species, .commonName]
        default: [column.field]
        }
      return Text(column: column, numbers: index.valueNumbers(of: fields.map(\.place)))
    }
  }
}

extension SearchNotes {
  mutating func add(_ recording: TableRow, _ found: FoundTexts) {
    begin(number: recording.number)
    if let located = found.located { add(place: recording.place(in: located)) }
    let (texts, position) = (found.texts.span, recording.position)
    for place in texts.indices {
      let column = texts[place].column.rawValue
      let value = texts[place].numbers?[position]
      if let value, repeats(value, in: column) { continue }
      addParts(of: texts[place].column, recording)
      finish(column, numbered: value)
    }
    recording.withText(of: .remarks) { add($0, in: RecordingSearchColumn.remarks.rawValue) }
    let isNoted = recording.withText(of: .file) { file in
      guard WebAddress.plainStart(in: file) == "https://".utf8.count else { return false }
      add(file, in: RecordingSearchColumn.sound.rawValue)
      return true
    }
    guard !isNoted else { return }
    let sound =
      WebAddress(recording[.file])?.bytes
      ?? Array(RecordingCells.reasonForSilence(of: recording).description.utf8)[...]
    add(sound.span, in: RecordingSearchColumn.sound.rawValue)
  }

  /// Adds the text of a recording in a column; a species without a common name has its scientific
  /// one.
  private mutating func addParts(of column: RecordingSearchColumn, _ recording: TableRow) {
    func part(_ field: RecordingField) { recording.withShownText(of: field) { self.part($0) } }
    let hasCommonName = !recording.withText(of: .commonName, Blank.isBlank)
    switch column {
    case .commonName where hasCommonName: part(.commonName)
    case .scientificName where !hasCommonName: break
    case .commonName, .scientificName:
      part(.genus)
      part(.species)
    case .licence:
      let text = recording[.licence]
      if let name = Licence(text)?.name ?? WebAddress(text).map({ Array($0.bytes) }) {
        self.part(name.span)
      } else {
        part(.licence)
      }
    default: part(column.field)
    }
  }
}
