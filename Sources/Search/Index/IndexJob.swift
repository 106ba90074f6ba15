import Bytes

/// A part of the index that one worker makes: the words that begin with certain characters.
struct IndexJob: Sendable {
  /// Which of all words.
  let words: Range<Int>

  /// The first digits of rows' numbers that it has too; none if rows aren't found by these.
  let digits: Range<Int>

  /// How often its words are used together, and how many numbers it has.
  let uses: Int
  let numberCount: Int

  /// Divides the words among jobs, each of which is large enough with `limit` postings.
  ///
  /// Words and numbers with the same first character are in one job, so that a typed prefix is
  /// looked up in one; `numberCounts` has how many of the records' numbers begin with each digit.
  static func jobs(for all: JoinedTexts, numberCounts: [Int], limit: Int) -> [IndexJob] {
    var jobs: [IndexJob] = []
    var (word, digit) = (0, 0)
    while word < all.count || digit < numberCounts.count {
      let start = (word: word, digit: digit)
      var size = 0
      while size < limit, word < all.count || digit < numberCounts.count {
        let first = word < all.count ? all[word].first ?? 0 : UInt8.max
        if digit < numberCounts.count, UInt8(ascii: "0") + UInt8(digit) <= first {
          size += weightOfNumber * numberCounts[digit]
          digit += 1
          // Words that begin with the same digit come with it.
          guard UInt8(ascii: "0") + UInt8(digit - 1) == first else { continue }
        }
        let character = firstCharacter(of: all[word])
        while word < all.count, all[word].starts(with: character) {
          size += Int(all.uses[word])
          word += 1
        }
      }
      jobs.append(
        IndexJob(
          words: start.word..<word, digits: start.digit..<digit,
          uses: (start.word..<word).reduce(0) { $0 + Int(all.uses[$1]) },
          numberCount: numberCounts[start.digit..<digit].reduce(0, +)))
    }
    return jobs
  }

  /// How many postings of a word take as much memory as a number.
  private static let weightOfNumber = 12

  /// Whether there is more of something in it than its lists can count.
  func isTooLarge(for all: JoinedTexts) -> Bool {
    // A number that is a word as well has a list of both.
    let postings = (digits.isEmpty ? uses : 2 * uses) + numberCount
    let itemCount = words.count + numberCount
    return max(postings, keySize(in: all) + 2 * itemCount) > UInt32.max
      || words.count > Token.limit
  }

  /// Returns the number of file numbers to reserve: hardly ever more than ten thousand, but more if
  /// very many words begin with one character.
  func fileRoom(for all: JoinedTexts, _ limits: IndexLimits) -> Int {
    // Two files that follow each other have more bytes than one is to have, and a posting has a few.
    let size = keySize(in: all) + 16 * (uses + numberCount)
    return max(10_000, 2 * size / min(limits.wordFile, limits.listFile))
  }

  private func keySize(in all: JoinedTexts) -> Int {
    all.byteCount(of: words) + NumberWords.maximumDigits * numberCount
  }

  private static func firstCharacter(of word: JoinedTexts.Text) -> JoinedTexts.Text {
    word.prefix(1 + word.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count)
  }
}
