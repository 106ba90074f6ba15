package import Bytes

/// A source that is in memory.
package struct BytesSource: RecordSource {
  package let name: String
  private let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  package var byteCount: Int { bytes.count }

  package func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      throw InputError(
        file: name,
        reason: .unreadable(
          "expected bytes \(range.lowerBound) to \(range.upperBound), found \(bytes.count) bytes"))
    }
    buffer.append(contentsOf: bytes[range])
  }
}
