import Markup
import Records
import Screens

// MARK: - Texts

extension DetailWriter {
  mutating func drawText(_ field: RecordingField) {
    guard !CellWriter.isBlank(field, of: recording) else { return }
    cell.text(field, of: recording)
  }

  mutating func drawMeasure(_ field: RecordingField, in unit: StaticString) {
    drawText(field)
    guard PlainNumber.matches(recording[field]) else { return }
    cell.literal(" ")
    cell.literal(unit)
  }

  /// A text whose lines stay lines.
  mutating func drawLines(of field: RecordingField) {
    guard !CellWriter.isBlank(field, of: recording) else { return }
    var text = recording[field]
    while let byte = text.last, byte <= UInt8(ascii: " ") { text.removeLast() }
    var isFirst = true
    while !text.isEmpty {
      let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if !isFirst { cell.html.void(.br) }
      isFirst = false
      cell.text(utf8: line)
      text = text[line.endIndex...]
      let isPair = text.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
      text = text.dropFirst(isPair ? 2 : 1)
    }
  }

  mutating func drawAnnotations() {
    guard let json = recording.annotationSet, !json.elementsEqual("[]".utf8) else { return }
    cell.literal("<code>")
    cell.text(utf8: json)
    cell.literal("</code>")
  }
}

// MARK: - Species

extension DetailWriter {
  mutating func drawScientificName() {
    let isNamed =
      !CellWriter.isBlank(.genus, of: recording) || !CellWriter.isBlank(.species, of: recording)
    if isNamed { cell.scientificName(of: recording) }
  }

  /// The species in the background, as links to their sections where the catalogue has them.
  mutating func drawOtherSpecies() {
    for (index, name) in recording.also.enumerated() {
      if index > 0 { cell.literal(", ") }
      if let link = details.section(name) {
        cell.html.element(.a, .href(Reference.text(of: link, from: cell.path))) { html in
          html.literal("<i lang=\"la\">")
          html.text(utf8: name)
          html.literal("</i>")
        }
      } else {
        cell.text(utf8: name)
      }
    }
  }
}

// MARK: - The place

extension DetailWriter {
  mutating func drawCoordinates() {
    if let position = RecordingMap(of: recording) {
      cell.html.text(position.words)
    } else {
      let isBoth = [RecordingField.latitude, .longitude].allSatisfy {
        !CellWriter.isBlank($0, of: recording)
      }
      drawText(.latitude)
      if isBoth { cell.literal(", ") }
      drawText(.longitude)
    }
  }

  mutating func drawMap() {
    RecordingMap(of: recording)?.draw(into: &cell.html)
  }
}

// MARK: - Where it is from

extension DetailWriter {
  mutating func drawLicence() {
    let text = recording[.licence]
    if let licence = Licence(text) {
      cell.link(utf8: licence.name[...], to: licence.address)
      cell.literal(" ")
      cell.html.element(.small, text: licence.terms)
    } else if let address = WebAddress(text) {
      cell.link(utf8: address.bytes, to: address)
    } else {
      drawText(.licence)
    }
  }

  mutating func drawWebPage() {
    guard let address = WebAddress(recording[.url]) else { return drawText(.url) }
    cell.link(utf8: address.bytesAfterScheme, to: address)
  }

  mutating func drawPlaceInList() {
    let page = details.listed
    cell.link(
      "\(details.listing), page \(GroupedNumber(page.number))",
      to: .page(page.path, fragment: "XC\(details.number)"))
  }
}
