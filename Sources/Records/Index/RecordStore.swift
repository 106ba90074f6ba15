/// The sources of an index, from which records are read again.
struct RecordStore: Sendable {
  let sources: [any RecordSource]
  let keys: FieldKeys

  /// The columns of the sources that are tables; nil for JSON.
  let tables: [Table?]

  /// Records further apart than this are read one by one.
  private static let gap = 512

  /// Views on the records of some entries, in the order of the entries.
  ///
  /// Their bytes are read into one buffer, neighbours together, and checked as strictly as the
  /// first time: a file that has changed since is a fault and nothing worse.
  func views(of entries: ArraySlice<IndexEntry>) throws(RecordFault) -> [RecordingView] {
    var (bytes, starts) = try read(entries)
    var layout = RecordLayout()
    var layouts: [RecordLayout.Ranges] = []
    layouts.reserveCapacity(entries.count)
    for (start, entry) in zip(starts, entries) {
      guard isRead(entry, from: start, in: bytes, into: &layout) else { throw changed(entry) }
      unescape(&layout, from: start, in: &bytes)
      guard Identifier.number(bytes.span.extracting(layout[.id].range(from: start))) == entry.id
      else { throw changed(entry) }
      layouts.append(layout.ranges)
    }
    let page = RecordingPage(bytes: bytes, starts: starts, layouts: layouts)
    return starts.indices.map { RecordingView($0, of: page) }
  }

  /// Which of two records with one number is the one to list.
  ///
  /// Most repeated records are the same bytes, because a file was given twice; only others are
  /// taken apart.
  func preference(
    between first: IndexEntry, and second: IndexEntry
  ) throws(RecordFault) -> RecordPreference {
    if first.range.count == second.range.count, haveOneForm(first, second) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * first.range.count)
      try sources[first.source].readAgain(first.range, into: &bytes)
      try sources[second.source].readAgain(second.range, into: &bytes)
      if bytes[..<first.range.count] == bytes[first.range.count...] { return .same }
    }
    let views = try views(of: [first, second])
    if views[0] == views[1] { return .same }
    return views[0].isPreferred(to: views[1]) ? .first : .second
  }

  /// Which record of its source begins at each position, from one.
  ///
  /// Reads those sources once more.
  func numbers(of positions: [(source: Int, offset: Int)]) throws(RecordFault) -> [Int] {
    let order = positions.indices.sorted { positions[$0] < positions[$1] }
    var numbers = Array(repeating: 0, count: positions.count)
    var rest = order[...]
    while let first = rest.first {
      let source = positions[first].source
      let run = rest.prefix { positions[$0].source == source }
      let found = try RecordNumbers.numbers(
        at: run.map { positions[$0].offset }, in: sources[source], keys: keys)
      for (index, number) in zip(run, found) { numbers[index] = number }
      rest = rest.dropFirst(run.count)
    }
    return numbers
  }

  /// Whether the same bytes say the same in two sources: under other columns they do not.
  private func haveOneForm(_ first: IndexEntry, _ second: IndexEntry) -> Bool {
    first.source == second.source || tables[first.source] == nil && tables[second.source] == nil
  }

  /// The bytes of some records, and where each begins.
  private func read(
    _ entries: ArraySlice<IndexEntry>
  ) throws(RecordFault) -> (bytes: [UInt8], starts: [Int]) {
    let order = entries.indices.sorted {
      let (first, second) = (entries[$0], entries[$1])
      return first.source != second.source
        ? first.source < second.source : first.range.lowerBound < second.range.lowerBound
    }
    var starts = Array(repeating: 0, count: entries.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.reduce(JSON.padding) { $0 + $1.range.count + Self.gap })
    var run: (source: Int, range: Range<Int>)?
    for index in order {
      let entry = entries[index]
      if let open = run, open.source == entry.source,
        entry.range.lowerBound <= open.range.upperBound + Self.gap
      {
        run = (open.source, open.range.lowerBound..<entry.range.upperBound)
      } else {
        if let run { try sources[run.source].readAgain(run.range, into: &bytes) }
        run = (entry.source, entry.range)
      }
      let runStart = run?.range.lowerBound ?? entry.range.lowerBound
      starts[index - entries.startIndex] = bytes.count + entry.range.lowerBound - runStart
    }
    if let run { try sources[run.source].readAgain(run.range, into: &bytes) }
    var checked: Int?
    for source in order.lazy.map({ entries[$0].source }) where source != checked {
      checked = source
      try sources[source].expectIndexed()
    }
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
    return (bytes, starts)
  }

  private func isRead(
    _ entry: IndexEntry, from start: Int, in bytes: [UInt8], into layout: inout RecordLayout
  ) -> Bool {
    if let table = tables[entry.source] {
      return layout.isRow(of: table, bytes.span, in: start..<start + entry.range.count)
    }
    guard bytes[start] == UInt8(ascii: "{") else { return false }
    // Whatever the fault is, the record was without it when it was indexed.
    let end = try? layout.read(bytes.span, from: start, keys: keys, stopsAtList: false)
    return end == start + entry.range.count
  }

  /// Replaces the escapes of the fields that pages show.
  private func unescape(_ layout: inout RecordLayout, from start: Int, in bytes: inout [UInt8]) {
    var span = bytes.mutableSpan
    for field in RecordingField.allCases where !field.isRarelyRead {
      if layout[field].hasEscapes { layout[field].unescape(in: &span, from: start) }
    }
  }

  private func changed(_ entry: IndexEntry) -> RecordFault {
    RecordFault(file: sources[entry.source].name, reason: .changed)
  }
}
