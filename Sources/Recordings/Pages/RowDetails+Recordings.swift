import Bytes
import Catalogues
import Markup
import Records
import Rendering
import Screens

extension RowDetails {
  /// The pages of recordings, with all fields of a record: up to 44, of which most have half.
  ///
  /// The browser requests remote images from other hosts. A section is the link to the first
  /// recording of a species, by its scientific name, if the catalogue has it.
  static func recordings(
    showingRemoteImages showsRemoteImages: Bool,
    section: @escaping @Sendable (ArraySlice<UInt8>) -> Link?
  ) -> RowDetails {
    let (coordinates, map) = Detail.place(
      RecordingField.latitude.place, RecordingField.longitude.place,
      in: .english)
    return RowDetails(
      noun: .recording, title: title,
      shortTitle: \.anchor,
      sounds: [RecordingField.file.place],
      lead: .sound(showingRemoteImages: showsRemoteImages), summary: .summary, plays: true,
      sections: [
        Section(
          "Recording",
          [
            .text(.commonName, "Common name"), .scientificName, .text(.subspecies, "Subspecies"),
            .text(.group, "Group"), .text(.sex, "Sex"), .text(.stage, "Life stage"),
            .otherSpecies(in: section),
          ]),
        Section(
          "Sound",
          [
            .silence, .text(.length, "Length"), .text(.type, "Type"), .text(.quality, "Quality"),
            .text(.method, "Method"),
            .text(.animalSeen, "Animal seen"), .text(.playbackUsed, "Playback used"),
            .pictures("Sonogram", sonograms, isShown: false),
            .pictures("Oscillogram", oscillograms, isShown: showsRemoteImages),
          ]),
        Section("Remarks", [.remarks]),
        Section(
          "Place",
          [
            .text(.country, "Country"), .text(.location, "Place"), coordinates,
            .text(.altitude, "Altitude", unit: "m"), map,
          ], aside: true),
        Section(
          "Time",
          [
            .text(.date, "Date"), .text(.time, "Time"),
            .text(.temperature, "Temperature", unit: "°C"),
          ], aside: true),
        Section(
          "Equipment",
          [
            .text(.device, "Device"), .text(.microphone, "Microphone"),
            .text(.sampleRate, "Sample rate", unit: "Hz"),
            .text(.automatic, "Automatic recording"),
          ], aside: true),
        Section(
          "Source",
          [
            .text(.recordist, "Recordist"), .licence, .webPage, .list(in: .english),
            .data(in: .english), .citation,
            .text(.registrationNumber, "Specimen number"), .text(.fileName, "File name"),
            .text(.uploaded, "Uploaded"),
          ]),
        Section("Annotations", [.annotations]),
      ])
  }

  /// The title of a recording: the species, if it is known, and the number.
  @Sendable private static func title(of recording: TableRow) -> String {
    func words(_ field: RecordingField) -> String {
      String(decoding: recording[field].trimmed, as: UTF8.self)
    }
    var name = words(.commonName)
    if name.isEmpty {
      name = [words(.genus), words(.species)].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return name.isEmpty ? "Recording XC\(recording.number)" : "\(name), XC\(recording.number)"
  }

  private static let sonograms: [(RecordingField, String)] = [
    (.sonogramSmall, "small"), (.sonogramMedium, "medium"), (.sonogramLarge, "large"),
    (.sonogramFull, "full length"),
  ]

  private static let oscillograms: [(RecordingField, String)] = [
    (.oscillogramSmall, "small"), (.oscillogramMedium, "medium"), (.oscillogramLarge, "large"),
  ]
}

// MARK: - Texts

extension RowDetails.Detail {
  /// A text and, if it is a number, its unit.
  fileprivate static func text(
    _ field: RecordingField, _ title: String, unit: String? = nil
  ) -> Self {
    Self(title: title) { recording, context, cell in
      if let values = context.values[field.place],
        !CellWriter.isBlank(field, of: recording)
      {
        return cell.values(values) { $0.text(field, of: recording) }
      }
      cell.visible(field, of: recording)
      if let unit, PlainNumber.matches(recording[field]) { cell.html.text(" \(unit)") }
    }
  }

  fileprivate static let remarks = Self(title: nil) { recording, _, cell in
    cell.lines(recording[.remarks])
  }

  fileprivate static let annotations = Self(title: nil) { recording, _, cell in
    guard let json = recording.annotationSet, !json.elementsEqual("[]".utf8) else { return }
    cell.code(json)
  }

  /// The scientific name, with a link to the recordings of the species if the page has no other.
  fileprivate static let scientificName = Self(title: "Scientific name") {
    recording, context, cell in
    guard CellWriter.hasScientificName(recording) else { return }
    if let species = context.values[RecordingField.commonName.place],
      CellWriter.isBlank(.commonName, of: recording)
    {
      cell.values(species) { $0.scientificName(of: recording) }
    } else {
      cell.scientificName(of: recording)
    }
  }

  /// The species in the background, as links to their sections where the catalogue has them.
  fileprivate static func otherSpecies(
    in section: @escaping @Sendable (ArraySlice<UInt8>) -> Link?
  ) -> Self {
    Self(title: "Other species heard") { recording, _, cell in
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

  /// Why there is nothing to play, and nothing if there is.
  fileprivate static let silence = Self(title: "Sound") { recording, _, cell in
    guard !recording.isAbsent(.file), WebAddress(recording[.file]) == nil else { return }
    cell.literal(RecordingCells.reasonForSilence(of: recording))
  }

  /// Links to pictures, and one of them itself if that is to be shown here; one on `http` is a link
  /// in any case.
  fileprivate static func pictures(
    _ kind: String, _ pictures: [(RecordingField, String)], isShown: Bool
  ) -> Self {
    Self(title: kind) { recording, _, cell in
      let found = pictures.compactMap { field, size in
        WebAddress(recording[field]).map { (field: field, size: size, address: $0) }
      }
      let secure = found.filter(\.address.isSecure)
      let shown = secure.first { $0.field == .oscillogramMedium } ?? secure.first
      if isShown, let shown {
        cell.image(at: shown.address, of: "\(kind) of XC\(recording.number)")
      }
      for (index, picture) in found.enumerated() {
        if index > 0 { cell.literal(", ") }
        cell.link(utf8: Array(picture.size.utf8)[...], to: picture.address)
      }
    }
  }

  fileprivate static let licence = Self(title: "Licence") { recording, _, cell in
    let text = recording[.licence]
    if let licence = Licence(text) {
      cell.link(utf8: licence.name[...], to: licence.address)
      cell.literal(" ")
      cell.html.element(.small, text: licence.terms)
    } else if let address = WebAddress(text) {
      cell.link(utf8: address.bytes, to: address)
    } else {
      cell.visible(.licence, of: recording)
    }
  }

  /// The citation that xeno-canto asks for: recordist, number and address.
  fileprivate static let citation = Self(title: "Cite as") { recording, _, cell in
    guard let address = WebAddress(recording[.url]),
      !CellWriter.isBlank(.recordist, of: recording)
    else { return }
    cell.text(utf8: recording[.recordist].trimmed)
    cell.literal(", XC")
    cell.text("\(recording.number). Accessible at ")
    cell.text(utf8: address.bytesAfterScheme)
    cell.literal(".")
  }

  fileprivate static let webPage = Self(title: "Web page") { recording, _, cell in
    if let address = WebAddress(recording[.url]) {
      cell.link(utf8: address.bytesAfterScheme, to: address)
    } else {
      cell.visible(.url, of: recording)
    }
  }
}
