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

extension RowPlan {
  /// The sections of each part, about as many bytes in one as in another.
  static func parts(
    of sources: [any RecordSource], _ count: Int, _ smallestPiece: Int, _ shape: RowShape
  ) -> [[RowSection]] {
    let total = sources.reduce(0) { $0 + $1.byteCount }
    let wanted = max(1, min(count, total / smallestPiece))
    var parts: [[RowSection]] = [[]]
    var end = 0
    for (number, source) in sources.enumerated() {
      var section = RowSection(source: number)
      let base = end
      end += source.byteCount
      while parts.count < wanted, total * parts.count / wanted < end {
        let target = total * parts.count / wanted - base
        if target <= smallestPiece / 2 {
          // The source begins the next part; an empty part would have nothing to do.
          guard !(parts.last?.isEmpty ?? true) else { break }
          parts.append([])
          continue
        }
        guard source.byteCount - target > smallestPiece / 2,
          target > section.start?.offset ?? 0,
          let boundary = RowBoundary.first(after: target, in: source, shape)
        else { break }
        section.end = boundary
        parts[parts.count - 1].append(section)
        parts.append([])
        section = RowSection(source: number, start: boundary)
      }
      parts[parts.count - 1].append(section)
    }
    return parts
  }
}

/// A part of a source, or all of it.
struct RowSection: Sendable {
  /// The number of the source.
  let source: Int

  /// The start of the section, unless it is that of the source.
  var start: RowBoundary?

  /// The start of the next section, unless this one ends with the source.
  var end: RowBoundary?
}
