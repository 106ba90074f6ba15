/// The first pass: reads sources once and notes where each record is and where it belongs.
struct IndexBuilder {
  var entries: [IndexEntry] = []
  private(set) var names = GroupNames()
  var factNames: FactNames
  var refusals = RefusalTally()

  private let grouping: RecordingGrouping
  private let groupFields: InlineArray<3, RecordingField?>
  private let order: RecordingOrder
  private let groupLimit: Int
  private let progress: ReadingProgress
  private let hasRoom: MemoryCheck

  init(
    groupedBy grouping: RecordingGrouping, orderedBy order: RecordingOrder, groupLimit: Int,
    progress: @escaping ReadingProgress, hasRoom: @escaping MemoryCheck
  ) {
    self.grouping = grouping
    groupFields = grouping.fields
    factNames = FactNames(besides: grouping)
    self.order = order
    self.groupLimit = groupLimit
    self.progress = progress
    self.hasRoom = hasRoom
  }

  /// The columns of the sources read so far; nil for those that are not tables.
  private(set) var tables: [Table?] = []

  /// Notes the records of a section.
  ///
  /// - Parameters:
  ///   - section: What to read.
  ///   - source: What it is a section of.
  ///   - windowSize: How many bytes are held.
  ///   - keys: The names of fields.
  /// - Returns: The number of its records; `nil` if there is no record where it should end.
  /// - Throws: A fault, whose record is counted within the section.
  mutating func read(
    _ section: IndexSection, of source: any RecordSource, windowSize: Int, keys: FieldKeys
  ) throws(RecordFault) -> Int? {
    var reader: RecordReader
    if let start = section.start {
      reader = try RecordReader(source, from: start, windowSize: windowSize, keys: keys)
    } else {
      // Also a source without anything has its place among them.
      tables.append(nil)
      reader = try RecordReader(source, windowSize: windowSize, keys: keys)
      tables[tables.count - 1] = reader.table
    }
    var layout = RecordLayout()
    let base = reader.window.base
    let byteCount = (section.end?.offset ?? source.byteCount) - base
    var meter = ReadingMeter(progress, from: base)
    while let found = try reader.next(&layout) {
      if !meter.note(position: reader.window.base, records: reader.recordCount) {
        throw reader.fault(.calledOff, at: nil)
      }
      let start = reader.window.base + found.range.lowerBound
      if let end = section.end, start >= end.offset {
        return start == end.offset && reader.state == end.stateAfter ? found.number - 1 : nil
      }
      let range = start..<start + found.range.count
      try reader.expectRoom(in: entries, hasRoom)
      if let reason = note(found, at: range, of: section.source, in: &reader, &layout) {
        refusals.add(
          RefusalDraft(source: section.source, record: found.number, offset: start, reason: reason))
      }
      if found.number == Self.sample {
        // Growing step by step would hold everything twice at the last step. Where the first records
        // are tiny and the others are not, the guess must not be more than there is memory.
        let size = max((range.upperBound - base) / Self.sample, Self.smallestUsual)
        entries.reserve(entries.count + byteCount / size + byteCount / size / 100, hasRoom)
      }
      guard names.count <= groupLimit else {
        throw reader.fault(.tooMany(grouping.plural, limit: groupLimit), at: nil)
      }
      guard factNames.isWithin(RecordFacts.nameLimit) else { throw tooManyNames(in: reader) }
    }
    if !meter.note(position: source.byteCount, records: reader.recordCount) {
      throw reader.fault(.calledOff, at: nil)
    }
    return section.end == nil ? reader.recordCount : nil
  }

  /// Adds what another builder has noted, after everything that is here.
  ///
  /// - Parameters:
  ///   - other: Is empty afterwards.
  ///   - earlierRecords: How many records a source has before those that the other has noted.
  ///   - source: That source.
  /// - Returns: Whether it could: not, if that makes more groups than an index can tell apart.
  mutating func add(
    _ other: inout IndexBuilder, after earlierRecords: Int, of source: Int?
  ) -> Bool {
    let numbers = names.add(other.names)
    let factNumbers = factNames.add(other.factNames)
    guard names.count <= groupLimit, factNames.isWithin(RecordFacts.nameLimit) else {
      return false
    }
    refusals.add(other.refusals, after: earlierRecords, of: source)
    tables += other.tables
    let others = other.takeEntries()
    entries.reserveCapacity(entries.count + others.count)
    for entry in others {
      entries.append(entry.renumbered(numbers[entry.group], factNumbers))
    }
    return true
  }

  /// How many records are read before it is guessed how many there will be.
  private static let sample = 10_000

  /// What a record hardly has fewer bytes than.
  private static let smallestUsual = 128

  /// Hands over the entries, so that sorting them copies nothing.
  mutating func takeEntries() -> [IndexEntry] {
    defer { entries = [] }
    return entries
  }

  private func tooManyNames(in reader: RecordReader) -> RecordFault {
    let field = factNames.fieldBeyond(RecordFacts.nameLimit)?.facet ?? .type
    return reader.fault(.tooMany(field.plural, limit: RecordFacts.nameLimit), at: nil)
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
    let factRanges = factRanges(text)
    let bytes = reader.window.bytes.span
    guard let number = Identifier.number(bytes.extracting(id)) else {
      let text = String(decoding: reader.window.bytes[id], as: UTF8.self)
      return text.isEmpty ? .noIdentifier : .badIdentifier(Excerpt.of(text))
    }
    let facts = facts(bytes, factRanges, quality: quality, date: date)
    entries.append(
      IndexEntry(
        id: number,
        group: names.number(bytes, ranges),
        rank: order.rank(bytes, quality: quality, date: date, time: time),
        source: source, range: range,
        facts: facts))
    return nil
  }
}
