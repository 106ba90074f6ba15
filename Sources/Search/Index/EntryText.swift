import Bytes

/// The entries of a job, one after another.
struct EntryText {
  private(set) var bytes = LargeArray<UInt8>()

  /// The entry in the making.
  private var entry = IndexText()

  /// Creates an empty text with memory for a number of bytes.
  init(room count: Int) { bytes.reserveCapacity(count) }

  /// Adds an entry, which ends where the bytes then do.
  mutating func add<Outcome>(_ write: (inout IndexText) -> Outcome) -> Outcome {
    entry.bytes.removeAll(keepingCapacity: true)
    defer { bytes.append(contentsOf: entry.bytes) }
    return write(&entry)
  }
}
