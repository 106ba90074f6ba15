import TestSupport

@testable import Search

/// A recording, made of words of all kinds.
struct SampleRecording {
  let number: UInt64
  let quality: Int
  let date: SampleDate?
  let common, genus, species, subspecies, country, location, recordist: [String]
  let types: [String]
  let remarks: [String]
  let sound: String?

  init(number: UInt64, using generator: inout SeededGenerator) {
    func some(_ words: [String], _ most: Int, _ generator: inout SeededGenerator)
      -> [String]
    {
      (0..<generator.below(most + 1)).map { _ in words[generator.below(words.count)] }
    }
    func one(_ words: [String], _ generator: inout SeededGenerator) -> [String] {
      [words[generator.below(words.count)]]
    }
    self.number = number
    quality = generator.below(6)
    date = SampleDate.any(using: &generator)
    common = some(SampleWord.commonNames, 3, &generator)
    genus = generator.below(9) == 0 ? [] : one(SampleWord.genera, &generator)
    species = genus.isEmpty ? [] : one(SampleWord.species, &generator)
    subspecies = generator.below(5) == 0 ? one(SampleWord.species, &generator) : []
    country = one(SampleWord.countries, &generator)
    location = some(SampleWord.places, 3, &generator)
    recordist = one(SampleWord.people, &generator)
    types = some(SampleWord.types, 2, &generator)
    remarks = (0..<generator.below(6)).map { _ in SampleWord.remark(using: &generator) }
    sound =
      switch generator.below(20) {
      case 0: nil
      case 1: "https://example.org/\(generator.below(3)).mp3#\(number)"
      default: "https://example.org/\(number)/download"
      }
  }

  /// A text of several words.
  static func text(_ words: [String], by separator: String = " ") -> [UInt8] {
    Array(words.joined(separator: separator).utf8)
  }

  /// Notes it as a page's drawing does.
  func note(at position: Int, in notes: inout RecordingNotes) {
    notes.begin(
      at: position, number: number,
      order: SearchOrder(quality: quality, date: SampleDate.order(date)))
    phrase(.names, [common, genus, species], &notes)
    phrase(.subspecies, [subspecies], &notes)
    phrase(.place, [country, location], &notes)
    phrase(.recordist, [recordist], &notes)
    let type = Self.text(types, by: ", ")
    notes.part(type.span)
    notes.finish(.type)
    let remark = Self.text(remarks, by: "\r\n(")
    if !remark.isEmpty { notes.remark(remark.span) }
    let address = Array((sound ?? "").utf8)
    if !address.isEmpty { notes.sound(address.span) }
  }

  private func phrase(
    _ kind: RecordingPhrase, _ parts: [[String]], _ notes: inout RecordingNotes
  ) {
    for part in parts {
      let text = Self.text(part)
      notes.part(text.span)
    }
    notes.finish(kind)
  }
}
