import Bytes

/// The sources of an index, from which rows are read again.
struct RowStore: Sendable {
  let sources: [any RecordSource]

  /// How rows are written in each source, and the columns of each.
  let headers: [RowHeader]

  /// The separators of the sources that are lines.
  var delimiters: Set<Delimiter> {
    Set(
      headers.compactMap { header in
        if case .delimited(let delimiter) = header.form { delimiter } else { nil }
      })
  }

  /// Rows further apart than this are read one by one.
  private static let gap = 512

  /// Reads some rows, and returns their bytes with the gaps between neighbours, and each one's
  /// start; throws a fault if a source has changed.
  ///
  /// The bytes are checked as strictly as the first time: a file that has changed is an error, and
  /// nothing worse.
  ///
  /// - `take`: Gets each row in the order of its place, with its number among them, the ranges of
  ///   its cells, its start in the bytes, and the bytes, to replace escapes in; returns whether it
  ///   is the row that was indexed.
  func rows(
    at places: [RowPlace],
    _ take: (_ row: Int, _ layout: inout RowLayout, _ start: Int, _ bytes: inout [UInt8]) -> Bool
  ) throws(InputError) -> (bytes: [UInt8], starts: [Int]) {
    var (bytes, starts) = try read(places)
    var layout = RowLayout()
    guard let first = places.first else { return (bytes, starts) }
    // A name that is new shows that the file has changed, and is told.
    var (source, header) = (first.source, headers[first.source])
    for (row, place) in places.enumerated() {
      let range = starts[row]..<starts[row] + place.range.count
      if place.source != source { (source, header) = (place.source, headers[place.source]) }
      guard layout.readAgain(bytes.span, in: range, &header),
        take(row, &layout, starts[row], &bytes)
      else {
        throw InputError(file: sources[place.source].name, reason: .changed)
      }
    }
    return (bytes, starts)
  }

  /// Returns each row's number in its source, from one, for messages: reads the source up to the
  /// last, since the index doesn't keep numbers.
  func numbers(of positions: [(source: Int, offset: Int)]) throws(InputError) -> [Int] {
    let order = positions.indices.sorted { positions[$0] < positions[$1] }
    var numbers = Array(repeating: 0, count: positions.count)
    var rest = order[...]
    while let first = rest.first {
      let source = positions[first].source
      let run = rest.prefix { positions[$0].source == source }
      let found = try self.numbers(at: run.map { positions[$0].offset }, in: source)
      for (index, number) in zip(run, found) { numbers[index] = number }
      rest = rest.dropFirst(run.count)
    }
    return numbers
  }

  /// The numbers of some rows of a source, in the order of their offsets, which ascend.
  private func numbers(at offsets: [Int], in source: Int) throws(InputError) -> [Int] {
    var numbers: [Int] = []
    numbers.reserveCapacity(offsets.count)
    var reader = try RowReader(
      sources[source], windowSize: RowReading.windowSize, headers[source].shape)
    var layout = RowLayout()
    while numbers.count < offsets.count {
      guard let found = try reader.next(&layout) else { throw reader.fault(.changed, at: nil) }
      let offset = reader.window.base + found.range.lowerBound
      while numbers.count < offsets.count, offsets[numbers.count] == offset {
        numbers.append(found.number)
      }
    }
    return numbers
  }

  /// The bytes of some rows, and where each begins.
  private func read(
    _ places: [RowPlace]
  ) throws(InputError) -> (bytes: [UInt8], starts: [Int]) {
    let order = places.indices.sorted {
      (places[$0].source, places[$0].range.lowerBound)
        < (places[$1].source, places[$1].range.lowerBound)
    }
    var starts = Array(repeating: 0, count: places.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(places.reduce(JSON.padding) { $0 + $1.range.count + Self.gap })
    var run: (source: Int, range: Range<Int>)?
    for index in order {
      let place = places[index]
      if let open = run, open.source == place.source,
        place.range.lowerBound <= open.range.upperBound + Self.gap
      {
        run = (open.source, open.range.lowerBound..<place.range.upperBound)
      } else {
        if let run { try sources[run.source].readAgain(run.range, into: &bytes) }
        run = (place.source, place.range)
      }
      let runStart = run?.range.lowerBound ?? place.range.lowerBound
      starts[index] = bytes.count + place.range.lowerBound - runStart
    }
    if let run { try sources[run.source].readAgain(run.range, into: &bytes) }
    var checked: Int?
    for source in order.lazy.map({ places[$0].source }) where source != checked {
      checked = source
      try sources[source].expectUnchanged()
    }
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
    return (bytes, starts)
  }
}
