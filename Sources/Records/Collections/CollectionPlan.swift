package import Bytes

/// A plan for reading a collection in independent parts.
///
/// ```swift
/// let plan = CollectionPlan(sources, of: .table, parts: 2)
/// var parts = (0..<plan.count).map { plan.read($0) }   // each on a thread of its own
/// let index = try plan.index(joining: &parts)
/// ```
///
/// A window of a source is held at a time; a row that is longer than the window is read all the same, up
/// to 16 MiB. One core reads about a gigabyte in a second.
///
/// A large source is cut at a tentative row start. It is confirmed when the part before reaches
/// exactly that place, and finds a row there in the assumed state. If an assumption is wrong,
/// everything is read again in one piece; so the result never depends on the number of parts.
package struct CollectionPlan: Sendable {
  let sources: [any RecordSource]
  let schema: CollectionSchema
  let windowSize: Int

  /// Whether a source without anything is one without rows, and no fault.
  let allowsEmpty: Bool
  var limits = ReadingLimits()
  private let hasRoom: MemoryCheck

  /// Why the sources cannot be read, whatever is in them.
  private let fault: InputError?

  /// The sections of each part.
  private var parts: [[RowSection]]

  /// Plans how to read sources in a number of parts, or in fewer.
  ///
  /// - `allowsEmpty`: Whether an empty source has no rows instead of being an error.
  package init(
    _ sources: [any RecordSource], of schema: CollectionSchema, parts count: Int,
    allowingEmpty allowsEmpty: Bool = false, windowSize: Int = RowReading.windowSize,
    smallestPiece: Int = RowReading.smallestPiece, hasRoom: @escaping MemoryCheck = { _ in true }
  ) {
    self.sources = sources
    self.schema = schema
    self.windowSize = windowSize
    // A single table may have no rows; of several files one without anything is a mistake.
    self.allowsEmpty = allowsEmpty || schema.columns == nil && sources.count == 1
    self.hasRoom = hasRoom
    fault = RowPlace.fault(in: sources)
    parts = fault == nil ? Self.parts(of: sources, count, smallestPiece, schema.shape) : [[]]
  }

  /// The number of parts.
  package var count: Int { parts.count }

  /// Creates empty notes for the rows of a part.
  private func notes() -> CollectionNotes { CollectionNotes(schema, limits, hasRoom: hasRoom) }
}

extension CollectionPlan {
  /// Reads the part with a number, from zero; may be called from several threads at once.
  package func read(
    _ number: Int, progress: @escaping ReadingProgress = { _, _ in true }
  ) -> RowPart {
    var part = RowPart(number, notes())
    for (index, section) in parts[number].enumerated() {
      do throws(InputError) {
        guard let count = try part.read(section, of: self, progress: progress) else {
          part.isWrongGuess = true
          break
        }
        part.lastCount = count
      } catch {
        // Who has many files wants to hear of all that are bad, and not of one a run.
        part.faults.append((error, index))
        if error.stopsAll { break }
      }
    }
    return part
  }

  /// Joins the results of all parts, in any order, which are empty afterwards; throws a fault that
  /// makes a source unreadable, or ``InputError/Kind/several(_:)``.
  ///
  /// - `progress`: As of ``read(_:progress:)``, for when everything has to be read again.
  package func joining(
    _ parts: inout [RowPart], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(InputError) -> RowPart {
    if let fault { throw fault }
    parts.sort { $0.number < $1.number }
    // Nothing here may keep the parts: what is shared is copied when it is added to.
    for (fault, _) in parts.flatMap(\.faults) where fault.stopsAll { throw fault }
    let isWrong = parts.contains { $0.isWrongGuess }
    if !isWrong {
      try expectNoFaults(in: parts)
      try expectRoom(for: parts)
    }
    guard !isWrong, let joined = joined(&parts) else {
      // Reading in one piece guesses nothing, and finds the source with too much of something.
      parts = []
      var plan = self
      plan.parts = [sources.indices.map { RowSection(source: $0) }]
      var parts = [plan.read(0, progress: progress)]
      return try plan.joining(&parts, progress: progress)
    }
    guard joined.notes.count <= RowPlace.rowLimit else {
      throw InputError(
        file: sources[0].name,
        reason: .tooMany(schema.shape.subject.plural, limit: RowPlace.rowLimit))
    }
    return joined
  }

  /// Returns the index of joined parts, which are empty afterwards; throws for a missing column.
  package func index(of joined: inout RowPart) throws(InputError) -> CollectionIndex {
    let headers = joined.headers(of: sources.count, schema.shape)
    return try CollectionIndex(&joined, RowStore(sources: sources, headers: headers))
  }

  /// Returns the index of all parts; see ``joining(_:progress:)``.
  package func index(
    joining parts: inout [RowPart], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(InputError) -> CollectionIndex {
    var joined = try joining(&parts, progress: progress)
    return try index(of: &joined)
  }

  /// Joins the notes of all parts; `nil` if there are then too many distinct values.
  private func joined(_ parts: inout [RowPart]) -> RowPart? {
    var joined = RowPart(0, notes())
    let earlierRows = earlierRows(of: parts)
    for index in parts.indices {
      if index == 0 {
        swap(&joined, &parts[index])
      } else if !joined.add(
        &parts[index], after: earlierRows[index], of: self.parts[index].first?.source)
      {
        return nil
      }
    }
    return joined
  }

  /// Throws a fault where the parts cannot be joined, because there is no memory for that.
  private func expectRoom(for parts: [RowPart]) throws(InputError) {
    guard parts.count > 1 else { return }
    let bytes = parts.reduce(0) { $0 + $1.notes.memory }
    guard bytes < InputError.leastMemory || hasRoom(bytes) else {
      throw InputError(file: sources[0].name, reason: .memory(bytes))
    }
  }

  /// Throws the faults there are, the first one of every source.
  private func expectNoFaults(in parts: [RowPart]) throws(InputError) {
    var faults: [InputError] = []
    var lastSource: Int?
    for (index, earlierRows) in earlierRows(of: parts).enumerated() {
      for (fault, section) in parts[index].faults {
        let source = self.parts[index][section].source
        guard source != lastSource else { continue }
        faults.append(fault.shifted(by: section == 0 ? earlierRows : 0))
        lastSource = source
      }
    }
    guard let first = faults.first else { return }
    throw faults.count == 1 ? first : InputError(.several(faults))
  }

  /// How many rows the source that each part begins in has before that part.
  private func earlierRows(of parts: [RowPart]) -> [Int] {
    var rows = 0
    return parts.indices.map { index in
      let sections = self.parts[index]
      if sections.first?.start == nil { rows = 0 }
      defer { rows = parts[index].lastCount + (sections.count == 1 ? rows : 0) }
      return rows
    }
  }
}

extension CollectionPlan {
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
