/// The work of reading a table of several sources, dealt out in parts that need nothing of each other.
///
/// As an ``IndexPlan``: what is read never depends on the number of parts.
public struct TablePlan: ReadingPlan {
  private let plan: RowPlan<TableNotes>

  /// What a part has read.
  public struct Part: Sendable {
    fileprivate var part: RowPart<TableNotes>
  }

  /// Plans how to read sources.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - count: The most parts there should be.
  ///   - allowsEmpty: Whether one of several sources may be without anything, and is no fault.
  ///   - hasRoom: Asked before much memory is taken.
  public init(
    _ sources: [any RecordSource], parts count: Int, allowingEmpty allowsEmpty: Bool = false,
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.init(
      sources, parts: count, allowingEmpty: allowsEmpty, windowSize: RowReading.windowSize,
      smallestPiece: RowReading.smallestPiece, hasRoom: hasRoom)
  }

  init(
    _ sources: [any RecordSource], parts count: Int, allowingEmpty allowsEmpty: Bool = false,
    windowSize: Int, smallestPiece: Int, mostRows: Int = RowPlace.rowLimit,
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    plan = RowPlan(
      sources, RowShape(subject: .rows), parts: count,
      allowsEmpty: allowsEmpty || sources.count == 1, windowSize: windowSize,
      smallestPiece: smallestPiece, hasRoom: hasRoom
    ) {
      TableNotes(mostRows: mostRows, hasRoom: hasRoom)
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
  ) throws(RecordFault) -> TableIndex {
    var read = parts.map(\.part)
    parts = []
    let joined = try plan.joining(&read, progress: progress)
    let headers = joined.headers(of: plan.sources.count, plan.shape)
    return TableIndex(joined, RowStore(sources: plan.sources, headers: headers))
  }
}
