import Bytes
import Records

/// The rows of a table by their values in a column, without blanks around them.
struct RowsByValue: Sendable {
  private var table = HashTable()

  /// The values of all rows, one after another, and where each ends.
  private var bytes = LargeArray<UInt8>()
  private var ends = LargeArray<Int>([0])

  /// Costs a reading of all rows, and keeps the values.
  init(of column: Int, in index: CollectionIndex) throws(InputError) {
    try index.visitTexts(of: column) { position, text in
      let value = text.span.extracting(Blank.content(of: text.span))
      // Of rows with one value the first is meant.
      if !value.isEmpty, self.position(of: value) == nil {
        table.insert(position, for: Hash.of(value, from: Hash.seed))
      }
      for place in value.indices { bytes.append(value[place]) }
      ends.append(bytes.count)
    }
  }

  /// The position of the first row with a value.
  func position(of text: Span<UInt8>) -> Int? {
    let value = text.extracting(Blank.content(of: text))
    return table.number(for: Hash.of(value, from: Hash.seed)) { position in
      // The row that is being put in has no value yet.
      guard position + 1 < ends.count else { return false }
      let start = ends[position]
      return ends[position + 1] - start == value.count
        && value.indices.allSatisfy { bytes[start + $0] == value[$0] }
    }
  }
}
