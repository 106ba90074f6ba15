extension RecordBoundary {
  /// How far a boundary is looked for, and a record there read, before the search is given up.
  private static let reach = 1 << 20

  /// How many bytes are read in vain, in what looks like a record and is none.
  private static let patience = 1 << 23

  /// Finds the beginning of a record after an offset.
  ///
  /// What it looks for is what stands between the first records of the source. What looks like it is
  /// read as a record, to be told from what stands in a text or in a list within a record. All of it
  /// costs one read of a megabyte.
  ///
  /// - Returns: `nil` where there is none, or the source is one in which records are not found so.
  static func first(
    after offset: Int, in source: any RecordSource, keys: FieldKeys
  ) -> RecordBoundary? {
    // Faults are found again, and told, by whoever reads the source from its beginning.
    guard var reader = try? RecordReader(source, windowSize: 1 << 16, keys: keys) else {
      return nil
    }
    var layout = RecordLayout()
    guard (try? reader.next(&layout)) != nil else { return nil }
    let before: RecordReader.State
    switch reader.state {
    case .afterElement(let isPage): before = .beforeElement(isFirst: false, isPage: isPage)
    case .betweenTexts: before = .betweenTexts
    case .beforeElement, .afterList: return nil
    }
    var bytes: [UInt8] = []
    let end = min(offset + reach, source.byteCount)
    guard offset < end, (try? source.read(offset..<end, into: &bytes)) != nil else { return nil }
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))

    var patience = Self.patience
    for index in 0..<count where patience > 0 {
      let boundary = RecordBoundary(
        offset: offset + index, stateBefore: before, stateAfter: reader.state,
        table: reader.table)
      guard boundary.looksRight(at: index, in: bytes) else { continue }
      if boundary.isRecord(in: bytes, from: index, to: count, keys, losing: &patience) {
        return boundary
      }
    }
    return nil
  }

  /// Whether a record is read whole from a position.
  private func isRecord(
    in bytes: [UInt8], from start: Int, to end: Int, _ keys: FieldKeys,
    losing patience: inout Int
  ) -> Bool {
    var layout = RecordLayout()
    if let table {
      do throws(DelimitedFault) {
        let row = try layout.readRow(of: table, bytes.span, in: start..<end)
        patience -= row.end - start
        return row.end < end && row.count == table.names.count
      } catch {
        patience -= max(1, error.offset - start)
        return false
      }
    }
    do throws(JSONFault) {
      let stop = try layout.read(
        bytes.span, from: start, keys: keys, stopsAtList: stateBefore == .betweenTexts)
      patience -= stop - start
      return stop < end && layout.list == nil && layout.isRecord
    } catch {
      patience -= max(1, error.offset - start)
      return false
    }
  }

  /// Whether what is before a position is what stands before records here.
  private func looksRight(at index: Int, in bytes: [UInt8]) -> Bool {
    guard table == nil else {
      return index > 0 && bytes[index - 1] == UInt8(ascii: "\n")
        && bytes[index] > UInt8(ascii: "\r")
    }
    guard bytes[index] == UInt8(ascii: "{") else { return false }
    // A brace that closes, and between the two a comma in a list, and only white space outside.
    var commas = stateBefore == .betweenTexts ? 0 : 1
    for byte in bytes[..<index].reversed() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: ",") where commas > 0: commas -= 1
      case UInt8(ascii: "}"): return commas == 0
      default: return false
      }
    }
    return false
  }
}
