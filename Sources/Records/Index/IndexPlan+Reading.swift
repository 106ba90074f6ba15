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
          part.isWrongGuess = true
          break
        }
        part.lastCount = count
      } catch {
        guard error.reason != .empty || !allowsEmpty else {
          part.lastCount = 0
          continue
        }
        // Who has many files wants to hear of all that are bad, and not of one a run.
        part.faults.append((error, index))
        if error.stopsAll { break }
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
  /// - Throws: What makes sources unreadable as a whole: a fault, or ``RecordFault/Reason/several(_:)``.
  public func index(
    joining parts: inout [Part], progress: @escaping ReadingProgress = { _, _ in true }
  ) throws(RecordFault) -> RecordingIndex {
    if let fault { throw fault }
    parts.sort { $0.part.number < $1.part.number }
    // Nothing here may keep the parts: what is shared is copied when it is added to.
    for (fault, _) in parts.flatMap(\.part.faults) where fault.stopsAll { throw fault }
    let isWrong = parts.contains { $0.part.isWrongGuess }
    if !isWrong {
      try expectNoFaults(in: parts)
      try expectRoom(for: parts)
    }
    guard !isWrong, var joined = joined(&parts, progress) else {
      // Read in one piece, nothing is guessed, and it is found out in which source there are too
      // many groups.
      parts = []
      return try inOnePiece(progress)
    }
    guard joined.entries.count <= IndexEntry.recordLimit else {
      throw RecordFault(
        file: sources[0].name, reason: .tooMany("recordings", limit: IndexEntry.recordLimit))
    }
    let store = RecordStore(sources: sources, keys: keys, tables: joined.tables)
    try joined.leaveOutRepeated(in: store)
    return RecordingIndex(&joined, store, grouping, order)
  }

  /// What all parts have noted; `nil` if that makes too many groups.
  private func joined(
    _ parts: inout [Part], _ progress: @escaping ReadingProgress
  ) -> IndexBuilder? {
    var joined = builder(progress)
    let earlierRecords = earlierRecords(of: parts)
    for index in parts.indices {
      if index == 0 {
        swap(&joined, &parts[index].part.builder)
      } else if !joined.add(
        &parts[index].part.builder, after: earlierRecords[index],
        of: self.parts[index].first?.source)
      {
        return nil
      }
    }
    return joined
  }

  /// Throws a fault where the parts cannot be joined, because there is no memory for that.
  private func expectRoom(for parts: [Part]) throws(RecordFault) {
    guard parts.count > 1 else { return }
    let count = parts.reduce(0) { $0 + $1.part.builder.entries.count }
    let bytes = count * MemoryLayout<IndexEntry>.stride
    guard bytes < RecordFault.leastMemory || hasRoom(bytes) else {
      throw RecordFault(file: sources[0].name, reason: .memory(bytes))
    }
  }

  /// Throws the faults there are, the first one of every source.
  private func expectNoFaults(in parts: [Part]) throws(RecordFault) {
    var faults: [RecordFault] = []
    var lastSource: Int?
    for (index, earlierRecords) in earlierRecords(of: parts).enumerated() {
      for (fault, section) in parts[index].part.faults {
        let source = self.parts[index][section].source
        guard source != lastSource else { continue }
        faults.append(fault.shifted(by: section == 0 ? earlierRecords : 0))
        lastSource = source
      }
    }
    guard let first = faults.first else { return }
    throw faults.count == 1 ? first : RecordFault(file: first.file, reason: .several(faults))
  }

  /// How many records the source that each part begins in has before that part.
  private func earlierRecords(of parts: [Part]) -> [Int] {
    var records = 0
    return parts.indices.map { index in
      let sections = self.parts[index]
      if sections.first?.start == nil { records = 0 }
      defer { records = parts[index].part.lastCount + (sections.count == 1 ? records : 0) }
      return records
    }
  }

  private func inOnePiece(
    _ progress: @escaping ReadingProgress
  ) throws(RecordFault) -> RecordingIndex {
    let plan = IndexPlan(
      sources, groupedBy: grouping, orderedBy: order, parts: 1, allowingEmpty: allowsEmpty,
      windowSize: windowSize, smallestPiece: Self.smallestPiece, groupLimit: groupLimit,
      hasRoom: hasRoom)
    var parts = [plan.read(0, progress: progress)]
    return try plan.index(joining: &parts)
  }

  private func builder(_ progress: @escaping ReadingProgress) -> IndexBuilder {
    IndexBuilder(
      groupedBy: grouping, orderedBy: order, groupLimit: groupLimit, progress: progress,
      hasRoom: hasRoom)
  }
}

extension RecordFault {
  /// Whether nothing else that is wrong with the sources matters.
  fileprivate var stopsAll: Bool {
    switch reason {
    case .calledOff, .memory: true
    default: false
    }
  }
}
