/// The work of reading recordings, dealt out in parts that need nothing of each other.
///
/// ```swift
/// let plan = IndexPlan(sources, parts: 2)
/// var parts = (0..<plan.count).map { plan.read($0) }   // each on a thread of its own
/// let index = try plan.index(joining: &parts)
/// ```
///
/// What is read never depends on the number of parts.
public struct IndexPlan: ReadingPlan {
  private let plan: RowPlan<RecordingNotes>
  private let grouping: RecordingGrouping
  private let order: RecordingOrder

  /// What a part has read.
  public struct Part: Sendable {
    fileprivate var part: RowPart<RecordingNotes>
  }

  /// Plans how to read sources.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - grouping: What the groups are.
  ///   - order: What comes first in a group.
  ///   - count: The most parts there should be.
  ///   - allowsEmpty: Whether a source without anything is one without records, and no fault.
  ///   - hasRoom: Asked before much memory is taken.
  public init(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping = .species,
    orderedBy order: RecordingOrder = .newest, parts count: Int,
    allowingEmpty allowsEmpty: Bool = false, hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.init(
      sources, groupedBy: grouping, orderedBy: order, parts: count, allowingEmpty: allowsEmpty,
      windowSize: RowReading.windowSize, smallestPiece: RowReading.smallestPiece, hasRoom: hasRoom)
  }

  init(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping,
    orderedBy order: RecordingOrder, parts count: Int, allowingEmpty allowsEmpty: Bool = false,
    windowSize: Int, smallestPiece: Int, groupLimit: Int = IndexEntry.groupLimit,
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.grouping = grouping
    self.order = order
    plan = RowPlan(
      sources, .recordings, parts: count, allowsEmpty: allowsEmpty, windowSize: windowSize,
      smallestPiece: smallestPiece, hasRoom: hasRoom
    ) {
      RecordingNotes(
        groupedBy: grouping, orderedBy: order, groupLimit: groupLimit, hasRoom: hasRoom)
    }
  }

  public var count: Int { plan.parts.count }

  public func read(
    _ number: Int, progress: @escaping ReadingProgress = { _, _ in true }
  ) -> Part {
    Part(part: plan.read(number, progress: progress))
  }

  public func index(
    joining parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> RecordingIndex {
    var read = parts.map(\.part)
    parts = []
    var joined = try plan.joining(&read, progress: progress)
    let headers = joined.headers(of: plan.sources.count, plan.shape)
    let store = RecordStore(RowStore(sources: plan.sources, headers: headers))
    var refusals = joined.refusals
    try joined.notes.leaveOutRepeated(in: store, noting: &refusals)
    return RecordingIndex(&joined.notes, refusals, store, grouping, order)
  }
}
