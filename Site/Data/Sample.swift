import Rowhouse

/// A sample recording, and the file of this site that it sounds like.
struct Sample: Sendable {
  let recording: Recording
  let number: UInt64
  let sound: SitePath

  init(_ recording: Recording) throws(SiteFault) {
    guard let number = recording.id.flatMap(UInt64.init), let file = recording.file else {
      throw .data("a sample has no number or no sound: \(recording)")
    }
    self.recording = recording
    self.number = number
    do throws(SitePathError) {
      sound = try SitePath("recordings/\(file)")
    } catch {
      throw .data("the sound of sample \(number) cannot be published: \(error)")
    }
  }

  var scientificName: String {
    [recording.genus, recording.species].compactMap(\.self).joined(separator: " ")
  }

  /// Newest first; of one day's recordings the higher number.
  static func isNewer(_ one: Sample, _ other: Sample) -> Bool {
    (one.recording.date ?? "", one.number) > (other.recording.date ?? "", other.number)
  }
}
