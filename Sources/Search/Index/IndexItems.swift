import Bytes

/// The words and numbers of one job in the order of their bytes, with their postings.
struct IndexItems {
  /// The bytes of all keys, and where each ends.
  private(set) var keys = LargeArray<UInt8>()
  private var ends = LargeArray<UInt32>()

  /// The bytes, in whole characters, that each key shares with the one before it, at most 255.
  private var shared = LargeArray<UInt8>()

  /// The postings of words, those of numbers after them, and where each item's are.
  private(set) var postings: LargeArray<UInt32>
  private var starts = LargeArray<UInt32>()
  private var counts = LargeArray<UInt32>()

  init(_ job: IndexJob, of words: JoinedTexts, in notes: [SearchNotes]) {
    var numbers = NumberWords(beginningWith: job.digits, in: notes)
    var own = JobPostings(job.words, of: words, in: notes, room: numbers.count)
    postings = own.take()
    let count = job.words.count + numbers.count
    keys.reserveCapacity(words.byteCount(of: job.words) + NumberWords.maximumDigits * numbers.count)
    ends.reserveCapacity(count)
    shared.reserveCapacity(count)
    starts.reserveCapacity(count)
    counts.reserveCapacity(count)
    for place in job.words {
      let word = words[place]
      while numbers.isBefore(word) {
        append(numbers.digits.span, single: numbers.rank)
        numbers.advance()
      }
      // What is a number and a word of some text.
      var called: [UInt32] = []
      while numbers.isEqual(to: word) {
        called.append(numbers.rank)
        numbers.advance()
      }
      append(words.bytes.span.extracting(words.range(of: place)), own.range(of: place), called)
    }
    while !numbers.isAtEnd {
      append(numbers.digits.span, single: numbers.rank)
      numbers.advance()
    }
  }

  var count: Int { ends.count }

  func keyRange(_ index: Int) -> Range<Int> {
    (index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index])
  }

  func range(_ index: Int) -> Range<Int> {
    Int(starts[index])..<Int(starts[index] + counts[index])
  }

  /// How many postings some items have together.
  func postingCount(of items: Range<Int>) -> Int { items.reduce(0) { $0 + Int(counts[$1]) } }

  /// Whether a key and the one before it have as many bytes in common, all of whole characters.
  func sharesWithPrevious(_ index: Int, _ length: Int) -> Bool {
    Int(shared[index]) >= min(length, Self.maximumShared)
  }

  /// How many bytes of a key are not those of the one before it.
  func ownByteCount(_ index: Int) -> Int { keyRange(index).count - Int(shared[index]) }

  /// The most bytes that keys may share: only names of filters share more, since words are shorter.
  static let maximumShared = 255

  private mutating func append(_ key: Span<UInt8>, single rank: UInt32) {
    append(key, at: postings.count, 1)
    postings.append(rank)
  }

  private mutating func append(_ key: Span<UInt8>, at start: Int, _ count: Int) {
    let previous = ends.isEmpty ? 0..<0 : keyRange(ends.count - 1)
    let shorter = min(key.count, previous.count)
    var common = 0
    while common < shorter, key[common] == keys[previous.lowerBound + common] { common += 1 }
    while common > 0, common < key.count, key[common] & 0xC0 == 0x80 { common -= 1 }
    shared.append(UInt8(min(common, Self.maximumShared)))
    for index in key.indices { keys.append(key[index]) }
    ends.append(UInt32(keys.count))
    starts.append(UInt32(start))
    counts.append(UInt32(count))
  }

  /// Adds a word, if any record has it; `called` are the ranks of those whose number it is.
  private mutating func append(_ key: Span<UInt8>, _ range: Range<Int>, _ called: [UInt32]) {
    guard !called.isEmpty else {
      if !range.isEmpty { append(key, at: range.lowerBound, range.count) }
      return
    }
    // A number is a name, which no other text of the record can be better than.
    let others = postings[range].filter { posting in
      !called.contains { Posting.haveOneRank($0, posting) }
    }
    let all = (called + others).sorted()
    append(key, at: postings.count, all.count)
    postings.append(contentsOf: all)
  }
}
