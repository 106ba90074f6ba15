import Bytes
import Catalogues
import Markup
import Records
public import Rendering
import Screens

/// The cells of recordings in their listing.
///
/// A row is short, because it is written a million times: it has the subject and the link to the
/// sound, and loads nothing itself.
struct RecordingCells: Sendable {
  /// A column of the listing, by its title.
  enum Column: String, CaseIterable, Sendable {
    case number = "Recording"
    case sound = "Sound"
    case species = "Species"
    case country = "Country"
    case location = "Place"
    case date = "Date"
    case type = "Type"
    case quality = "Quality"
    case recordist = "Recordist"
    case licence = "Licence"
  }

  private let columns: [Column]

  /// The stylesheets with the widths of the columns, and their titles on a phone: of the listing,
  /// and of the lists of facets.
  private(set) var stylesheets: [SiteFile] = []

  /// The cells of a collection of recordings, in which no column is empty.
  init(of index: CollectionIndex, withRowPages hasRowPages: Bool) {
    columns = Column.allCases.filter { column in
      index.count == 0 || column.fields.isEmpty
        || column.fields.contains { index.hasValues(in: $0.place) }
    }
    guard index.count > 0 else { return }
    for facet in [index.group] + index.listed {
      let sheet = ColumnSheet(columns(besides: [facet]).map(\.sheet))
      let file = sheet.file(at: stylesheet(besides: [facet]), hidingRest: hasRowPages)
      if !stylesheets.contains(where: { $0.path == file.path }) { stylesheets.append(file) }
    }
  }

  /// Returns the columns that add to the headings of facets.
  func columns(besides facets: [Facet?]) -> [Column] {
    columns.filter { column in
      column.facet.map { own in !facets.contains { $0?.name == own.rawValue } } ?? true
    }
  }

  fileprivate func stylesheet(besides facets: [Facet?]) -> SitePath {
    let left = Set(columns).subtracting(columns(besides: facets)).compactMap(\.facet?.rawValue)
    return ("assets" as SitePath).file(
      (["columns"] + left.sorted()).joined(separator: "-but-") + ".css")
  }

  /// Returns the reason why a recording has no sound to play.
  ///
  /// If the recordist withholds a sound, or it could reveal the place of a persecuted species, the
  /// API's value is null, blank or restricted.
  static func reasonForSilence(of recording: TableRow) -> StaticString {
    if recording.isAbsent(.file) { return "Not given" }
    let isWithheld =
      CellWriter.isBlank(.file, of: recording)
      || recording[.file].elementsEqual("restricted_species".utf8)
    return isWithheld ? "Withheld" : "Not available online"
  }

  func draw(_ rows: ListedRows, in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(RecordingListing(rows, self), at: rows.place).draw(in: frame, into: &html)
  }
}

extension RowNoun {
  public static let recording = RowNoun("recording", "recordings")
}

extension RecordingCells.Column {
  /// How it is laid out.
  fileprivate var sheet: ColumnSheet.Column {
    let place: ColumnSheet.CardPlace =
      switch self {
      case .number: .title
      case .sound: .action
      case .species, .location: .ownLine
      case .country, .date, .type: .line
      case .quality, .recordist, .licence: .rest
      }
    return ColumnSheet.Column(rawValue, isPlain: self == .date, at: place)
  }

  /// The position in the table of the column that it is sorted by.
  var place: Int { Int((self == .sound ? .length : fields.first ?? .id).rawValue) }

  /// The fields that the column shows; the column is left out if all of them are always missing.
  var fields: [RecordingField] {
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

  /// The facet with the same content; a recording has other types than the listed one, and a day in
  /// its year.
  var facet: RecordingFacet? {
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
  let state: ListState<TableRow>
  let columns: [RecordingCells.Column]
  let stylesheets: [SitePath]
  private let legend: LicenceLegend

  fileprivate init(_ rows: ListedRows, _ cells: RecordingCells) {
    self.rows = rows
    state = rows.state
    let said = [rows.group, rows.common]
    columns = cells.columns(besides: said)
    stylesheets = rows.rows.isEmpty ? [] : [cells.stylesheet(besides: said)]
    legend = LicenceLegend(rows.rows)
  }

  var rowNoun: RowNoun { .recording }
  func group(of row: TableRow) -> Int? { rows.group(of: row) }
  var orders: [String?] { columns.map { rows.explorer?.orders[$0.place] } }
  var plays: Bool { true }
  func header(of column: RecordingCells.Column) -> String { column.rawValue }

  func draw(_ column: RecordingCells.Column, of recording: TableRow, into cell: inout CellWriter) {
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
      if let page = rows.details?(recording.name) {
        cell.beginLink(to: page)
        cell.recordingNumber(recording.number)
        cell.endLink()
      } else {
        cell.number(of: recording)
        if Self.isCut(recording) { cell.more() }
      }
    }
  }

  /// Whether a line is too short for the text of a recording.
  private static func isCut(_ recording: TableRow) -> Bool {
    [RecordingField.location, .type, .recordist, .country].contains { field in
      recording.withText(of: field) { $0.count > ListedRows.maximumLine }
    }
  }

  func footnote(into note: inout CellWriter) { legend.draw(into: &note) }

  private func drawSpecies(of recording: TableRow, into cell: inout CellWriter) {
    let hasCommon = !CellWriter.isBlank(.commonName, of: recording)
    let hasScientific = CellWriter.hasScientificName(recording)
    if hasCommon || !hasScientific { cell.field(.commonName, of: recording) }
    if hasCommon, hasScientific { cell.literal(" ") }
    if hasScientific { cell.scientificName(of: recording) }
  }

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

  /// Draws a link to the sound, or the reason why it is missing.
  static func drawSound(of recording: TableRow, into cell: inout CellWriter) {
    if !cell.play(recording) { cell.literal(RecordingCells.reasonForSilence(of: recording)) }
    let hasLength = recording.withText(of: .length) { !$0.isEmpty }
    guard hasLength else { return }
    cell.literal(" ")
    cell.text(.length, of: recording)
  }
}
