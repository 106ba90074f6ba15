import Bytes

/// An estimate of the size of an index of many rows, from notes of a few.
///
/// With more rows, fewer of their words are new, and the lists of the others are longer. The index
/// of one half of the notes and that of both halves show how an index grows with its rows; the
/// estimate extrapolates this.
package struct IndexForecast: Sendable {
  package private(set) var files: Int

  package private(set) var bytes: Int

  /// Estimates the size of an index from notes of some rows, in two halves that are alike.
  ///
  /// It is exact if all rows were noted and have no orders, whose values are unknown.
  package init(of count: Int, like halves: [SearchNotes], _ schema: SearchSchema) {
    (files, bytes) = Self.size(of: halves, schema)
    let noted = halves.reduce(0) { $0 + $1.rowCount }
    guard let half = halves.first, 0 < half.rowCount, half.rowCount < noted, noted < count
    else { return }
    let (step, growth) = (
      Double(noted) / Double(half.rowCount),
      Double(bytes) / Double(Self.size(of: [half], schema).bytes)
    )
    var (rows, size) = (Double(noted), Double(bytes))
    while rows * step <= Double(count) { (rows, size) = (rows * step, size * growth) }
    // What is between two sizes is on a straight line.
    size *= 1 + (growth - 1) * (Double(count) - rows) / (rows * (step - 1))
    files += max(0, Int(size) - bytes) / (Self.fileSize * max(1, count / 1_000_000))
    bytes = Int(size)
  }

  /// About how many bytes a file has, up to a million rows.
  private static let fileSize = 17_000

  private static func size(
    of notes: [SearchNotes], _ schema: SearchSchema
  ) -> (files: Int, bytes: Int) {
    var (notes, files, bytes) = (notes, 0, 0)
    let index = schema.index(of: &notes)
    var parts: [IndexPart] = []
    func add(_ file: SearchFile) { (files, bytes) = (files + 1, bytes + file.bytes.count) }
    for job in 0..<index.jobCount {
      if let part = index.files(of: job, write: add) { parts.append(part) }
    }
    let codes = LargeArray<UInt32>(repeating: 0, count: index.rowCount)
    index.files(
      after: parts,
      codes: { order in
        // Of some of the rows that are to be there only some values are known.
        OrderCodes(codes, upTo: schema.orders[order].different)
      }, write: add)
    return (files, bytes)
  }
}
