import Bytes

extension Place {
  /// Returns the places of ascending offsets, by reading the file once more up to the last: only a
  /// file with faults pays for counting lines.
  static func places(
    at offsets: [Int], in source: any RecordSource
  ) throws(InputError) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(offsets.count)
    var chunk: [UInt8] = []
    var base = 0
    var position = 0
    var line = 1
    var lineStart = 0
    var isAfterReturn = false
    // U+FFFD has two bytes more than the one that it stands for.
    var replacements = source.replacements[...]
    var (growth, lineGrowth) = (0, 0)
    func count(to position: Int) {
      while let first = replacements.first, first < position {
        replacements.removeFirst()
        growth += 2
      }
    }
    for offset in offsets {
      while position < offset {
        if position == base + chunk.count {
          base = position
          chunk.removeAll(keepingCapacity: true)
          let end = min(base + 1 << 20, source.byteCount)
          try source.read(base..<end, into: &chunk)
          guard !chunk.isEmpty else { return places }
        }
        let end = min(offset, base + chunk.count)
        while position < end {
          let byte = chunk[position - base]
          if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            if !isAfterReturn || byte != UInt8(ascii: "\n") { line += 1 }
            lineStart = position + 1
            count(to: lineStart)
            lineGrowth = growth
          }
          isAfterReturn = byte == UInt8(ascii: "\r")
          position += 1
        }
      }
      count(to: offset)
      places.append(
        Place(
          offset: offset - growth, line: line,
          column: offset - growth - (lineStart - lineGrowth) + 1))
    }
    return places
  }
}
