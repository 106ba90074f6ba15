/// The work of reading sources, dealt out in parts that need nothing of each other.
///
/// ```swift
/// let plan = IndexPlan(sources, parts: 2)
/// var parts = (0..<plan.count).map { plan.read($0) }   // each on a thread of its own
/// let index = try plan.index(joining: &parts)
/// ```
///
/// A large source is cut where a record seems to begin. That is a guess until the part before has
/// come to exactly that place, and found a record there in the state that was guessed. A guess that
/// is wrong is found out, and everything is read again in one piece; so what is read never depends on
/// the number of parts.
public struct IndexPlan: Sendable {
  /// How many bytes of a source are held, unless a record is longer.
  static let windowSize = 1 << 18

  /// Sources are not cut into pieces smaller than this.
  static let smallestPiece = 1 << 22

  let sources: [any RecordSource]
  let grouping: RecordingGrouping
  let order: RecordingOrder
  let windowSize: Int
  let groupLimit: Int
  let allowsEmpty: Bool
  let hasRoom: MemoryCheck

  /// Why the sources cannot be indexed, whatever is in them.
  let fault: RecordFault?
  let keys = FieldKeys()
  let parts: [[IndexSection]]

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
      windowSize: Self.windowSize, smallestPiece: Self.smallestPiece, hasRoom: hasRoom)
  }

  init(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping,
    orderedBy order: RecordingOrder, parts count: Int, allowingEmpty allowsEmpty: Bool = false,
    windowSize: Int, smallestPiece: Int, groupLimit: Int = IndexEntry.groupLimit,
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.sources = sources
    self.grouping = grouping
    self.order = order
    self.windowSize = windowSize
    self.groupLimit = groupLimit
    self.allowsEmpty = allowsEmpty
    self.hasRoom = hasRoom
    fault = IndexEntry.fault(in: sources, of: .recordings)
    parts = fault == nil ? IndexPlan.parts(of: sources, count, smallestPiece, keys) : [[]]
  }

  /// The number of parts.
  public var count: Int { parts.count }
}
