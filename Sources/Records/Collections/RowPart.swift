import Bytes

/// The result of one worker that read some sources.
package struct RowPart: Sendable {
  /// Which part of the plan it is.
  let number: Int
  var notes: CollectionNotes
  var refusals = RefusalTally()
  private(set) var remarks = RemarkTally()

  /// How rows are written in the sources whose beginnings were read, and the columns of each.
  private(set) var headers: [(source: Int, header: RowHeader)] = []

  /// How many rows its last section has.
  var lastCount = 0

  /// The errors, at most one per section, if everything before this part is as assumed.
  var faults: [(fault: InputError, section: Int)] = []

  /// Whether there was no row where a section should end: the plan has guessed wrong.
  var isWrongGuess = false

  /// How many rows are read before it is guessed how many there will be.
  private static var sample: Int { 10_000 }

  /// Hands over the notes, so that sorting them copies nothing.
  mutating func takeNotes() -> CollectionNotes {
    let taken = notes
    notes = CollectionNotes(notes.schema, ReadingLimits(), hasRoom: { _ in true })
    return taken
  }

  init(_ number: Int, _ notes: CollectionNotes) {
    self.number = number
    self.notes = notes
  }

  /// Notes a section's rows, and returns their number; `nil` if no row begins where it should end;
  /// throws a fault with the row's number within the section.
  mutating func read(
    _ section: RowSection, of plan: CollectionPlan, progress: @escaping ReadingProgress
  ) throws(InputError) -> Int? {
    let source = plan.sources[section.source]
    var reader: RowReader
    if let start = section.start {
      reader = try RowReader(source, from: start, windowSize: plan.windowSize)
    } else {
      reader = try RowReader(source, windowSize: plan.windowSize, plan.schema.shape)
    }
    defer {
      headers.append((section.source, reader.header))
      remarks.add(reader.remarks, of: section.source)
    }
    try notes.begin(reader)
    var layout = RowLayout()
    let sectionEnd = section.end?.offset ?? Int.max
    let base = reader.window.base
    var meter = ReadingMeter(progress, from: base)
    while let found = try reader.next(&layout) {
      if !meter.note(position: reader.window.base, records: reader.rowCount) {
        throw reader.fault(.cancelled, at: nil)
      }
      let start = reader.window.base + found.range.lowerBound
      if start >= sectionEnd, let end = section.end {
        return start == end.offset && reader.state == end.stateAfter ? found.number - 1 : nil
      }
      if let reason = try notes.note(found, &layout, of: section.source, in: &reader) {
        refusals.add(
          RefusalDraft(
            source: section.source, record: found.number,
            offset: reader.window.base + found.place, text: found.rangeInSource(of: reader),
            reason: reason))
      } else if found.isRepaired {
        remarks.add(.quotes, of: section.source, at: start)
      }
      if found.number == Self.sample {
        // Growing step by step would hold everything twice at the last step. Where the first rows are
        // tiny and the others are not, the guess must not be more than there is memory.
        let byteCount = (section.end?.offset ?? source.byteCount) - base
        let size = max((start + found.range.count - base) / Self.sample, notes.smallestUsual)
        notes.reserve(byteCount / size + byteCount / size / 100)
      }
    }
    if !meter.note(position: source.byteCount, records: reader.rowCount) {
      throw reader.fault(.cancelled, at: nil)
    }
    if reader.isAtBeginning, !plan.allowsEmpty {
      throw reader.fault(.empty(reader.shape.subject), at: nil)
    }
    if section.start == nil { try notes.end(reader) }
    return section.end == nil ? reader.rowCount : nil
  }

  /// Notes that bytes of a source were replaced before it was read, the first at an offset.
  package mutating func note(replaced count: Int, of source: Int, at offset: Int) {
    remarks.add(.bytes, count, of: source, at: offset)
  }

  /// Appends another part, whose notes are empty afterwards, after its source's earlier rows;
  /// returns whether it could.
  mutating func add(_ other: inout RowPart, after earlierRows: Int, of source: Int?) -> Bool {
    guard notes.add(&other.notes) else { return false }
    refusals.add(other.refusals, after: earlierRows, of: source)
    remarks.add(other.remarks)
    headers += other.headers
    return true
  }

  /// Returns the form of the rows in each of some sources, and its columns.
  func headers(of count: Int, _ shape: RowShape) -> [RowHeader] {
    var united = [RowHeader?](repeating: nil, count: count)
    for (source, header) in headers {
      if united[source] == nil { united[source] = header } else { united[source]?.add(header) }
    }
    return united.map { $0 ?? RowHeader(shape) }
  }
}

/// Called with the number of bytes and records read since the last call; returns whether to go on.
package typealias ReadingProgress = @Sendable (_ bytes: Int, _ records: Int) -> Bool

/// Returns whether a number of bytes can be allocated at once; called before an index grows.
package typealias MemoryCheck = @Sendable (_ bytes: Int) -> Bool

/// Reports the progress of reading one source, after each window.
struct ReadingMeter {
  private let progress: ReadingProgress
  private var position: Int
  private var records = 0

  init(_ progress: @escaping ReadingProgress, from start: Int) {
    self.progress = progress
    position = start
  }

  /// Reports the progress since the last call, if any, at a window's offset in the source, or its
  /// end; returns whether to go on.
  ///
  /// Called for every record: costs a comparison, but for one of a window.
  @inline(__always)
  mutating func note(position: Int, records: Int) -> Bool {
    guard position != self.position else { return true }
    defer { (self.position, self.records) = (position, records) }
    return progress(position - self.position, records - self.records)
  }
}
