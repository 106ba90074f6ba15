import Files

/// Elements in the order of their arrival; only the last are in memory, if others have a file.
struct Spool<Element: BitwiseCopyable & Sendable>: Sendable {
  private let file: ScratchFile?

  /// The offset of each chunk in the file, and the elements after the last chunk.
  private var chunks: [Int] = []
  private var tail: [Element] = []

  /// How many elements go to the file at once.
  private static var chunkSize: Int { (1 << 16) / MemoryLayout<Element>.stride }

  init(in file: ScratchFile?) { self.file = file }

  var count: Int { chunks.count * Self.chunkSize + tail.count }

  var memory: Int { chunks.memory + tail.memory }

  @inline(__always)
  mutating func append(_ element: Element) {
    tail.append(element)
    if tail.count >= Self.chunkSize { writeChunks() }
  }

  mutating func append(_ elements: ArraySlice<Element>) {
    tail += elements
    if tail.count >= Self.chunkSize { writeChunks() }
  }

  private mutating func writeChunks() {
    guard let file else { return }
    var start = 0
    while start + Self.chunkSize <= tail.count {
      chunks.append(file.append(tail.span.extracting(start..<start + Self.chunkSize)))
      start += Self.chunkSize
    }
    tail.removeFirst(start)
  }

  /// Reads elements into an array, emptied if they can't be read; the scratch file has the error.
  fileprivate func read(_ range: Range<Int>, into elements: inout [Element]) -> Bool {
    elements.removeAll(keepingCapacity: true)
    var position = range.lowerBound
    while position < range.upperBound {
      let (chunk, place) = position.quotientAndRemainder(dividingBy: Self.chunkSize)
      guard chunk < chunks.count, let file else {
        let before = chunks.count * Self.chunkSize
        elements += tail[position - before..<range.upperBound - before]
        return true
      }
      let count = min(range.upperBound - position, Self.chunkSize - place)
      let start = chunks[chunk] + place * MemoryLayout<Element>.stride
      guard file.read(count, at: start, into: &elements) else {
        elements = []
        return false
      }
      position += count
    }
    return true
  }

  /// Visits the elements, a chunk at a time; those that can't be read are left out.
  func forEachChunk(_ visit: ([Element]) -> Void) {
    var chunk: [Element] = []
    for start in stride(from: 0, to: count, by: Self.chunkSize) {
      _ = read(start..<min(start + Self.chunkSize, count), into: &chunk)
      visit(chunk)
    }
  }

  /// Appends elements of a file in chunks, `nil` for damaged ones; returns whether all were read.
  mutating func append(_ count: Int, from next: (_ count: Int) -> [Element]?) -> Bool {
    var rest = count
    while rest > 0 {
      guard let chunk = next(min(rest, Self.chunkSize)) else { return false }
      append(chunk[...])
      rest -= chunk.count
    }
    return true
  }
}

/// Reads the elements of a spool, some at a time.
struct SpoolReader<Element: BitwiseCopyable & Sendable> {
  private let spool: Spool<Element>
  private let ahead: Int

  /// The elements in memory, and where the first of them is among all.
  private(set) var loaded: [Element] = []
  private var start = 0

  /// Takes elements, and the least number of them that are read at once.
  init(_ spool: Spool<Element>, ahead: Int) { (self.spool, self.ahead) = (spool, ahead) }

  var count: Int { spool.count }

  /// Loads elements into memory; returns their range in ``loaded``, or `nil` if they can't be read.
  mutating func load(_ range: Range<Int>) -> Range<Int>? {
    if range.lowerBound < start || range.upperBound > start + loaded.count {
      start = range.lowerBound
      let end = max(range.upperBound, min(start + ahead, spool.count))
      guard spool.read(start..<end, into: &loaded) else { return nil }
    }
    return range.lowerBound - start..<range.upperBound - start
  }
}
