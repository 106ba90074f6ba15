/// What the index says of a word, as bytes of a text.
struct IndexEntry {
  let range: Range<Int>

  /// Whether its list is in files of lists.
  let isChunked: Bool
}
