import Files
public import Records

extension RecordingInputs {
  /// Reads a table once, and notes where its rows are and what its columns are like.
  ///
  /// - Parameters:
  ///   - allowsEmpty: Whether a folder without files is a table without rows, and no error.
  ///   - progress: Told how far the reading is.
  ///   - isInterrupted: Asked, a few thousand times in a gigabyte, whether to stop. A cancelled
  ///     task stops it anyway.
  /// - Returns: The index.
  /// - Throws: ``RecordingInputError``, also where there is more than one file.
  public func table(
    allowingEmpty allowsEmpty: Bool = false, progress: BuildProgress = BuildProgress(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(RecordingInputError) -> TableIndex {
    if !allowsEmpty { try expectFiles() }
    guard let source = sources.first, sources.count == 1 else { throw .severalFiles(names) }
    progress.begin(.index, of: byteCount)
    do throws(RecordFault) {
      let reading: ReadingProgress = { bytes, rows in
        progress.advance(by: bytes, records: rows)
        return !isInterrupted() && !Task.isCancelled
      }
      return try TableIndex.reading(source, progress: reading, hasRoom: Machine.hasRoom)
    } catch {
      if error.reason == .calledOff { throw .interrupted }
      throw .data(error)
    }
  }

  /// What messages call the files.
  public var names: [String] { sources.map(\.name) }
}
