/// Where every recording is, in the order of the listing, without the recordings themselves.
///
/// ```swift
/// let index = try RecordingIndex.reading(sources)
/// for view in try index.recordings(in: 0..<50) { … view[.commonName] … }
/// ```
///
/// It is made in one pass that checks every byte, and takes 40 bytes a record. Pages then read
/// their own records again, from as many threads as there are.
///
/// The order: groups by title, without regard to ASCII case, otherwise by bytes; ties by scientific
/// name; the unknown last. Within a group as ``RecordingOrder`` says. The order of the sources has no
/// part in it, nor in which record is listed when two different ones have one number: that is the
/// one in which more fields say something.
public struct RecordingIndex: Sendable {
  /// What the groups are.
  public let grouping: RecordingGrouping

  /// The groups that have recordings, in the order of the listing; none where nothing is grouped.
  public let groups: [RecordingGroup]

  /// The records that are not listed.
  public let refusals: Refusals

  private let fields: FieldSet
  let entries: [IndexEntry]
  let store: RecordStore
  let facets: IndexFacets

  /// Reads all sources, one after another; an ``IndexPlan`` reads them on several threads.
  ///
  /// A window of a source is held at a time; a record that is longer than the window is read all
  /// the same, up to 16 MiB. One core reads about a gigabyte in a second.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - grouping: What the groups are: one species each, unless something else is said.
  ///   - order: What comes first in a group: the newest, unless something else is said.
  ///   - windowSize: How many bytes of a source are held, unless a record is longer.
  ///   - progress: Told with every window how many bytes and records more were read, and asked
  ///     whether to go on.
  /// - Returns: The index.
  /// - Throws: What makes sources unreadable as a whole: a fault, or ``RecordFault/Reason/several(_:)``.
  public static func reading(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping = .species,
    orderedBy order: RecordingOrder = .newest, windowSize: Int = 1 << 18,
    progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> RecordingIndex {
    let plan = IndexPlan(
      sources, groupedBy: grouping, orderedBy: order, parts: 1, windowSize: windowSize,
      smallestPiece: RowReading.smallestPiece)
    var parts = [plan.read(0, progress: progress)]
    return try plan.index(joining: &parts)
  }

  init(
    _ notes: inout RecordingNotes, _ refusals: RefusalTally, _ store: RecordStore,
    _ grouping: RecordingGrouping, _ order: RecordingOrder
  ) {
    self.store = store
    self.grouping = grouping
    self.refusals = refusals.refusals(in: store.rows.sources, of: .recordings)
    fields = notes.fields
    var entries = notes.takeEntries()
    groups = GroupList.groups(of: &entries, named: notes.names, by: grouping, in: order)
    facets = IndexFacets(entries, named: notes.factNames)
    self.entries = entries
  }

  /// What is left out of every record of a table, because nobody knows what it is.
  public var unknownColumns: [UnknownColumns] {
    zip(store.rows.sources, zip(store.rows.headers, store.columns)).flatMap { source, rows in
      let (header, columns) = rows
      guard case .delimited = header.form else { return [UnknownColumns]() }
      return [(columns.unknown, false), (columns.repeated, true)].compactMap {
        (columns, areRepeated) -> UnknownColumns? in
        guard !columns.isEmpty else { return nil }
        let names = columns.map { header.shownName(of: $0) }
        return UnknownColumns(file: source.name, names: names, areRepeated: areRepeated)
      }
    }
  }

  /// Whether some recording has a value in a field.
  public func hasValues(of field: RecordingField) -> Bool { fields.contains(field) }

  /// The number of recordings.
  public var count: Int { entries.count }

  /// The recordings at some positions, read from their sources.
  ///
  /// Positions beyond the end are left out. Costs one read for each run of records that are
  /// neighbours in a source, and one buffer for all.
  ///
  /// - Throws: A fault when a source cannot be read or is not what it was when it was indexed.
  public func recordings(in range: Range<Int>) throws(RecordFault) -> [RecordingView] {
    try store.views(of: entries[range.clamped(to: entries.indices)])
  }

  /// The number of a recording without reading it; nil beyond the end.
  public func id(at position: Int) -> UInt64? {
    entries.indices.contains(position) ? entries[position].id : nil
  }

  /// The position in `groups` of the group of a recording; nil beyond the end, and where nothing is
  /// grouped.
  public func groupNumber(at position: Int) -> Int? {
    guard grouping != .none, entries.indices.contains(position) else { return nil }
    return entries[position].group
  }

  /// The group of the recording at a position; nil beyond the end, and where nothing is grouped.
  public func group(at position: Int) -> RecordingGroup? {
    groupNumber(at: position).map { groups[$0] }
  }
}
