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
    case species, country, location, date, type, quality, recordist, licence, sound, number
  }

  /// A recording, and the number and the group that the catalogue has it under.
  public struct Row: Sendable {
    let recording: RecordingView
    let number: UInt64
    let group: RecordingGroup?

    public init(_ recording: RecordingView, number: UInt64, in group: RecordingGroup?) {
      self.recording = recording
      self.number = number
      self.group = group
    }
  }

  public let title: String
  public let page: Page
  public let state: ListState<Row>
  private let legend: LicenceLegend

  public var noun: String { "recordings" }
  public var plays: Bool { true }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The heading of the list.
  ///   - page: Which page it is.
  ///   - state: The recordings on it.
  public init(titled title: String, page: Page, state: ListState<Row>) {
    self.title = title
    self.page = page
    self.state = state
    legend = LicenceLegend(state.items)
  }

  /// Draws the page.
  ///
  /// It is the same as with a ``ListingRenderer``, compiled for this listing.
  public func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    ListingRenderer(self).draw(in: frame, into: &html)
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
    case .country: cell.field(recording[.country])
    case .location: cell.field(recording[.location])
    case .date: cell.field(recording[.date])
    case .type: cell.field(recording[.type])
    case .quality: cell.field(recording[.quality])
    case .recordist: cell.field(recording[.recordist])
    case .licence: drawLicence(of: recording, into: &cell)
    case .sound: drawSound(of: recording, into: &cell)
    case .number: drawNumber(of: row, into: &cell)
    }
  }

  public func identify(_ row: Row, into identifier: inout CellWriter) {
    identifier.recordingNumber(row.number)
  }
}

// MARK: - Groups

extension RecordingListing {
  public func group(of row: Row) -> RecordingGroup? { row.group }

  /// The group, how many recordings it has, and on the page where it begins, the name that links to
  /// it end with.
  public func header(of group: RecordingGroup) -> GroupHeader {
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
    let common = recording[.commonName]
    let hasCommon = !CellWriter.isBlank(common)
    let scientific = [recording[.genus], recording[.species]].filter { !CellWriter.isBlank($0) }
    if hasCommon || scientific.isEmpty { cell.field(common) }
    if hasCommon, !scientific.isEmpty { cell.literal(" ") }
    if !scientific.isEmpty { cell.scientificName(of: scientific) }
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

  /// A link to the sound, which a recordist may have withheld.
  private func drawSound(of recording: RecordingView, into cell: inout CellWriter) {
    if let address = WebAddress(recording[.file]) {
      cell.play(address)
    } else {
      cell.literal("Withheld")
    }
    guard !recording[.length].isEmpty else { return }
    cell.literal(" ")
    cell.text(utf8: recording[.length])
  }

  private func drawNumber(of row: Row, into cell: inout CellWriter) {
    if let address = WebAddress(row.recording[.url]) {
      cell.link(number: row.number, to: address)
    } else {
      cell.recordingNumber(row.number)
    }
  }
}
