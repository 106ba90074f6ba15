/// What records are counted by.
extension RecordingNotes {
  /// Where the texts are that a record is counted by.
  @inline(__always)
  func factRanges(_ text: (RecordingField) -> Range<Int>) -> FactNames.Ranges {
    var ranges = FactNames.Ranges()
    if factNames.notesSpecies {
      ranges.genus = text(.genus)
      ranges.species = text(.species)
      ranges.commonName = text(.commonName)
    }
    ranges.country = text(.country)
    ranges.recordist = text(.recordist)
    ranges.type = text(.type)
    ranges.latitude = text(.latitude)
    ranges.longitude = text(.longitude)
    ranges.file = text(.file)
    return ranges
  }

  /// What a record is counted by.
  @inline(__always)
  mutating func facts(
    _ bytes: Span<UInt8>, _ ranges: FactNames.Ranges, quality: Range<Int>, date: Range<Int>
  ) -> RecordFacts {
    var facts = RecordFacts(
      quality: RecordingOrder.grade(bytes.extracting(quality)),
      year: CalendarRank.year(bytes.extracting(date)),
      cell: MapCell.number(
        bytes.extracting(ranges.latitude), bytes.extracting(ranges.longitude)),
      hasSound: WebAddress.isAddress(bytes.extracting(ranges.file)))
    factNames.note(bytes, ranges, in: &facts)
    return facts
  }
}
