/// The work of reading sources, cut into parts that need nothing of each other.
///
/// A large source is cut at a tentative row start. It is confirmed when the part before reaches
/// exactly that place, and finds a row there in the assumed state. If an assumption is wrong,
/// everything is read again in one piece; so the result never depends on the number of parts.
struct RowPlan: Sendable {
  let sources: [any RecordSource]
  let schema: CollectionSchema

  /// How many bytes of a source are held, unless a row is longer.
  let windowSize: Int

  /// Whether a source without anything is one without rows, and no fault.
  let allowsEmpty: Bool
  let limits: ReadingLimits
  let hasRoom: MemoryCheck

  /// Why the sources cannot be read, whatever is in them.
  let fault: RecordFault?
  let parts: [[RowSection]]

  init(
    _ sources: [any RecordSource], _ schema: CollectionSchema, parts count: Int,
    allowsEmpty: Bool, windowSize: Int, smallestPiece: Int, limits: ReadingLimits,
    hasRoom: @escaping MemoryCheck
  ) {
    self.sources = sources
    self.schema = schema
    self.windowSize = windowSize
    self.allowsEmpty = allowsEmpty
    self.limits = limits
    self.hasRoom = hasRoom
    fault = RowPlace.fault(in: sources, of: schema.shape.subject)
    parts = fault == nil ? Self.parts(of: sources, count, smallestPiece, schema.shape) : [[]]
  }

  var shape: RowShape { schema.shape }

  /// Creates empty notes for the rows of a part.
  func notes() -> CollectionNotes { CollectionNotes(schema, limits, hasRoom: hasRoom) }
}

/// The defaults for reading sources.
enum RowReading {
  /// How many bytes of a source are held, unless a row is longer.
  static let windowSize = 1 << 18

  /// Sources are not cut into pieces smaller than this.
  static let smallestPiece = 1 << 22
}
