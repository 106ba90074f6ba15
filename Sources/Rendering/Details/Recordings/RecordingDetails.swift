import Markup
package import Records
package import Screens

/// The page of one recording: everything that its record says.
package struct RecordingDetails: Sendable {
  let recording: TableRow
  let number: UInt64

  package let place: PagePlace

  /// The recording in its listing.
  private let list: ListingLink

  /// Whether pictures are shown, which other hosts are then asked for.
  let showsRemoteImages: Bool

  /// Where the recordings of a species begin, by its scientific name, if the catalogue has it.
  let section: @Sendable (ArraySlice<UInt8>) -> Link?

  package init(
    of row: TableRow, at place: PagePlace, in list: ListingLink, showsRemoteImages: Bool,
    section: @escaping @Sendable (ArraySlice<UInt8>) -> Link?
  ) {
    recording = row
    number = row.number
    self.place = place
    self.list = list
    self.showsRemoteImages = showsRemoteImages
    self.section = section
  }

  /// Where the page of a recording is, such as `recordings/619/xc619144.html`.
  ///
  /// It depends on the number alone, so it stays when others come and go. A folder has a thousand
  /// pages at most. The name is in small letters, as those of all files of a site.
  package static func path(of number: UInt64) -> SitePath {
    SitePath("recordings").file("\(number / 1_000)").file("xc\(number).html")
  }

  /// The most characters that the path of a page has.
  package static let longestPath = path(of: .max).description.utf8.count
}

extension RecordingDetails: RowDetails {
  /// What the recording is called: the species, if it is known, and the number.
  package var title: String {
    var name = words(of: .commonName)
    if name.isEmpty {
      name = [words(of: .genus), words(of: .species)].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return name.isEmpty ? "Recording XC\(number)" : "\(name), XC\(number)"
  }

  private func words(of field: RecordingField) -> String {
    String(decoding: recording[field].trimmed, as: UTF8.self)
  }

  package var shortTitle: String { "XC\(number)" }
  package var noun: String { "recording" }
  package var playsSound: Bool { WebAddress(recording[.file])?.isSecure == true }
  package var sections: [DetailSection<RecordingDetail>] { RecordingDetail.sections }
  package func title(of detail: RecordingDetail) -> String? { detail.title }

  package func draw(_ detail: RecordingDetail, into cell: inout CellWriter) {
    switch detail {
    case .text(let field, _): drawText(field, into: &cell)
    case .measure(let field, _, let unit): drawMeasure(field, in: unit, into: &cell)
    case .scientificName: drawScientificName(into: &cell)
    case .otherSpecies: drawOtherSpecies(into: &cell)
    case .sound: drawSound(into: &cell)
    case .sonogram: drawPictures(Self.sonograms, as: "Sonogram", into: &cell)
    case .oscillogram: drawPictures(Self.oscillograms, as: "Oscillogram", into: &cell)
    case .remarks: cell.lines(recording[.remarks])
    case .coordinates: cell.coordinates(recording[.latitude], recording[.longitude])
    case .map: map?.draw(into: &cell.html)
    case .licence: drawLicence(into: &cell)
    case .webPage: drawWebPage(into: &cell)
    case .list: cell.link(list.title, to: list.link)
    case .annotations: drawAnnotations(into: &cell)
    }
  }

  private var map: PlaceMap? {
    PlaceMap(latitude: recording[.latitude], longitude: recording[.longitude])
  }
}
