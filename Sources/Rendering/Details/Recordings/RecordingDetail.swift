package import Records

/// What the page of a recording can say of it.
package enum RecordingDetail: Sendable {
  /// A text as it is.
  case text(RecordingField, String)

  /// A text and, if it is a number, what it is measured in.
  case measure(RecordingField, String, unit: String)
  case scientificName, otherSpecies
  case sound, sonogram, oscillogram
  case remarks
  case coordinates, map
  case licence, webPage, list
  case annotations

  var title: String? {
    switch self {
    case .text(_, let title), .measure(_, let title, _): title
    case .scientificName: "Scientific name"
    case .otherSpecies: "Other species heard"
    case .sound: "Sound"
    case .sonogram: "Sonogram"
    case .oscillogram: "Oscillogram"
    case .coordinates: "Coordinates"
    case .licence: "Licence"
    case .webPage: "Page on the web"
    case .list: "In the list"
    case .remarks, .map, .annotations: nil
    }
  }
}

extension RecordingDetail {
  /// What the page of a recording is divided into.
  ///
  /// A record has up to 44 fields, and most have half of them.
  static let sections: [DetailSection<RecordingDetail>] = [
    DetailSection(
      "Recording",
      [
        .text(.commonName, "Common name"), .scientificName, .text(.subspecies, "Subspecies"),
        .text(.group, "Group"), .text(.sex, "Sex"), .text(.stage, "Life stage"), .otherSpecies,
      ]),
    DetailSection(
      "Sound",
      [
        .sound, .text(.type, "Type"), .text(.quality, "Quality"), .text(.method, "Method"),
        .text(.animalSeen, "Animal seen"), .text(.playbackUsed, "Playback used"), .sonogram,
        .oscillogram,
      ]),
    DetailSection("Remarks", [.remarks]),
    DetailSection(
      "Place",
      [
        .text(.country, "Country"), .text(.location, "Place"), .coordinates,
        .measure(.altitude, "Altitude", unit: "m"), .map,
      ]),
    DetailSection(
      "Time",
      [
        .text(.date, "Date"), .text(.time, "Time"),
        .measure(.temperature, "Temperature", unit: "°C"),
      ]),
    DetailSection(
      "Equipment",
      [
        .text(.device, "Device"), .text(.microphone, "Microphone"),
        .measure(.sampleRate, "Sample rate", unit: "Hz"),
        .text(.automatic, "Automatic recording"),
      ]),
    DetailSection(
      "Source",
      [
        .text(.recordist, "Recordist"), .licence, .webPage, .list,
        .text(.registrationNumber, "Specimen number"), .text(.fileName, "File name"),
        .text(.uploaded, "Uploaded"),
      ]),
    DetailSection("Annotations", [.annotations]),
  ]
}
