/// The source of a table, from which rows are read again.
struct RowStore: Sendable {
  let source: any RecordSource
  let header: TableHeader

  /// Rows further apart than this, because what is between them is not listed, are read one by one.
  private static let gap = 4_096

  /// The rows at some locations, which ascend.
  ///
  /// They are checked as strictly as the first time: a file that has changed since is a fault and
  /// nothing worse.
  func page(of locations: ArraySlice<RowLocation>) throws(RecordFault) -> TablePage {
    let (bytes, starts) = try read(locations)
    var page = TableRows(bytes: bytes, columns: header.names.count)
    page.reserve(starts.count)
    // A name that is new would be one more column, and show that the file has changed.
    var header = header
    var layout = RowLayout()
    for (start, location) in zip(starts, locations) {
      let range = start..<start + location.range.count
      guard isRow(range, in: page.bytes, &layout, &header) else { throw changed }
      page.add(layout, from: start)
    }
    return TablePage(page)
  }

  private var changed: RecordFault {
    RecordFault(file: source.name, reason: .changed, of: .rows)
  }

  private func isRow(
    _ range: Range<Int>, in bytes: [UInt8], _ layout: inout RowLayout, _ header: inout TableHeader
  ) -> Bool {
    let columns = self.header.names.count
    let bytes = bytes.span
    // Whatever the fault is, the row was without it when it was indexed.
    switch header.form {
    case .unknown: return false
    case .delimited(let delimiter):
      let row = try? layout.readLine(bytes, in: range, separatedBy: delimiter, columns: columns)
      return row?.end == range.upperBound && row?.count == columns
    case .lists:
      guard bytes[range.lowerBound] == UInt8(ascii: "[") else { return false }
      let row = try? layout.readList(bytes, from: range.lowerBound)
      return row?.end == range.upperBound && row?.count == columns
    case .objects:
      guard bytes[range.lowerBound] == UInt8(ascii: "{") else { return false }
      let end = try? layout.readObject(bytes, from: range.lowerBound, &header)
      return end == range.upperBound && header.names.count == columns
    }
  }

  /// The bytes of some rows, and where each begins in them.
  private func read(
    _ locations: ArraySlice<RowLocation>
  ) throws(RecordFault) -> (bytes: [UInt8], starts: [Int]) {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    starts.reserveCapacity(locations.count)
    var run: Range<Int>?
    for range in locations.lazy.map(\.range) {
      if let open = run, range.lowerBound > open.upperBound + Self.gap {
        try source.readAgain(open, into: &bytes)
        run = nil
      }
      let start = run?.lowerBound ?? range.lowerBound
      starts.append(bytes.count + range.lowerBound - start)
      run = start..<range.upperBound
    }
    if let run { try source.readAgain(run, into: &bytes) }
    try source.expectIndexed()
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
    return (bytes, starts)
  }
}
