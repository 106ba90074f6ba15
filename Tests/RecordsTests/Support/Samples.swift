import Bytes
import TestSupport

@testable import Records

/// A source made of text.
func source(_ text: String, name: String = "birds.json") -> BytesSource {
  BytesSource(name: name, bytes: Array(text.utf8))
}

/// The index of a plan whose parts were read, the last of them first: nothing may depend on who is
/// ready when.
func index(of plan: CollectionPlan) throws(InputError) -> CollectionIndex {
  var parts = (0..<plan.count).reversed().map { plan.read($0) { _, _ in true } }
  return try plan.index(joining: &parts)
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension TestCollection {
  var sources: [BytesSource] {
    get throws { try files.map { BytesSource(name: $0.name, bytes: try $0.bytes) } }
  }
}

extension CollectionIndex {
  /// The numbers in the order of the listing.
  var ids: [UInt64] {
    (0..<count).compactMap { position in
      if case .number(let number) = name(at: position) { number } else { nil }
    }
  }
}
