/// How large the index of a catalogue will be, as far as experience knows.
///
/// The more recordings there are, the fewer of the words, places and recordists of each are new,
/// and the more records each word has: so what a record takes is no one number. What catalogues
/// of some sizes took is written down here, and what is between them lies on a straight line.
public struct IndexForecast: Sendable {
  /// How many files there are.
  public private(set) var files = 0

  /// How many bytes these have.
  public private(set) var bytes = 0

  /// What catalogues took, in bytes.
  private static let known: [(count: Int, words: Int, lists: Int, data: Int, texts: Int)] = [
    (0, 0, 0, 0, 0),
    (1_000, 114_000, 0, 62_000, 45_000),
    (10_000, 760_000, 31_000, 488_000, 289_000),
    (100_000, 4_290_000, 2_190_000, 2_400_000, 693_000),
    (1_000_000, 28_400_000, 34_600_000, 20_700_000, 713_000),
  ]

  /// About how many bytes of places or of recordists a file has.
  private static let textFile = 3_900

  /// What there always is: the root and the filters.
  private static let always = (files: 2, bytes: 500)

  /// Says how large the index of some recordings will be.
  public init(records count: Int) {
    (files, bytes) = Self.always
    guard count > 0 else { return }
    let limits = IndexLimits(records: count)
    let upper = Self.known.firstIndex { count <= $0.count } ?? Self.known.count - 1
    let (low, high) = (Self.known[upper - 1], Self.known[upper])
    func between(_ least: Int, _ most: Int) -> Int {
      least + (most - least) * (count - low.count) / (high.count - low.count)
    }
    let words = between(low.words, high.words)
    // Words that begin alike stay together, so that files are not full.
    add(words, in: words * 8 / 7 / limits.wordFile + 1)
    add(words / 2_000, in: words / 630_000 + 1)
    let lists = between(low.lists, high.lists)
    add(lists, in: lists / limits.listFile)
    let dataFile = Self.dataFile(rows: count)
    add(between(low.data, high.data), in: (count + dataFile - 1) / dataFile)
    add(4 * count, in: (count + limits.mapFile - 1) / limits.mapFile)
    let texts = between(low.texts, high.texts)
    add(texts, in: min(texts, 758_000) / Self.textFile + 2)
  }

  /// About how many recordings a data file has.
  private static func dataFile(rows count: Int) -> Int {
    max(min(800, max(100, count / 200)), count / 2_500)
  }

  private mutating func add(_ bytes: Int, in files: Int) {
    self.bytes += bytes
    self.files += files
  }
}
