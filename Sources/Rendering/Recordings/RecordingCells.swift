package import Markup
package import Records
import Screens

/// How recordings look in their listing.
///
/// A row is lean, because it is written a million times: it says what it is about and where the
/// sound is, and loads nothing by itself.
package struct RecordingCells: Sendable {
  /// What is said of each recording.
  package enum Column: CaseIterable, Sendable {
    case number, sound, species, country, location, date, type, quality, recordist, licence
  }

  fileprivate let columns: [Column]

  /// The cells of a collection of recordings, in which no column is empty.
  package init(of index: CollectionIndex) {
    columns = Column.allCases.filter { column in
      index.count == 0 || column.fields.isEmpty
        || column.fields.contains { index.hasValues(in: Int($0.rawValue)) }
    }
  }

  /// Draws a page.
  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(RecordingListing(rows, self), at: rows.place).draw(in: frame, into: &html)
  }
}

extension RowNoun {
  public static let recording = RowNoun(
    "recording", "recordings", placesTitle: "Where they were recorded",
    mapTitle: "Map of where the recordings were made")
}

extension RecordingCells.Column {
  package var title: String {
    switch self {
    case .species: "Species"
    case .country: "Country"
    case .location: "Place"
    case .date: "Date"
    case .type: "Type"
    case .quality: "Quality"
    case .recordist: "Recordist"
    case .licence: "Licence"
    case .sound: "Sound"
    case .number: "Recording"
    }
  }

  package var width: ColumnWidth {
    switch self {
    case .quality: .short
    case .country, .date, .type, .recordist, .sound, .number: .medium
    case .species, .location, .licence: .long
    }
  }

  /// What is said in the column; nothing where it is known of every recording.
  fileprivate var fields: [RecordingField] {
    switch self {
    case .number: []
    case .sound: [.file, .length]
    case .species: [.commonName, .genus, .species]
    case .country: [.country]
    case .location: [.location]
    case .date: [.date]
    case .type: [.type]
    case .quality: [.quality]
    case .recordist: [.recordist]
    case .licence: [.licence]
    }
  }

  /// The facet whose heading says the same.
  ///
  /// A recording has other types than the one that it is listed under, and a day in its year.
  fileprivate var facet: RecordingFacet? {
    switch self {
    case .species: .species
    case .country: .country
    case .recordist: .recordist
    case .quality: .quality
    case .number, .sound, .location, .date, .type, .licence: nil
    }
  }
}

/// One page of the listing of recordings.
struct RecordingListing: CollectionListing {
  let rows: ListedRows
  let state: ListState<ListedRow>
  let columns: [RecordingCells.Column]
  private let legend: LicenceLegend

  fileprivate init(_ rows: ListedRows, _ cells: RecordingCells) {
    self.rows = rows
    state = rows.state
    let said = [rows.group, rows.common].compactMap(\.?.name)
    columns = cells.columns.filter { column in
      column.facet.map { !said.contains($0.rawValue) } ?? true
    }
    legend = LicenceLegend(rows.rows)
  }

  var rowNoun: RowNoun { .recording }
  var plays: Bool { true }
  func header(of column: RecordingCells.Column) -> String { column.title }
  func width(of column: RecordingCells.Column) -> ColumnWidth { column.width }

  func draw(_ column: RecordingCells.Column, of item: ListedRow, into cell: inout CellWriter) {
    let recording = item.row
    switch column {
    case .species: drawSpecies(of: recording, into: &cell)
    case .country: cell.field(.country, of: recording)
    case .location: cell.field(.location, of: recording)
    case .date: cell.field(.date, of: recording)
    case .type: cell.field(.type, of: recording)
    case .quality: cell.field(.quality, of: recording)
    case .recordist: cell.field(.recordist, of: recording)
    case .licence: drawLicence(of: recording, into: &cell)
    case .sound: Self.drawSound(of: recording, into: &cell)
    case .number:
      if let page = item.page {
        cell.beginLink(to: page)
        cell.recordingNumber(recording.number)
        cell.endLink()
      } else {
        cell.number(of: recording)
      }
    }
  }

  func identify(_ item: ListedRow, into identifier: inout CellWriter) {
    identifier.recordingNumber(item.row.number)
  }

  func footnote(into note: inout CellWriter) { legend.draw(into: &note) }
}

// MARK: - Species

extension RecordingListing {
  private func drawSpecies(of recording: TableRow, into cell: inout CellWriter) {
    let hasCommon = !CellWriter.isBlank(.commonName, of: recording)
    let hasScientific = CellWriter.hasScientificName(recording)
    if hasCommon || !hasScientific { cell.field(.commonName, of: recording) }
    if hasCommon, hasScientific { cell.literal(" ") }
    if hasScientific { cell.scientificName(of: recording) }
  }
}

// MARK: - What leads elsewhere

extension RecordingListing {
  private func drawLicence(of recording: TableRow, into cell: inout CellWriter) {
    let text = recording[.licence]
    if let licence = legend.licence(text) {
      cell.text(utf8: licence.name[...])
    } else if let address = WebAddress(text) {
      cell.link(utf8: address.bytes, to: address)
    } else {
      cell.field(text)
    }
  }

  /// Why there is nothing to play.
  ///
  /// The API says of a sound that its recordist withholds, or that could lead to a species that is
  /// persecuted, that it is null, blank or restricted.
  private static func reasonForSilence(of recording: TableRow) -> StaticString {
    if recording.isAbsent(.file) { return "Not given" }
    let isWithheld =
      CellWriter.isBlank(.file, of: recording)
      || recording[.file].elementsEqual("restricted_species".utf8)
    return isWithheld ? "Withheld" : "No web address"
  }

  /// A link to the sound, or why there is none.
  static func drawSound(of recording: TableRow, into cell: inout CellWriter) {
    if !cell.play(recording) { cell.literal(reasonForSilence(of: recording)) }
    let hasLength = recording.withText(of: .length) { !$0.isEmpty }
    guard hasLength else { return }
    cell.literal(" ")
    cell.text(.length, of: recording)
  }
}
