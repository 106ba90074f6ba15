package import Markup
package import Records
package import Screens

/// How recordings look in their listing.
///
/// A row is lean, because it is written a million times: it says what it is about and where the
/// sound is, and loads nothing by itself.
package struct RecordingCells: RowCells {
  /// What is said of each recording.
  package enum Column: CaseIterable, Sendable {
    case number, sound, species, country, location, date, type, quality, recordist, licence
  }

  private let columns: [Column]
  private var legend = LicenceLegend()

  package var noun: RowNoun { .recording }
  package var plays: Bool { true }

  /// The cells of a collection of recordings, in which no column is empty.
  package init(of index: CollectionIndex) {
    columns = Column.allCases.filter { column in
      index.count == 0 || column.fields.isEmpty
        || column.fields.contains { index.hasValues(in: Int($0.rawValue)) }
    }
  }

  /// The cells of all columns.
  package init() { columns = Column.allCases }

  package func prepared(for rows: [TableRow]) -> RecordingCells {
    var cells = self
    cells.legend = LicenceLegend(rows)
    return cells
  }

  package func columns(besides facets: [Facet]) -> [Column] {
    let said = facets.map(\.name)
    return columns.filter { column in
      switch column {
      case .species: !said.contains(RecordingFacet.species.rawValue)
      case .country: !said.contains(RecordingFacet.country.rawValue)
      case .recordist: !said.contains(RecordingFacet.recordist.rawValue)
      case .quality: !said.contains(RecordingFacet.quality.rawValue)
      // A recording has other types than this one, and a day in its year.
      case .number, .sound, .location, .date, .type, .licence: true
      }
    }
  }

  package func header(of column: Column) -> String {
    switch column {
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

  package func width(of column: Column) -> ColumnWidth {
    switch column {
    case .quality: .short
    case .country, .date, .type, .recordist, .sound, .number: .medium
    case .species, .location, .licence: .long
    }
  }

  package func draw(
    _ column: Column, of row: TableRow, leadingTo page: SitePath?, into cell: inout CellWriter
  ) {
    let recording = RecordingView(row)
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
      if let page {
        cell.beginLink(to: page)
        cell.recordingNumber(row.number)
        cell.endLink()
      } else {
        cell.number(row.number, of: recording)
      }
    }
  }

  package func identify(_ row: TableRow, into identifier: inout CellWriter) {
    identifier.recordingNumber(row.number)
  }

  package func footnote(into note: inout CellWriter) { legend.draw(into: &note) }

  package func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    rows.draw(with: self, in: frame, into: &html)
  }
}

extension RowNoun {
  public static let recording = RowNoun(
    "recording", "recordings", placesTitle: "Where they were recorded",
    mapTitle: "Map of where the recordings were made")
}

extension RecordingCells.Column {
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
}

// MARK: - Species

extension RecordingCells {
  private func drawSpecies(of recording: RecordingView, into cell: inout CellWriter) {
    let hasCommon = !CellWriter.isBlank(.commonName, of: recording)
    let hasScientific =
      !CellWriter.isBlank(.genus, of: recording) || !CellWriter.isBlank(.species, of: recording)
    if hasCommon || !hasScientific { cell.field(.commonName, of: recording) }
    if hasCommon, hasScientific { cell.literal(" ") }
    if hasScientific { cell.scientificName(of: recording) }
  }
}

// MARK: - What leads elsewhere

extension RecordingCells {
  private func drawLicence(of recording: RecordingView, into cell: inout CellWriter) {
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
  private static func reasonForSilence(of recording: RecordingView) -> StaticString {
    if recording.isAbsent(.file) { return "Not given" }
    let isWithheld =
      CellWriter.isBlank(.file, of: recording)
      || recording[.file].elementsEqual("restricted_species".utf8)
    return isWithheld ? "Withheld" : "No web address"
  }

  /// A link to the sound, or why there is none.
  static func drawSound(of recording: RecordingView, into cell: inout CellWriter) {
    if !cell.play(recording) { cell.literal(reasonForSilence(of: recording)) }
    let hasLength = recording.withText(of: .length) { !$0.isEmpty }
    guard hasLength else { return }
    cell.literal(" ")
    cell.text(.length, of: recording)
  }
}
