public import Markup
public import Records
public import Screens

/// One page of a catalogue of recordings.
///
/// A row is lean, because it is written a million times: it says what it is about and where the
/// sound is, and loads nothing by itself.
public struct RecordingListing: Listing {
  /// What is said of each recording.
  public enum Column: CaseIterable, Sendable {
    case number, sound, species, country, location, date, type, quality, recordist, licence
  }

  /// A recording, and the number that the catalogue has it under.
  public struct Row: Sendable {
    public let recording: RecordingView
    public let number: UInt64

    /// The place of its group among all groups, if there are groups.
    let group: Int?

    public init(_ recording: RecordingView, number: UInt64, in group: Int?) {
      self.recording = recording
      self.number = number
      self.group = group
    }
  }

  public let title: String
  public let page: Page
  public let state: ListState<Row>
  private let groups: [RecordingGroup]
  private let grouping: RecordingGrouping
  private let legend: LicenceLegend
  private let position: PagePosition
  private let facet: RecordingFacet?
  private let hasDetails: Bool
  private let emptyColumns: [Column]
  public let downloads: [Download]

  public var noun: String { "recordings" }
  public var plays: Bool { true }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The heading of the list.
  ///   - groups: All groups, which the rows name by their places.
  ///   - grouping: What the groups are.
  ///   - page: Which page it is.
  ///   - state: The recordings on it.
  ///   - hasDetails: Whether every recording has a page, which its number then leads to.
  ///   - emptyColumns: The columns that have nothing to say of any recording.
  ///   - downloads: The files that have the same recordings.
  public init(
    titled title: String, in groups: [RecordingGroup], by grouping: RecordingGrouping, page: Page,
    state: ListState<Row>, hasDetails: Bool = false, without emptyColumns: [Column] = [],
    downloads: [Download] = []
  ) {
    self.title = title
    self.groups = groups
    self.grouping = grouping
    self.page = page
    self.state = state
    self.hasDetails = hasDetails
    self.downloads = downloads
    self.emptyColumns = emptyColumns
    legend = LicenceLegend(state.items)
    position = PagePosition()
    facet = nil
  }

  /// Creates a page of the recordings with one value of a facet, which has no groups.
  ///
  /// - Parameters:
  ///   - facet: What they have in common.
  ///   - title: The heading of the list.
  ///   - page: Which page it is.
  ///   - state: The recordings on it.
  ///   - position: Where the list is among the pages of the site.
  ///   - hasDetails: Whether every recording has a page, which its number then leads to.
  ///   - emptyColumns: The columns that have nothing to say of any recording.
  public init(
    of facet: RecordingFacet, titled title: String, page: Page, state: ListState<Row>,
    _ position: PagePosition, hasDetails: Bool = false, without emptyColumns: [Column] = []
  ) {
    self.title = title
    self.page = page
    self.state = state
    self.position = position
    self.facet = facet
    self.hasDetails = hasDetails
    self.emptyColumns = emptyColumns
    downloads = []
    groups = []
    grouping = .none
    legend = LicenceLegend(state.items)
  }

  /// Draws the page.
  ///
  /// It is the same as with a ``ListingRenderer``, compiled for this listing.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(self, position).draw(in: frame, into: &html)
  }

  /// All columns but the one that the groups are about, or the list, which is said already, and those
  /// that have nothing to say.
  public var columns: [Column] {
    Column.allCases.filter { column in
      guard column != facet?.column, !emptyColumns.contains(column) else { return false }
      return switch column {
      case .species: grouping != .species
      case .country: grouping != .country
      case .recordist: grouping != .recordist
      case .number, .sound, .location, .date, .type, .quality, .licence: true
      }
    }
  }

  /// The columns in which no recording has a value, if there are recordings.
  public static func emptyColumns(of index: RecordingIndex) -> [Column] {
    guard index.count > 0 else { return [] }
    return Column.allCases.filter { column in
      !column.fields.isEmpty && !column.fields.contains(where: index.hasValues)
    }
  }

  public func header(of column: Column) -> String {
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

  public func width(of column: Column) -> ColumnWidth {
    switch column {
    case .quality: .short
    case .country, .date, .type, .recordist, .sound, .number: .medium
    case .species, .location, .licence: .long
    }
  }

  public func draw(_ column: Column, of row: Row, into cell: inout CellWriter) {
    let recording = row.recording
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
      if hasDetails {
        cell.details(of: row.number)
      } else {
        cell.number(row.number, of: recording)
      }
    }
  }

  public func identify(_ row: Row, into identifier: inout CellWriter) {
    identifier.recordingNumber(row.number)
  }
}

extension RecordingListing.Column {
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

// MARK: - Groups

extension RecordingListing {
  public func group(of row: Row) -> Int? { row.group }

  /// The group, how many recordings it has, and on the page where it begins, the name that links to
  /// it end with.
  public func header(of number: Int) -> GroupHeader {
    let group = groups[number]
    let count = group.count == 1 ? "1 recording" : "\(GroupedNumber(group.count)) recordings"
    let begins = group.first >= page.range.lowerBound
    return GroupHeader(
      group.title, scientificName: group.subtitle,
      detail: begins ? count : "\(count), continued", anchor: begins ? group.anchor : nil)
  }
}

extension RecordingGroup {
  /// The scientific name, unless it is the title already.
  var subtitle: String { scientificName == title ? "" : scientificName }
}

// MARK: - Species

extension RecordingListing {
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

extension RecordingListing {
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

  public func footnote(into note: inout CellWriter) { legend.draw(into: &note) }

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
