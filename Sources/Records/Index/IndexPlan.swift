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

  private let sources: [any RecordSource]
  private let grouping: RecordingGrouping
  private let order: RecordingOrder
  private let windowSize: Int
  private let groupLimit: Int
  private let keys = FieldKeys()
  private let parts: [[IndexSection]]

  /// Plans how to read sources.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - grouping: What the groups are.
  ///   - order: What comes first in a group.
  ///   - count: The most parts there should be.
  public init(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping = .species,
    orderedBy order: RecordingOrder = .newest, parts count: Int
  ) {
    self.init(
      sources, groupedBy: grouping, orderedBy: order, parts: count, windowSize: Self.windowSize,
      smallestPiece: Self.smallestPiece)
  }

  init(
    _ sources: [any RecordSource], groupedBy grouping: RecordingGrouping,
    orderedBy order: RecordingOrder, parts count: Int, windowSize: Int, smallestPiece: Int,
    groupLimit: Int = IndexEntry.groupLimit
  ) {
    self.sources = sources
    self.grouping = grouping
    self.order = order
    self.windowSize = windowSize
    self.groupLimit = groupLimit
    parts = IndexPlan.parts(of: sources, count, smallestPiece, keys)
  }

  /// The number of parts.
  public var count: Int { parts.count }
}

// MARK: - Reading

extension IndexPlan {
  /// What a part has read.
  public struct Part: Sendable {
    var part: IndexPart
  }

  /// Reads a part; may be called from several threads at once.
  ///
  /// - Parameters:
  ///   - number: Which part, from zero.
  ///   - progress: Told with every window how many bytes and records more were read, and asked
  ///     whether to go on.
  /// - Returns: What was read, or why it was not.
  public func read(
    _ number: Int, progress: @escaping ReadingProgress = { _, _ in true }
  ) -> Part {
    var part = IndexPart(number: number, builder: builder(progress))
    for (index, section) in parts[number].enumerated() {
      do throws(RecordFault) {
        guard
          let count = try part.builder.read(
            section, of: sources[section.source], windowSize: windowSize, keys: keys)
        else {
          part.failure = .wrongGuess
          break
        }
        part.lastCount = count
      } catch {
        part.failure = .fault(error, section: index)
        break
      }
    }
    return Part(part: part)
  }

  /// Puts together what was read.
  ///
  /// - Parameters:
  ///   - parts: All of them, in any order. They are empty afterwards, so that nothing is held twice.
  ///   - progress: As of ``read(_:progress:)``, for when everything has to be read again.
  /// - Returns: The index.
  /// - Throws: The first fault that makes a source unreadable as a whole.
  public func index(
    joining parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> RecordingIndex {
    guard sources.count < IndexEntry.sourceLimit else {
      throw RecordFault(
        file: sources[0].name, reason: .tooMany("files", limit: IndexEntry.sourceLimit))
    }
    parts.sort { $0.part.number < $1.part.number }
    var joined = builder(progress)
    var earlierRecords = 0
    for index in parts.indices {
      let sections = self.parts[index]
      if sections.first?.start == nil { earlierRecords = 0 }
      switch parts[index].part.failure {
      case .fault(let fault, let section):
        throw fault.shifted(by: section == 0 ? earlierRecords : 0)
      case .wrongGuess:
        parts = []
        return try inOnePiece(progress)
      case nil: break
      }
      if index == 0 {
        swap(&joined, &parts[index].part.builder)
      } else if !joined.add(
        &parts[index].part.builder, after: earlierRecords, of: sections.first?.source)
      {
        // Read in one piece, it is found out in which source there are too many groups.
        parts = []
        return try inOnePiece(progress)
      }
      earlierRecords = parts[index].part.lastCount + (sections.count == 1 ? earlierRecords : 0)
    }
    let store = RecordStore(sources: sources, keys: keys, tables: joined.tables)
    try joined.leaveOutRepeated(in: store)
    return RecordingIndex(&joined, store, grouping, order)
  }

  private func inOnePiece(
    _ progress: @escaping ReadingProgress
  ) throws(RecordFault) -> RecordingIndex {
    let plan = IndexPlan(
      sources, groupedBy: grouping, orderedBy: order, parts: 1, windowSize: windowSize,
      smallestPiece: Self.smallestPiece, groupLimit: groupLimit)
    var parts = [plan.read(0, progress: progress)]
    return try plan.index(joining: &parts)
  }

  private func builder(_ progress: @escaping ReadingProgress) -> IndexBuilder {
    IndexBuilder(
      groupedBy: grouping, orderedBy: order, groupLimit: groupLimit, progress: progress)
  }
}
