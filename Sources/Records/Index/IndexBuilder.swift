/// The first pass: reads every source once and notes where each record is and where it belongs.
struct IndexBuilder {
  var entries: [IndexEntry] = []
  private(set) var names = GroupNames()
  var refusals: [RefusalDraft] = []

  private let grouping: RecordingGrouping
  private let groupFields: InlineArray<3, RecordingField?>
  private let order: RecordingOrder
  private let progress: ReadingProgress

  init(
    groupedBy grouping: RecordingGrouping, orderedBy order: RecordingOrder,
    progress: @escaping ReadingProgress
  ) {
    self.grouping = grouping
    groupFields = grouping.fields
    self.order = order
    self.progress = progress
  }

  /// The columns of the sources read so far; nil for those that are not tables.
  private(set) var tables: [Table?] = []

  /// Notes the records of one source.
  mutating func read(
    _ source: any RecordSource, number: Int, windowSize: Int, keys: FieldKeys
  ) throws(RecordFault) {
    guard source.byteCount <= IndexEntry.offsetLimit else {
      throw RecordFault(
        file: source.name, reason: .tooMany("bytes", limit: IndexEntry.offsetLimit))
    }
    var reader = try RecordReader(source, windowSize: windowSize, keys: keys)
    tables.append(reader.table)
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
      guard names.count <= IndexEntry.groupLimit else {
        throw reader.fault(.tooMany(grouping.plural, limit: IndexEntry.groupLimit), at: nil)
      }
    }
    if !meter.note(position: source.byteCount, records: reader.recordCount) {
      throw reader.fault(.calledOff, at: nil)
    }
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
      if layout[field].hasEscapes { reader.unescape(&layout[field], of: found) }
      return layout[field].range(from: start)
    }
    let (id, quality, date, time) = (text(.id), text(.quality), text(.date), text(.time))
    var ranges = GroupNames.Ranges(repeating: 0..<0)
    for index in ranges.indices {
      if let field = groupFields[index] { ranges[index] = text(field) }
    }
    let bytes = reader.window.bytes.span
    guard let number = Identifier.number(bytes.extracting(id)) else {
      let text = String(decoding: reader.window.bytes[id], as: UTF8.self)
      return text.isEmpty ? .noIdentifier : .badIdentifier(Excerpt.of(text))
    }
    entries.append(
      IndexEntry(
        id: number,
        group: names.number(bytes, ranges),
        rank: order.rank(bytes, quality: quality, date: date, time: time),
        source: source, record: found.number, range: range))
    return nil
  }
}
