/// What the records that are found can be narrowed by, besides their quality and year.
///
/// Those two need no lists: they are what the order of the records begins with.
enum SearchFilter: String, CaseIterable {
  case country, type

  /// What the key of a value begins with in the index, and no word does.
  var prefix: [UInt8] {
    switch self {
    case .country: Array("=c".utf8)
    case .type: Array("=t".utf8)
    }
  }
}
