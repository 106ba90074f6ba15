import Markup
import Records
import Screens

// MARK: - Texts

extension RecordingDetails {
  func drawText(_ field: RecordingField, into cell: inout CellWriter) {
    guard !CellWriter.isBlank(field, of: recording) else { return }
    cell.text(field, of: recording)
  }

  func drawMeasure(_ field: RecordingField, in unit: String, into cell: inout CellWriter) {
    drawText(field, into: &cell)
    if PlainNumber.matches(recording[field]) { cell.html.text(" \(unit)") }
  }

  func drawAnnotations(into cell: inout CellWriter) {
    guard let json = recording.annotationSet, !json.elementsEqual("[]".utf8) else { return }
    cell.code(json)
  }
}

// MARK: - Species

extension RecordingDetails {
  func drawScientificName(into cell: inout CellWriter) {
    let isNamed =
      !CellWriter.isBlank(.genus, of: recording) || !CellWriter.isBlank(.species, of: recording)
    if isNamed { cell.scientificName(of: recording) }
  }

  /// The species in the background, as links to their sections where the catalogue has them.
  func drawOtherSpecies(into cell: inout CellWriter) {
    for (index, name) in recording.also.enumerated() {
      if index > 0 { cell.literal(", ") }
      if let link = section(name) {
        cell.link(String(decoding: name, as: UTF8.self), in: "la", to: link)
      } else {
        cell.text(utf8: name)
      }
    }
  }
}

// MARK: - The sound and its pictures

extension RecordingDetails {
  func drawSound(into cell: inout CellWriter) {
    guard !recording.isAbsent(.file) else { return drawText(.length, into: &cell) }
    RecordingListing.drawSound(of: recording, into: &cell)
  }

  static let sonograms: [(RecordingField, String)] = [
    (.sonogramSmall, "small"), (.sonogramMedium, "medium"), (.sonogramLarge, "large"),
    (.sonogramFull, "full length"),
  ]

  static let oscillograms: [(RecordingField, String)] = [
    (.oscillogramSmall, "small"), (.oscillogramMedium, "medium"), (.oscillogramLarge, "large"),
  ]

  /// Links to pictures, and one of them itself if that was asked for.
  ///
  /// What is on `http` is a link in any case.
  func drawPictures(
    _ pictures: [(RecordingField, String)], as kind: String, into cell: inout CellWriter
  ) {
    let found = pictures.compactMap { field, size in
      WebAddress(recording[field]).map { (field: field, size: size, address: $0) }
    }
    let secure = found.filter(\.address.isSecure)
    let shown = secure.first { Self.shown.contains($0.field) } ?? secure.first
    if showsRemoteImages, let shown {
      cell.image(at: shown.address, of: "\(kind) of XC\(number)")
    }
    for (index, picture) in found.enumerated() {
      if index > 0 { cell.literal(", ") }
      cell.link(utf8: Array(picture.size.utf8)[...], to: picture.address)
    }
  }

  private static let shown: Set<RecordingField> = [.sonogramMedium, .oscillogramMedium]
}

// MARK: - Where it is from

extension RecordingDetails {
  func drawLicence(into cell: inout CellWriter) {
    let text = recording[.licence]
    if let licence = Licence(text) {
      cell.link(utf8: licence.name[...], to: licence.address)
      cell.literal(" ")
      cell.html.element(.small, text: licence.terms)
    } else if let address = WebAddress(text) {
      cell.link(utf8: address.bytes, to: address)
    } else {
      drawText(.licence, into: &cell)
    }
  }

  func drawWebPage(into cell: inout CellWriter) {
    guard let address = WebAddress(recording[.url]) else { return drawText(.url, into: &cell) }
    cell.link(utf8: address.bytesAfterScheme, to: address)
  }
}
