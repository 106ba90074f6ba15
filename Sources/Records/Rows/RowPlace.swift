import Bytes

struct RowPlace: Equatable {
  /// The number of its source.
  let source: Int

  /// The range of its bytes in its source.
  let range: Range<Int>

  /// The most bytes a source may have: a place takes 40 bits, and a row's length 24.
  static let offsetLimit = (1 << 40) - 1

  /// The most bytes that all sources may have together.
  static let totalLimit = 1 << 50

  /// The most sources there may be.
  static let sourceLimit = (1 << 24) - 1

  /// The most rows: the search numbers them, and some rows of other pages, in 30 bits.
  static let rowLimit = 1_000_000_000

  /// Why sources cannot be indexed because of their size; `nil` if they can.
  static func fault(in sources: [any RecordSource]) -> InputError? {
    var rest = totalLimit
    for source in sources {
      guard source.byteCount <= offsetLimit else {
        return InputError(
          file: source.name, reason: .tooLong(byteCount: source.byteCount, limit: offsetLimit))
      }
      rest -= source.byteCount
      guard rest >= 0 else {
        return InputError(
          file: source.name, reason: .tooMany("bytes in all files together", limit: totalLimit))
      }
    }
    guard let first = sources.first, sources.count > sourceLimit else { return nil }
    return InputError(file: first.name, reason: .tooMany("files", limit: sourceLimit))
  }
}

extension RowPlace {
  /// - `location`: The row's offset in 40 bits, and its length in 24.
  init(source: Int, location: UInt64) {
    let start = Int(location >> 24)
    self.init(source: source, range: start..<start + Int(location & ((1 << 24) - 1)))
  }
}
