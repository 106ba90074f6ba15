/// The work of reading sources, dealt out in parts that need nothing of each other.
///
/// A large source is cut where a row seems to begin. That is a guess until the part before has come to
/// exactly that place, and found a row there in the state that was guessed. A guess that is wrong is
/// found out, and everything is read again in one piece; so what is read never depends on the number
/// of parts.
struct RowPlan<Notes: RowNotes>: Sendable {
  let sources: [any RecordSource]
  let shape: RowShape

  /// How many bytes of a source are held, unless a row is longer.
  let windowSize: Int

  /// Whether a source without anything is one without rows, and no fault.
  let allowsEmpty: Bool
  let hasRoom: MemoryCheck

  /// Makes what the rows of a part are noted in.
  let notes: @Sendable () -> Notes

  /// Why the sources cannot be read, whatever is in them.
  let fault: RecordFault?
  let parts: [[RowSection]]

  init(
    _ sources: [any RecordSource], _ shape: RowShape, parts count: Int, allowsEmpty: Bool,
    windowSize: Int, smallestPiece: Int, hasRoom: @escaping MemoryCheck,
    notes: @escaping @Sendable () -> Notes
  ) {
    self.sources = sources
    self.shape = shape
    self.windowSize = windowSize
    self.allowsEmpty = allowsEmpty
    self.hasRoom = hasRoom
    self.notes = notes
    fault = RowPlace.fault(in: sources, of: shape.subject)
    parts = fault == nil ? Self.parts(of: sources, count, smallestPiece, shape) : [[]]
  }
}

/// How sources are read unless something else is said.
enum RowReading {
  /// How many bytes of a source are held, unless a row is longer.
  static let windowSize = 1 << 18

  /// Sources are not cut into pieces smaller than this.
  static let smallestPiece = 1 << 22
}
