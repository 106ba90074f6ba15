import Records

extension TableRow {
  /// Returns whether two records are equal, in any spelling and order.
  func isSame(as other: TableRow) -> Bool {
    RecordingField.allCases.allSatisfy { field in
      has(field) == other.has(field) && self[field] == other[field]
    } && also == other.also && annotationSet == other.annotationSet
  }

  /// Whether this is the one to list of two different records with one number.
  ///
  /// That is the one with more fields: version 3 of the API rather than version 2, and the whole
  /// rather than an extract. Between equally full ones nothing shows which is newer, so the one
  /// that is greater in the first differing field is taken: an arbitrary choice, but independent of
  /// the order of reading.
  func isPreferred(to other: TableRow) -> Bool {
    let (own, others) = (fullness, other.fullness)
    if own != others { return own > others }
    for field in RecordingField.allCases where self[field] != other[field] {
      return other[field].lexicographicallyPrecedes(self[field])
    }
    for field in RecordingField.allCases where has(field) != other.has(field) { return has(field) }
    if also != other.also {
      return other.also.lexicographicallyPrecedes(also) { $0.lexicographicallyPrecedes($1) }
    }
    return (other.annotationSet ?? []).lexicographicallyPrecedes(annotationSet ?? [])
  }

  /// The number of fields that are not empty.
  private var fullness: Int { RecordingField.allCases.count { !self[$0].isEmpty } }
}
