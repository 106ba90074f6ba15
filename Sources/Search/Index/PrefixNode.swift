/// What is written of words that begin alike.
struct PrefixEntry {
  /// Where it is in the text of all entries.
  let text: Range<Int>

  /// The first of their postings, if there are so many that these are in a file of heads.
  let head: [UInt32]
}

/// What the index says of all words that begin alike, where reading them all would be too much.
struct PrefixNode {
  /// Where the letters are that they begin with, among the bytes of all keys.
  let prefix: Range<Int>

  /// The item that the node stands before.
  let place: Int

  let entry: PrefixEntry
}
