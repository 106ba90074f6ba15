extension RowPlan {
  /// Reads a part, as ``CollectionPlan/read(_:progress:)``.
  func read(_ number: Int, progress: @escaping ReadingProgress) -> RowPart {
    var part = RowPart(number, notes())
    for (index, section) in parts[number].enumerated() {
      do throws(RecordFault) {
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

  /// Joins the results of all parts.
  ///
  /// - Parameters:
  ///   - parts: All of them, in any order. They are empty afterwards, so that nothing is held twice.
  ///   - progress: As of ``read(_:progress:)``, for when everything has to be read again.
  /// - Returns: Everything in one part.
  /// - Throws: The error that makes sources unreadable as a whole, or
  ///   ``RecordFault/Reason/several(_:)``.
  func joining(
    _ parts: inout [RowPart], progress: @escaping ReadingProgress
  ) throws(RecordFault) -> RowPart {
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
      // Read in one piece, nothing is guessed, and it is found out in which source there is too much
      // of something.
      parts = []
      let plan = RowPlan(
        sources, schema, parts: 1, allowsEmpty: allowsEmpty, windowSize: windowSize,
        smallestPiece: RowReading.smallestPiece, limits: limits, hasRoom: hasRoom)
      var parts = [plan.read(0, progress: progress)]
      return try plan.joining(&parts, progress: progress)
    }
    guard joined.notes.count <= RowPlace.rowLimit else {
      throw RecordFault(
        file: sources[0].name, reason: .tooMany(shape.subject.plural, limit: RowPlace.rowLimit),
        of: shape.subject)
    }
    return joined
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
  private func expectRoom(for parts: [RowPart]) throws(RecordFault) {
    guard parts.count > 1 else { return }
    let bytes = parts.reduce(0) { $0 + $1.notes.memory }
    guard bytes < RecordFault.leastMemory || hasRoom(bytes) else {
      throw RecordFault(file: sources[0].name, reason: .memory(bytes), of: shape.subject)
    }
  }

  /// Throws the faults there are, the first one of every source.
  private func expectNoFaults(in parts: [RowPart]) throws(RecordFault) {
    var faults: [RecordFault] = []
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
    throw faults.count == 1
      ? first : RecordFault(file: first.file, reason: .several(faults), of: shape.subject)
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

extension RecordFault {
  /// Whether nothing else that is wrong with the sources matters.
  fileprivate var stopsAll: Bool {
    switch reason {
    case .cancelled, .memory: true
    default: false
    }
  }
}
