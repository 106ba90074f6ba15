import Bytes
import Files

/// Elements in the order of their arrival; only the last are in memory, if there is a file for the
/// others.
struct Spool<Element: BitwiseCopyable & Sendable>: Sendable {
  private let file: ScratchFile?

  /// The offset of each chunk in the file, and the elements after the last chunk.
  private var chunks: [Int] = []
  private var tail: [Element] = []

  /// How many elements go to the file at once.
  private static var chunkSize: Int { (1 << 16) / MemoryLayout<Element>.stride }

  init(in file: ScratchFile?) { self.file = file }

  var count: Int { chunks.count * Self.chunkSize + tail.count }

  /// How many bytes of memory it takes.
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

  /// Reads elements into an array, replacing its content.
  ///
  /// - Returns: Whether they could be read; if not, the array is empty, and the scratch file has
  ///   the error.
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
}

// MARK: - Archives

extension Spool: Archivable {
  mutating func serialize(in archive: inout Archive) {
    var count = count
    archive.serialize(&count)
    let size = Self.chunkSize
    var start = 0
    while start < count, !archive.isShort {
      let end = min(start + size, count)
      var piece: [Element] = []
      if !archive.isReading { _ = read(start..<end, into: &piece) }
      archive.serialize(&piece)
      if archive.isReading { append(piece[...]) }
      start = end
    }
  }
}

/// Reads the elements of a spool, some at a time.
struct SpoolReader<Element: BitwiseCopyable & Sendable> {
  private let spool: Spool<Element>
  private let ahead: Int

  /// The elements in memory, and where the first of them is among all.
  private(set) var loaded: [Element] = []
  private var start = 0

  /// - `ahead`: How many elements are read at once, at least.
  init(_ spool: Spool<Element>, ahead: Int) { (self.spool, self.ahead) = (spool, ahead) }

  var count: Int { spool.count }

  /// Loads elements into memory.
  ///
  /// - Returns: Their range in ``loaded``; `nil` if they can't be read.
  mutating func load(_ range: Range<Int>) -> Range<Int>? {
    if range.lowerBound < start || range.upperBound > start + loaded.count {
      start = range.lowerBound
      let end = max(range.upperBound, min(start + ahead, spool.count))
      guard spool.read(start..<end, into: &loaded) else { return nil }
    }
    return range.lowerBound - start..<range.upperBound - start
  }
}
