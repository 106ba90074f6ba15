import Bytes

/// The postings of the words of one job.
struct JobPostings {
  /// The postings of all words, each word's in order.
  private(set) var postings = LargeArray<UInt32>()

  /// The start and end of each word's postings, in one array because every posting needs both.
  private var lists = LargeArray<List>()
  private let words: Range<Int>

  private struct List {
    let start: UInt32
    var end: UInt32
  }

  /// Goes once through notes, which have best tiers first, with room for postings added later.
  init(_ words: Range<Int>, of all: JoinedTexts, in notes: [SearchNotes], room: Int = 0) {
    self.words = words
    lists.reserveCapacity(words.count)
    var size = 0
    for word in words {
      lists.append(List(start: UInt32(size), end: UInt32(size)))
      size += Int(all.uses[word])
    }
    postings.reserveCapacity(size + room)
    postings.append(contentsOf: repeatElement(0, count: size))
    for (notes, places) in zip(notes, all.places) {
      Self.read(notes, words, places.span, into: &postings, &lists)
    }
    for word in words { postings.sort(range(of: word)) }
  }

  func range(of word: Int) -> Range<Int> {
    let list = lists[word - words.lowerBound]
    return Int(list.start)..<Int(list.end)
  }

  /// Hands over the postings, so that there are not two of them.
  mutating func take() -> LargeArray<UInt32> {
    defer { postings = LargeArray() }
    return postings
  }

  private static func read(
    _ notes: SearchNotes, _ words: Range<Int>, _ places: Span<UInt32>,
    into postings: inout LargeArray<UInt32>, _ lists: inout LargeArray<List>
  ) {
    let phrases = OwnPhrases(of: notes, in: words, places)
    guard places.indices.contains(where: { words.contains(Int(places[$0])) }) else { return }
    var postings = postings.mutableSpan
    var lists = lists.mutableSpan
    var reader = RowReader(notes, ahead: 1_000)
    for page in notes.pages {
      for (place, row) in page.rows.enumerated() {
        let rank = UInt32(page.position + place)
        reader.read(row)
        let range = reader.readTokens()
        let tokens = reader.loadedTokens.span
        for position in range {
          let token = tokens[position]
          if Token.isPhrase(token) {
            let phrase = Token.number(token)
            guard phrases.hasWords(phrase) else { continue }
            for index in phrases.range(of: phrase) {
              add(phrases.words[index], rank, to: &postings, &lists)
            }
          } else {
            let place = Int(places[Token.number(token)])
            if words.contains(place) {
              add(
                Token.tierBits(token) | UInt32(place - words.lowerBound), rank, to: &postings,
                &lists)
            }
          }
        }
      }
    }
  }

  /// Adds a posting of a word, its place in the job with the tier in the two highest bits, unless
  /// the record's last one is of the same word.
  @inline(__always)
  private static func add(
    _ word: UInt32, _ rank: UInt32, to postings: inout MutableSpan<UInt32>,
    _ lists: inout MutableSpan<List>
  ) {
    let index = Int(word & ((1 << 30) - 1))
    let list = lists[index]
    let posting = word & (3 << 30) | rank
    if list.end > list.start, Posting.haveOneRank(postings[Int(list.end) - 1], posting) { return }
    postings[Int(list.end)] = posting
    lists[index].end += 1
  }
}

/// The words of phrases that are in one job.
private struct OwnPhrases {
  /// The place of each word in the job, with its tier in the two highest bits.
  private(set) var words = LargeArray<UInt32>()
  private var ends = LargeArray<UInt32>()

  /// A bit for each phrase, whether it has words in the job: most have none, and it fits the cache.
  private var bits: LargeArray<UInt64>

  init(of notes: SearchNotes, in range: Range<Int>, _ places: Span<UInt32>) {
    var start = 0
    ends.reserveCapacity(notes.phraseEnds.count)
    bits = LargeArray(repeating: 0, count: notes.phraseEnds.count / 64 + 1)
    for (phrase, end) in notes.phraseEnds.enumerated() {
      let first = words.count
      for word in notes.phraseWords[start..<Int(end)] {
        let place = Int(places[Token.number(word)])
        if range.contains(place) {
          words.append(Token.tierBits(word) | UInt32(place - range.lowerBound))
        }
      }
      if words.count > first { bits[phrase / 64] |= 1 << UInt64(phrase % 64) }
      ends.append(UInt32(words.count))
      start = Int(end)
    }
  }

  @inline(__always)
  func hasWords(_ phrase: Int) -> Bool { bits[phrase / 64] & 1 << UInt64(phrase % 64) != 0 }

  func range(of phrase: Int) -> Range<Int> {
    (phrase > 0 ? Int(ends[phrase - 1]) : 0)..<Int(ends[phrase])
  }
}

/// One occurrence of a word in a record, ordered by its tier and then the record's rank.
enum Posting {
  /// How many bits are below the tier.
  static let tierShift: UInt32 = 30
  static let tierCount = 1 << (UInt32.bitWidth - Int(tierShift))
  private static let rankBits: UInt32 = 1 << tierShift - 1

  /// The most records an index can have.
  static let recordLimit = 1 << 30

  static func rank(_ posting: UInt32) -> Int { Int(posting & rankBits) }
  static func tier(_ posting: UInt32) -> Int { Int(posting >> tierShift) }

  static func haveOneRank(_ first: UInt32, _ second: UInt32) -> Bool {
    (first ^ second) & rankBits == 0
  }
}
