/// The first pass: reads every source once and notes where each record is and where it belongs.
struct IndexBuilder {
  private(set) var entries: [IndexEntry] = []
  private(set) var names = SpeciesNames()
  private(set) var refusals: [RefusalDraft] = []
  private let progress: ReadingProgress

  init(progress: @escaping ReadingProgress) {
    self.progress = progress
  }

  /// Notes the records of one source.
  mutating func read(
    _ source: any RecordSource, number: Int, windowSize: Int, keys: FieldKeys
  ) throws(RecordFault) {
    guard source.byteCount <= IndexEntry.offsetLimit else {
      throw RecordFault(
        file: source.name, reason: .tooMany("bytes", limit: IndexEntry.offsetLimit))
    }
    var reader = try RecordReader(source, windowSize: windowSize, keys: keys)
    var layout = RecordLayout()
    var meter = ReadingMeter(progress)
    while let found = try reader.next(&layout) {
      if !meter.note(position: reader.window.base, records: reader.recordCount) {
        throw reader.fault(.calledOff, at: nil)
      }
      let start = reader.window.base + found.range.lowerBound
      let range = start..<start + found.range.count
      if let reason = note(found, at: range, of: number, in: &reader, &layout) {
        refusals.append(
          RefusalDraft(source: number, record: found.number, offset: start, reason: reason))
      }
      guard names.count <= IndexEntry.speciesLimit else {
        throw reader.fault(.tooMany("species", limit: IndexEntry.speciesLimit), at: nil)
      }
    }
    if !meter.note(position: source.byteCount, records: reader.recordCount) {
      throw reader.fault(.calledOff, at: nil)
    }
  }

  /// Leaves out the records whose number occurred before, and says so.
  mutating func leaveOutRepeated(in store: RecordStore) throws(RecordFault) {
    entries.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
    var kept = 0
    for index in entries.indices {
      let entry = entries[index]
      if kept > 0, entries[kept - 1].id == entry.id {
        refusals.append(try refusal(of: entry, after: entries[kept - 1], in: store))
      } else {
        entries[kept] = entry
        kept += 1
      }
    }
    entries.removeLast(entries.count - kept)
  }

  /// Hands over the entries, so that sorting them copies nothing.
  mutating func takeEntries() -> [IndexEntry] {
    defer { entries = [] }
    return entries
  }

  /// Notes one record, or answers why not.
  @inline(__always)
  private mutating func note(
    _ found: RecordReader.Found, at range: Range<Int>, of source: Int,
    in reader: inout RecordReader, _ layout: inout RecordLayout
  ) -> Refusal.Reason? {
    guard found.isObject else { return .notAnObject }
    let start = found.range.lowerBound
    func text(_ field: RecordingField) -> Range<Int> {
      if layout[field].kind == .escaped { reader.unescape(&layout[field], of: found) }
      return layout[field].range(from: start)
    }
    let (id, genus, species) = (text(.id), text(.genus), text(.species))
    let (common, date, time) = (text(.commonName), text(.date), text(.time))
    let bytes = reader.window.bytes.span
    guard let number = Identifier.number(bytes.extracting(id)) else {
      let text = String(decoding: reader.window.bytes[id], as: UTF8.self)
      return text.isEmpty ? .noIdentifier : .badIdentifier(Excerpt.of(text))
    }
    entries.append(
      IndexEntry(
        id: number,
        species: names.number(bytes, genus: genus, species: species, common: common),
        date: CalendarKey.date(bytes.extracting(date)),
        time: CalendarKey.time(bytes.extracting(time)),
        source: source, record: found.number, range: range))
    return nil
  }

  private func refusal(
    of entry: IndexEntry, after first: IndexEntry, in store: RecordStore
  ) throws(RecordFault) -> RefusalDraft {
    let file = store.sources[first.source].name
    let reason: Refusal.Reason =
      try store.areSame(first, entry)
      ? .same(id: entry.id, file: file, record: first.record)
      : .conflicting(id: entry.id, file: file, record: first.record)
    return RefusalDraft(
      source: entry.source, record: entry.record, offset: entry.range.lowerBound, reason: reason)
  }
}
