/// The sizes of an index's parts.
///
/// The first results should load few bytes, and the files should be few: less than 5,000 for a
/// million records.
struct IndexLimits: Sendable {
  /// The number of records in a word's own entry: a page of results.
  let head = 50

  /// The most bytes of a word's list in its own entry.
  let inline = 1_200

  /// About how many bytes a file of words has.
  let wordFile: Int

  /// About how many bytes a file of lists has.
  let listFile: Int

  /// With more bytes of words than this a prefix has a list of its own.
  let prefix: Int

  /// In more records than this a word is common: its first ones are in a file of heads.
  let common: Int

  /// The bytes that are written for a file's first key.
  static let directoryFile = 160

  /// All of them, and the version of the format.
  var numbers: [Int] {
    [SearchRoot.format, head, inline, wordFile, listFile, prefix, common]
  }

  init(records count: Int) {
    // Up to a million records files have one size, from there on one number.
    let scale = { (size: Int) in max(size, size * (count / 1_000) / 1_000) }
    wordFile = scale(18_000)
    listFile = scale(27_000)
    prefix = scale(12_000)
    common = scale(2_000)
  }
}
