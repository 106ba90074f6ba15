package import Bytes

/// A plan for reading a collection in independent parts.
///
/// ```swift
/// let plan = CollectionPlan(sources, of: .table, parts: 2)
/// var parts = (0..<plan.count).map { plan.read($0) }   // each on a thread of its own
/// let index = try plan.index(joining: &parts)
/// ```
///
/// The result never depends on the number of parts. A part may be read by another process, which
/// passes it on in an archive: see ``emptyPart``.
package struct CollectionPlan: Sendable {
  private let plan: RowPlan
  private let schema: CollectionSchema

  /// The result of a part.
  package struct Part: Sendable {
    fileprivate var part: RowPart

    /// The sources of which bytes were replaced before they were read.
    package var repairedSources: [Int] { part.remarks.sources(with: .bytes) }

    /// Notes that bytes of a source were replaced before it was read, the first at an offset.
    package mutating func note(replaced count: Int, of source: Int, at offset: Int) {
      part.note(replaced: count, of: source, at: offset)
    }
  }

  /// Plans how to read sources.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - schema: The known facts about the columns, and the options.
  ///   - count: The most parts there should be.
  ///   - allowsEmpty: Whether an empty source has no rows instead of being an error.
  ///   - hasRoom: Called before much memory is allocated; returns whether it is available.
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
  ///   - progress: Called with every window with the number of bytes and rows read since; returns
  ///     whether to go on.
  /// - Returns: The result, or the error.
  package func read(
    _ number: Int, progress: @escaping ReadingProgress = { _, _ in true }
  ) -> Part {
    Part(part: plan.read(number, progress: progress))
  }

  /// A part, or the joined parts, before it is read from an archive.
  package var emptyPart: Part { Part(part: RowPart(0, plan.notes())) }

  /// Joins the results of all parts.
  ///
  /// - Parameters:
  ///   - parts: All of them, in any order. They are empty afterwards, so that nothing is held twice.
  ///   - progress: As of ``read(_:progress:)``, for when everything has to be read again.
  /// - Returns: All of it in one part.
  /// - Throws: The error that makes sources unreadable as a whole, or
  ///   ``RecordFault/Reason/several(_:)``.
  package func joining(
    _ parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> Part {
    var read = parts.map(\.part)
    parts = []
    return Part(part: try plan.joining(&read, progress: progress))
  }

  /// Returns the index of joined parts.
  ///
  /// - Parameter joined: All of it in one part, which is empty afterwards.
  /// - Returns: The index.
  /// - Throws: The error that makes sources unreadable as a whole, such as a missing column.
  package func index(of joined: inout Part) throws(RecordFault) -> CollectionIndex {
    let headers = joined.part.headers(of: plan.sources.count, schema.shape)
    let store = RowStore(sources: plan.sources, headers: headers)
    return try CollectionIndex(&joined.part, store)
  }

  /// Returns the index of all parts; see ``joining(_:progress:)``.
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
