extension RecordBoundary {
  /// How far a boundary is looked for before the search is given up.
  private static let reach = 1 << 20

  /// Finds the beginning of a record after an offset.
  ///
  /// What it looks for is what stands between the first records of the source. What looks like it is
  /// read as a record, to be told from what stands in a text or in a list within a record.
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
    let isTable = reader.table != nil
    let before: RecordReader.State
    switch reader.state {
    case .afterElement(let isPage): before = .beforeElement(isFirst: false, isPage: isPage)
    case .betweenTexts: before = .betweenTexts
    case .beforeElement, .afterList: return nil
    }
    var bytes: [UInt8] = []
    let end = min(offset + reach, source.byteCount)
    guard offset < end, (try? source.read(offset..<end, into: &bytes)) != nil else { return nil }
    let isList = before != .betweenTexts
    for index in bytes.indices
    where isTable ? isAfterLine(index, in: bytes) : isAfterRecord(index, in: bytes, isList) {
      let boundary = RecordBoundary(
        offset: offset + index, stateBefore: before, stateAfter: reader.state,
        table: reader.table)
      if boundary.isRecord(in: source, keys: keys) { return boundary }
    }
    return nil
  }

  /// Whether a record is read here.
  private func isRecord(in source: any RecordSource, keys: FieldKeys) -> Bool {
    var layout = RecordLayout()
    // What is no record here may be the middle of one: nobody needs to know.
    guard var reader = try? RecordReader(source, from: self, windowSize: 1 << 12, keys: keys),
      let found = try? reader.next(&layout)
    else { return false }
    return found.isObject && (table != nil || layout.isRecord)
      && reader.window.base + found.range.lowerBound == offset && reader.state == stateAfter
  }

  private static func isAfterLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    index > 0 && bytes[index - 1] == UInt8(ascii: "\n") && bytes[index] > UInt8(ascii: "\r")
  }

  /// Whether a brace opens after a closed one, with a comma between them in a list, and only white
  /// space outside of one.
  private static func isAfterRecord(_ index: Int, in bytes: [UInt8], _ isList: Bool) -> Bool {
    guard bytes[index] == UInt8(ascii: "{") else { return false }
    var commas = isList ? 1 : 0
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
