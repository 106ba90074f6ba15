/// The words of the records that one worker has drawn.
///
/// Every worker has notes of its own; they are joined when all pages are drawn. A record takes about
/// fifty bytes: its words are numbers of a table, and texts that many records share, such as the
/// name of a country, are taken apart once.
struct SearchNotes: Sendable {
  private(set) var words: WordTable
  private(set) var phrases: WordTable

  /// Where the words of each phrase end in ``phraseWords``.
  private(set) var phraseEnds: [Int] = []

  /// The words of phrases: a tier and a word's number.
  private(set) var phraseWords: [UInt32] = []

  /// The words and phrases of all records, one after another: see ``Token``.
  private(set) var tokens: [UInt32] = []

  /// The records, in the order they were noted.
  private(set) var records: [NotedRecord] = []

  /// How often each word is used by itself, and each phrase.
  private(set) var wordUses: [UInt32] = []
  private(set) var phraseUses: [UInt32] = []

  /// What tells these records from others.
  var fingerprint = Fingerprint()

  private var reader = WordReader()

  /// The phrase that the last records began with.
  private var lastPhrase: (text: [UInt8], hash: UInt64, number: Int) = ([], 0, 0)

  /// Makes notes with nothing in them.
  ///
  /// - Parameter limit: The most bytes of all words, and of all phrases, where it is less than there
  ///   can be.
  init(limit: Int? = nil) {
    words = WordTable(limit: limit)
    phrases = WordTable(limit: limit)
  }

  /// Whether something was left out for want of room, so that nothing may be made of the notes.
  var isFull: Bool { words.isFull || phrases.isFull || tokens.count > Int(UInt32.max) }

  /// How many bytes of memory they take, but for what hardly counts.
  var memory: Int {
    words.memory + phrases.memory + phraseEnds.memory + phraseWords.memory + tokens.memory
      + records.memory + wordUses.memory + phraseUses.memory
  }

  /// Makes room, so that noting copies nothing.
  ///
  /// - Parameter count: How many records there may be.
  mutating func reserve(records count: Int) {
    records.reserveCapacity(count)
    tokens.reserveCapacity(12 * count)
  }

  /// Begins a record, whose texts follow.
  ///
  /// - Parameters:
  ///   - position: Where it is among all records.
  ///   - order: What comes first of what is found equally well: the lowest, then by position.
  ///   - number: The number it is called by, found as a word of its name.
  ///   - key: What no other record has; its position, unless that is not known yet.
  mutating func begin(
    at position: Int, order: SearchOrder, number: UInt64, key: UInt64? = nil
  ) {
    fingerprint.begin(key ?? UInt64(position))
    fingerprint.add(UInt64(order.value))
    fingerprint.add(number)
    records.append(
      NotedRecord(
        position: UInt32(position), firstToken: UInt32(clamping: tokens.count), order: order,
        number: number))
  }

  /// Notes the sound of the record.
  mutating func setSound(_ number: Int) {
    records[records.count - 1].sound = UInt32(number + 1)
  }

  /// Notes the words of a text that hardly any other record has.
  mutating func add(_ text: Span<UInt8>, _ tier: SearchTier) {
    fingerprint.add(text)
    var position = 0
    while reader.next(in: text, at: &position) {
      let number = words.number(of: reader.word, counting: &wordUses)
      wordUses[number] += 1
      tokens.append(Token.word(number, tier))
    }
  }

  /// Notes a text that others have too.
  ///
  /// - Parameter key: The text, which begins with what tells its kind from others.
  /// - Returns: Whether its words are yet to be added.
  mutating func addPhrase(_ key: [UInt8]) -> Bool {
    // Records of one species follow each other, and the name of one comes first.
    if key == lastPhrase.text {
      fingerprint.add(lastPhrase.hash)
      phraseUses[lastPhrase.number] += 1
      tokens.append(Token.phrase(lastPhrase.number))
      return false
    }
    let hash = TextHash.of(key.span)
    fingerprint.add(hash)
    let (number, isNew) = phrases.number(of: key, hashing: hash)
    if records.last.map({ Int($0.firstToken) }) == tokens.count { lastPhrase = (key, hash, number) }
    if isNew { phraseUses.append(0) }
    phraseUses[number] += 1
    tokens.append(Token.phrase(number))
    return isNew
  }

  /// Ends the words of a new phrase.
  mutating func finishPhrase() { phraseEnds.append(phraseWords.count) }

  /// Adds the words of a new phrase, without the byte that it begins with.
  mutating func addPhraseWords(_ phrase: [UInt8], _ tier: SearchTier) {
    var position = 1
    while reader.next(in: phrase.span, at: &position) {
      phraseWords.append(
        Token.word(words.number(of: reader.word, counting: &wordUses), tier))
    }
  }

  /// Adds what a new phrase can be chosen by, letter by letter: the name of a filter and a value.
  mutating func addPhraseFilter(_ filter: SearchFilter, _ value: [UInt8]) {
    let number = words.number(of: filter.prefix + value, counting: &wordUses)
    phraseWords.append(Token.word(number, .name))
  }

  /// Forgets the texts of words and phrases, of which the numbers are enough once they were joined.
  mutating func forgetTexts() {
    words = WordTable()
    phrases = WordTable()
    wordUses = []
  }

  /// Gives some records, which were noted one after another, their places among all.
  mutating func move(_ range: Range<Int>, to position: Int) {
    for index in range {
      records[index].position = UInt32(position + index - range.lowerBound)
    }
  }

  /// How often each word is used, by itself and in phrases: a record that has it twice counts twice.
  var allWordUses: [Int] {
    var uses = wordUses.map(Int.init)
    var start = 0
    for (phrase, end) in phraseEnds.enumerated() {
      for word in phraseWords[start..<end] {
        uses[Token.number(word)] += Int(phraseUses[phrase])
      }
      start = end
    }
    return uses
  }

  /// The words and phrases of a record.
  func tokens(of record: Int) -> Range<Int> {
    let next = record + 1
    return Int(
      records[record].firstToken)..<(next < records.count
      ? Int(records[next].firstToken) : tokens.count)
  }
}

extension Array {
  /// How many bytes of memory the elements take, and those there is room for.
  var memory: Int { capacity * MemoryLayout<Element>.stride }
}
