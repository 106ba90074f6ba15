import Bytes
import Records
import Synchronization

/// A source whose bytes can be replaced.
final class ChangingSource: RecordSource {
  let name: String
  let bytes: Bytes

  init(name: String = "birds.json", text: String = #"{"id": "1"}"#) {
    self.name = name
    bytes = Bytes(Array(text.utf8))
  }

  var byteCount: Int { bytes.get().count }

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    try BytesSource(name: name, bytes: bytes.get()).read(range, into: &buffer)
  }

  final class Bytes: Sendable {
    private let value: Mutex<[UInt8]>
    init(_ bytes: [UInt8]) { value = Mutex(bytes) }
    func get() -> [UInt8] { value.withLock { $0 } }
    func set(_ bytes: [UInt8]) { value.withLock { $0 = bytes } }
  }
}
