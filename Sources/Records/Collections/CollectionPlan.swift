package import Bytes

/// The work of reading a collection, cut into parts that need nothing of each other.
///
/// ```swift
/// let plan = CollectionPlan(sources, of: .table, parts: 2)
/// var parts = (0..<plan.count).map { plan.read($0) }   // each on a thread of its own
/// let index = try plan.index(joining: &parts)
/// ```
///
/// What is read never depends on the number of parts. A part may be read by another process, which
/// hands it over in an archive: see ``emptyPart``.
package struct CollectionPlan: Sendable {
  private let plan: RowPlan
  private let schema: CollectionSchema

  /// What a part has read.
  package struct Part: Sendable {
    fileprivate var part: RowPart
  }

  /// Plans how to read sources.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - schema: What is known of the rows, and asked of them.
  ///   - count: The most parts there should be.
  ///   - allowsEmpty: Whether a source without anything is one without rows, and no fault.
  ///   - hasRoom: Asked before much memory is taken.
  package init(
    _ sources: [any RecordSource], of schema: CollectionSchema, parts count: Int,
    allowingEmpty allowsEmpty: Bool = false, hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.init(
      sources, of: schema, parts: count, allowingEmpty: allowsEmpty,
      windowSize: RowReading.windowSize, smallestPiece: RowReading.smallestPiece, hasRoom: hasRoom)
  }

  init(
    _ sources: [any RecordSource], of schema: CollectionSchema, parts count: Int,
    allowingEmpty allowsEmpty: Bool = false, windowSize: Int, smallestPiece: Int,
    limits: ReadingLimits = ReadingLimits(), hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.schema = schema
    // A single table may have no rows; of several files one without anything is a mistake.
    let isAlone = schema.columns == nil && sources.count == 1
    plan = RowPlan(
      sources, schema, parts: count, allowsEmpty: allowsEmpty || isAlone, windowSize: windowSize,
      smallestPiece: smallestPiece, limits: limits, hasRoom: hasRoom)
  }

  /// The number of parts.
  package var count: Int { plan.parts.count }

  /// Reads a part; may be called from several threads at once.
  ///
  /// - Parameters:
  ///   - number: Which part, from zero.
  ///   - progress: Told with every window how many bytes and rows more were read, and asked whether
  ///     to go on.
  /// - Returns: What was read, or why it was not.
  package func read(
    _ number: Int, progress: @escaping ReadingProgress = { _, _ in true }
  ) -> Part {
    Part(part: plan.read(number, progress: progress))
  }

  /// What a part, or all of them in one, is before it is read from an archive.
  package var emptyPart: Part { Part(part: RowPart(0, plan.notes())) }

  /// Puts together what was read.
  ///
  /// - Parameters:
  ///   - parts: All of them, in any order. They are empty afterwards, so that nothing is held twice.
  ///   - progress: As of ``read(_:progress:)``, for when everything has to be read again.
  /// - Returns: All of it in one part.
  /// - Throws: What makes sources unreadable as a whole: a fault, or ``RecordFault/Reason/several(_:)``.
  package func joining(
    _ parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> Part {
    var read = parts.map(\.part)
    parts = []
    return Part(part: try plan.joining(&read, progress: progress))
  }

  /// The index of what was read.
  ///
  /// - Parameter joined: All of it in one part, which is empty afterwards.
  /// - Returns: The index.
  /// - Throws: What makes sources unreadable as a whole, as columns that are not there.
  package func index(of joined: inout Part) throws(RecordFault) -> CollectionIndex {
    let headers = joined.part.headers(of: plan.sources.count, schema.shape)
    let store = RowStore(sources: plan.sources, headers: headers)
    return try CollectionIndex(&joined.part, store)
  }

  /// The index of what was read in parts; see ``joining(_:progress:)``.
  package func index(
    joining parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> CollectionIndex {
    var joined = try joining(&parts, progress: progress)
    return try index(of: &joined)
  }
}

extension CollectionPlan.Part: Archivable {
  package mutating func serialize(in archive: inout Archive) { archive.serialize(&part) }
}
