import Records

/// What the page of a recording is divided into.
///
/// A record has up to 44 fields, and most have half of them. A field that is missing or blank has no
/// row, and a section without rows is not there.
enum DetailSection: CaseIterable {
  case recording, sound, remarks, place, time, equipment, source, annotations

  var header: StaticString {
    switch self {
    case .recording: "Recording"
    case .sound: "Sound"
    case .remarks: "Remarks"
    case .place: "Place"
    case .time: "Time"
    case .equipment: "Equipment"
    case .source: "Source"
    case .annotations: "Annotations"
    }
  }

  var rows: [DetailRow] {
    switch self {
    case .recording:
      [
        .text(.commonName, "Common name"), .scientificName, .text(.subspecies, "Subspecies"),
        .text(.group, "Group"), .text(.sex, "Sex"), .text(.stage, "Life stage"), .otherSpecies,
      ]
    case .sound:
      [
        .sound, .text(.type, "Type"), .text(.quality, "Quality"), .text(.method, "Method"),
        .text(.animalSeen, "Animal seen"), .text(.playbackUsed, "Playback used"), .sonogram,
        .oscillogram,
      ]
    case .remarks: [.remarks]
    case .place:
      [
        .text(.country, "Country"), .text(.location, "Place"), .coordinates,
        .measure(.altitude, "Altitude", unit: "m"), .map,
      ]
    case .time:
      [
        .text(.date, "Date"), .text(.time, "Time"),
        .measure(.temperature, "Temperature", unit: "°C"),
      ]
    case .equipment:
      [
        .text(.device, "Device"), .text(.microphone, "Microphone"),
        .measure(.sampleRate, "Sample rate", unit: "Hz"),
        .text(.automatic, "Automatic recording"),
      ]
    case .source:
      [
        .text(.recordist, "Recordist"), .licence, .webPage, .list,
        .text(.registrationNumber, "Specimen number"), .text(.fileName, "File name"),
        .text(.uploaded, "Uploaded"),
      ]
    case .annotations: [.annotations]
    }
  }
}
