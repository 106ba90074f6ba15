/// The entry of words with a common prefix.
struct PrefixEntry {
  /// Its range in the text of all entries.
  let text: Range<Int>

  /// The first of their postings, if the list is so long that these are in a file of heads.
  let head: [UInt32]
}

/// The entry for all words with a common prefix, if reading them all would load too much.
struct PrefixNode {
  /// The range of the prefix among the bytes of all keys.
  let prefix: Range<Int>

  /// The item that follows the node.
  let place: Int

  let entry: PrefixEntry
}
