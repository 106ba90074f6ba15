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

  /// Notes it as a page's drawing does.
  func note(in notes: inout SearchNotes) {
    notes.begin(number: number)
    for (column, text) in texts { notes.add(text, in: column) }
  }

  /// What it says, column by column.
  var texts: [(column: SampleColumn, text: String)] {
    let words: [(SampleColumn, [String])] = [
      (.common, common), (.scientific, genus + species), (.subspecies, subspecies),
      (.country, country), (.location, location), (.recordist, recordist),
    ]
    return words.map { ($0, $1.joined(separator: " ")) } + [
      (.type, types.joined(separator: ", ")), (.remarks, remarks.joined(separator: "\r\n(")),
      (.date, date?.text ?? ""), (.quality, ["A", "B", "C", "D", "E", ""][quality]),
      (.sound, sound ?? ""),
    ]
  }
}
