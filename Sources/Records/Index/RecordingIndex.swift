/// Where every recording is, in the order of the listing, without the recordings themselves.
///
/// ```swift
/// let index = try RecordingIndex.reading(sources)
/// for view in try index.recordings(in: 0..<50) { … view[.commonName] … }
/// ```
///
/// It is made in one pass that checks every byte, and takes 32 bytes a record. Pages then read
/// their own records again, from as many threads as there are.
///
/// The order: species by common name (the scientific name where there is none), without regard to
/// ASCII case, otherwise by bytes; ties by scientific name; unknown species last. Within a species
/// the newest date first, then the latest time, then the highest number. A known month without a
/// day follows the days of that month; dates and times that are not dates and times come last
/// among their equals. The order of the sources has no part in it, but when two different records
/// have one number, the one that comes first is kept.
public struct RecordingIndex: Sendable {
  /// The species that have recordings, in the order of the listing.
  public let species: [Species]

  /// The records that are not listed, by source and record.
  public let refusals: [Refusal]

  private let entries: [IndexEntry]
  private let store: RecordStore

  /// Reads all sources.
  ///
  /// A window of a source is held at a time; a record that is longer than the window is read all
  /// the same, up to 16 MiB. One core reads about a gigabyte in a second.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - windowSize: How many bytes of it are held.
  ///   - progress: Told with every window how many bytes and records more were read, and asked
  ///     whether to go on.
  /// - Returns: The index.
  /// - Throws: A fault of the first source that cannot be used.
  public static func reading(
    _ sources: [any RecordSource], windowSize: Int = 1 << 18,
    progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> RecordingIndex {
    let store = RecordStore(sources: sources, keys: FieldKeys())
    var builder = IndexBuilder(progress: progress)
    for (number, source) in sources.enumerated() {
      try builder.read(source, number: number, windowSize: windowSize, keys: store.keys)
    }
    try builder.leaveOutRepeated(in: store)
    return RecordingIndex(&builder, store)
  }

  private init(_ builder: inout IndexBuilder, _ store: RecordStore) {
    self.store = store
    refusals = RefusalDraft.refusals(builder.refusals, in: store.sources)
    var entries = builder.takeEntries()
    species = SpeciesList.species(of: &entries, named: builder.names)
    self.entries = entries
  }

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

  /// The position in `species` of the species of a recording; nil beyond the end.
  public func speciesNumber(at position: Int) -> Int? {
    entries.indices.contains(position) ? entries[position].species : nil
  }

  /// The species of the recording at a position; nil beyond the end.
  public func species(at position: Int) -> Species? {
    speciesNumber(at: position).map { species[$0] }
  }
}
