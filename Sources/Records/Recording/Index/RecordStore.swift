/// The sources of an index of recordings, from which records are read again.
struct RecordStore: Sendable {
  let rows: RowStore

  /// Where the fields are in each source.
  let columns: [FieldColumns]

  init(_ rows: RowStore) {
    self.rows = rows
    columns = rows.headers.map { FieldColumns(of: $0) }
  }

  /// Views on the records of some entries, in the order of the entries.
  func views(of entries: ArraySlice<IndexEntry>) throws(RecordFault) -> [RecordingView] {
    var layouts: [FieldSlot.Ranges] = []
    layouts.reserveCapacity(entries.count)
    let places = entries.map { RowPlace(source: $0.source, range: $0.range) }
    let (bytes, starts) = try rows.rows(at: places) { row, layout, start, bytes in
      let entry = entries[entries.startIndex + row]
      let ranges = ranges(of: layout, columns[entry.source], from: start, in: &bytes)
      layouts.append(ranges)
      return Self.number(ranges, from: start, in: bytes.span) == entry.id
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
      try rows.sources[first.source].readAgain(first.range, into: &bytes)
      try rows.sources[second.source].readAgain(second.range, into: &bytes)
      if bytes[..<first.range.count] == bytes[first.range.count...] { return .same }
    }
    let views = try views(of: [first, second])
    if views[0] == views[1] { return .same }
    return views[0].isPreferred(to: views[1]) ? .first : .second
  }

  /// Whether the same bytes say the same in two sources: under other columns they do not.
  private func haveOneForm(_ first: IndexEntry, _ second: IndexEntry) -> Bool {
    let forms = [rows.headers[first.source].form, rows.headers[second.source].form]
    return first.source == second.source || forms == [.objects, .objects]
  }

  /// Where the fields of a record are, with the escapes replaced of those that pages show.
  private func ranges(
    of layout: RowLayout, _ columns: FieldColumns, from start: Int, in bytes: inout [UInt8]
  ) -> FieldSlot.Ranges {
    var ranges = FieldSlot.Ranges(repeating: .absent)
    var span = bytes.mutableSpan
    for field in RecordingField.allCases {
      let slot = FieldSlot(field)
      var range = columns.range(of: slot, in: layout)
      if range.hasEscapes, !field.isRarelyRead { range.unescape(in: &span, from: start) }
      ranges[Int(slot.rawValue)] = range
    }
    for slot in [FieldSlot.also, .annotationSet] {
      ranges[Int(slot.rawValue)] = columns.range(of: slot, in: layout)
    }
    return ranges
  }

  /// The number of a record.
  private static func number(
    _ ranges: FieldSlot.Ranges, from start: Int, in bytes: Span<UInt8>
  ) -> UInt64? {
    func text(_ field: RecordingField) -> Range<Int> {
      ranges[Int(FieldSlot(field).rawValue)].range(from: start)
    }
    guard ranges[Int(FieldSlot(.id).rawValue)].kind == .absent else {
      return Identifier.number(bytes.extracting(text(.id)))
    }
    return Identifier.number(
      url: bytes.extracting(text(.url)), fileName: bytes.extracting(text(.fileName)))
  }
}
