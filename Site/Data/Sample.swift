import Recordings
import Rowhouse

/// A sample recording, and the file of this site that it sounds like.
struct Sample: Sendable {
  let number: UInt64
  let commonName: String?
  let scientificName: String
  let country: String?
  let date: String?
  let sound: SitePath

  init(_ recording: Recording) throws(SiteFault) {
    guard let number = recording.id.flatMap(UInt64.init), let file = recording.file else {
      throw .data("a sample has no number or no sound: \(recording)")
    }
    self.number = number
    commonName = recording.commonName
    scientificName = [recording.genus, recording.species].compactMap(\.self)
      .joined(separator: " ")
    country = recording.country
    date = recording.date
    do throws(SitePathError) {
      sound = try SitePath("recordings/\(file)")
    } catch {
      throw .data("the sound of sample \(number) cannot be published: \(error)")
    }
  }

  /// Newest first; of one day's recordings the higher number.
  static func isNewer(_ one: Sample, _ other: Sample) -> Bool {
    (one.date ?? "", one.number) > (other.date ?? "", other.number)
  }
}
