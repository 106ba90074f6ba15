/// The first pass over recordings: notes where each record is and where it belongs.
struct RecordingNotes: RowNotes {
  var entries: [IndexEntry] = []
  private(set) var names = GroupNames()
  var factNames: FactNames

  /// The fields that some record has a value in.
  private(set) var fields = FieldSet()

  private let grouping: RecordingGrouping
  private let groupFields: InlineArray<3, RecordingField?>
  private let order: RecordingOrder
  private let groupLimit: Int
  private let hasRoom: MemoryCheck

  /// Where the fields are in what is being read.
  private var columns = FieldColumns()

  static let smallestUsual = 128
  static var stride: Int { MemoryLayout<IndexEntry>.stride }
  var count: Int { entries.count }

  init(
    groupedBy grouping: RecordingGrouping, orderedBy order: RecordingOrder, groupLimit: Int,
    hasRoom: @escaping MemoryCheck
  ) {
    self.grouping = grouping
    groupFields = grouping.fields
    factNames = FactNames(besides: grouping)
    self.order = order
    self.groupLimit = groupLimit
    self.hasRoom = hasRoom
  }

  /// Takes up a section, and refuses lines whose columns do not say which recordings they are.
  mutating func begin(_ reader: RowReader) throws(RecordFault) {
    columns = FieldColumns(of: reader.header)
    guard case .delimited(let delimiter) = reader.header.form, !columns.haveNumbers else { return }
    let names = reader.header.names.indices.map(reader.header.shownName)
    throw reader.fault(
      .header(.noIdentifier(found: names, separatedBy: delimiter)), at: reader.headerPosition)
  }

  mutating func note(
    _ row: RowReader.Found, _ layout: inout RowLayout, of source: Int, in reader: inout RowReader
  ) throws(RecordFault) -> Refusal.Reason? {
    if columns.count != reader.header.names.count { columns = FieldColumns(of: reader.header) }
    if row.isAlone, case .objects = reader.header.form { try expectRecord(row, layout, reader) }
    if let refusal = row.refusal { return refusal }
    try reader.expectRoom(in: entries, hasRoom)
    let reason = notice(row, &layout, of: source, in: &reader)
    guard names.count <= groupLimit else {
      throw reader.fault(.tooMany(grouping.plural, limit: groupLimit), at: nil)
    }
    guard factNames.isWithin(RecordFacts.nameLimit) else {
      let field = factNames.fieldBeyond(RecordFacts.nameLimit)?.facet ?? .type
      throw reader.fault(.tooMany(field.plural, limit: RecordFacts.nameLimit), at: nil)
    }
    return reason
  }

  mutating func end(_ reader: RowReader) throws(RecordFault) {}

  mutating func reserve(_ rows: Int) {
    entries.reserve(entries.count + rows, hasRoom)
  }

  mutating func add(_ other: inout RecordingNotes) -> Bool {
    let numbers = names.add(other.names)
    let factNumbers = factNames.add(other.factNames)
    guard names.count <= groupLimit, factNames.isWithin(RecordFacts.nameLimit) else {
      return false
    }
    fields.formUnion(other.fields)
    let others = other.takeEntries()
    entries.reserveCapacity(entries.count + others.count)
    for entry in others {
      entries.append(entry.renumbered(numbers[entry.group], factNumbers))
    }
    return true
  }

  /// Hands over the entries, so that sorting them copies nothing.
  mutating func takeEntries() -> [IndexEntry] {
    defer { entries = [] }
    return entries
  }

  /// Judges what stands by itself: an API's error, or at the beginning something else altogether, is
  /// no record that could be left out.
  private func expectRecord(
    _ row: RowReader.Found, _ layout: RowLayout, _ reader: RowReader
  ) throws(RecordFault) {
    switch row.refusal {
    case nil:
      guard !columns.areOfRecord(layout) else { return }
      if let fault = reader.errorAnswer(row) { throw fault }
    case .notAnObject: break
    default: return
    }
    if row.isFirst { throw reader.fault(.noRecordings, at: row.range.lowerBound) }
  }

  /// Notes one record, or answers why not.
  @inline(__always)
  private mutating func notice(
    _ row: RowReader.Found, _ layout: inout RowLayout, of source: Int, in reader: inout RowReader
  ) -> Refusal.Reason? {
    let start = row.range.lowerBound
    func text(_ field: RecordingField) -> Range<Int> {
      var range = columns.range(of: FieldSlot(field), in: layout)
      if range.hasEscapes {
        reader.unescape(&range, of: row)
        columns.replace(FieldSlot(field), by: range, in: &layout)
      }
      return range.range(from: start)
    }
    let (id, quality, date, time) = (text(.id), text(.quality), text(.date), text(.time))
    var ranges = GroupNames.Ranges(repeating: 0..<0)
    for index in ranges.indices {
      if let field = groupFields[index] { ranges[index] = text(field) }
    }
    let factRanges = factRanges(text)
    // Where there is no member or column with the number, an address may have it.
    let isNumbered = columns.range(of: FieldSlot(.id), in: layout).kind != .absent
    let (url, fileName) = isNumbered ? (0..<0, 0..<0) : (text(.url), text(.fileName))
    let bytes = reader.window.bytes.span
    let number =
      isNumbered
      ? Identifier.number(bytes.extracting(id))
      : Identifier.number(url: bytes.extracting(url), fileName: bytes.extracting(fileName))
    guard let number else {
      let text = String(decoding: reader.window.bytes[id], as: UTF8.self)
      return text.isEmpty ? .noIdentifier : .badIdentifier(Excerpt.of(text))
    }
    let facts = facts(bytes, factRanges, quality: quality, date: date)
    fields.note(layout, columns)
    entries.append(
      IndexEntry(
        id: number,
        group: names.number(bytes, ranges),
        rank: order.rank(bytes, quality: quality, date: date, time: time),
        source: source, range: row.rangeInSource(of: reader),
        facts: facts))
    return nil
  }
}
