import Bytes
import Records
import Synchronization

/// A source that counts how much is read from it.
final class MeteredSource: RecordSource {
  private let source: BytesSource
  private let count = Atomic(0)

  init(name: String, bytes: [UInt8]) { source = BytesSource(name: name, bytes: bytes) }

  var name: String { source.name }
  var byteCount: Int { source.byteCount }
  var bytesRead: Int { count.load(ordering: .relaxed) }

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    count.add(range.count, ordering: .relaxed)
    try source.read(range, into: &buffer)
  }
}
