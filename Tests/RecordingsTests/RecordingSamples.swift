import Bytes
import TestSupport

@testable import Recordings
@testable import Records

/// An index of one text.
func index(
  _ text: String, groupedBy grouping: RecordingFacet? = .species,
  orderedBy order: RecordingOrder = .newest, windowSize: Int = 1 << 18
) throws(InputError) -> CollectionIndex {
  try CollectionIndex.reading(
    [source(text)], of: .recordings(groupedBy: grouping, orderedBy: order), windowSize: windowSize)
}

/// An index that was read in parts, however small the sources are.
func indexed(
  _ sources: [any RecordSource], parts count: Int, windowSize: Int = 1 << 18
) throws(InputError) -> CollectionIndex {
  let plan = CollectionPlan(
    sources, of: .recordings(groupedBy: .species, orderedBy: .newest), parts: count,
    windowSize: windowSize, smallestPiece: 8)
  return try index(of: plan)
}

/// The message of the fault that a text is refused with; nil when it is not.
func fault(
  in bytes: [UInt8], name: String = "birds.json", windowSize: Int = 1 << 18
) -> String? {
  do throws(InputError) {
    let source = BytesSource(name: name, bytes: bytes)
    _ = try CollectionIndex.reading([source], of: .recordings(), windowSize: windowSize)
    return nil
  } catch {
    return error.description
  }
}

func fault(
  in text: String, name: String = "birds.json", windowSize: Int = 1 << 18
) -> String? {
  fault(in: Array(text.utf8), name: name, windowSize: windowSize)
}

/// The JSON of a record with some fields.
func record(_ id: Int, _ fields: (String, String)...) -> String {
  let fields = [("id", String(id))] + fields
  return "{" + fields.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ") + "}"
}

/// Rows are compared as recordings: by what they say, however it is written.
extension TableRow: Equatable {
  static func == (first: TableRow, second: TableRow) -> Bool { first.isSame(as: second) }
}

extension CollectionIndex {
  /// All recordings.
  var all: [TableRow] {
    get throws(InputError) { try rows(in: 0..<count) }
  }

  /// The number of the row at a position.
  func id(at position: Int) -> UInt64? {
    if 0..<count ~= position, case .number(let number) = name(at: position) { number } else { nil }
  }

  func values(of facet: RecordingFacet) -> [FacetValue] { values(of: facet.facet) }
}
