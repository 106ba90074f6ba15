/// Counts records, for messages about some of them.
///
/// The index does not keep which record of its source each is. Who has nothing to be told about does
/// not pay for it; otherwise the source is read once more, up to the last record that is spoken of.
enum RecordNumbers {
  /// The numbers of some records, from one, in the order of their offsets.
  ///
  /// - Parameters:
  ///   - offsets: Where the records begin, ascending.
  ///   - source: What they are in.
  ///   - keys: The names of fields.
  /// - Returns: A number for each offset.
  /// - Throws: A fault when the source is not what it was when it was indexed.
  static func numbers(
    at offsets: [Int], in source: any RecordSource, keys: FieldKeys
  ) throws(RecordFault) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(offsets.count)
    var reader = try RecordReader(source, windowSize: IndexPlan.windowSize, keys: keys)
    var layout = RecordLayout()
    while numbers.count < offsets.count {
      guard let found = try reader.next(&layout) else { throw reader.fault(.changed, at: nil) }
      let offset = reader.window.base + found.range.lowerBound
      while numbers.count < offsets.count, offsets[numbers.count] == offset {
        numbers.append(found.number)
      }
    }
    return numbers
  }
}
