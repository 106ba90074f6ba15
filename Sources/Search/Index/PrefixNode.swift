/// What the index says of all words that begin alike, where reading them all would be too much.
struct PrefixNode {
  /// Where the letters are that they begin with, among the bytes of all keys.
  let prefix: Range<Int>

  /// The item that the node stands before.
  let place: Int

  /// Its entry.
  let entry: Range<Int>
}
