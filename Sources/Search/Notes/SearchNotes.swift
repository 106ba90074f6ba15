package import Bytes
package import Files

/// The notes of one worker about the rows of its pages: their words, and the values that search
/// shows.
///
/// Every worker has its own notes; they are joined after all pages are drawn. Call ``begin(page:)``
/// for each page with rows, ``begin(number:)`` for each row, and then add its texts, the best tiers
/// first: the index relies on this order.
///
/// A row's words are numbers in a table, and texts that many rows share are split into words once.
/// Parts that grow with the rows go to a file, if there is one; the words, each once, are in
/// memory.
package struct SearchNotes: Sendable {
  private let filters: [SearchFilter?]

  /// The properties of each column that every text needs, in one array and without the words of the
  /// columns.
  private let storages: [SearchColumn.Storage]
  private let tiers: [SearchTier?]
  private let cuts: [Bool]
  private(set) var words: WordTable
  private(set) var phrases: WordTable

  /// The end of each phrase's words in ``phraseWords``.
  private(set) var phraseEnds = LargeArray<UInt32>()

  /// The words of phrases: a tier and a word's number.
  private(set) var phraseWords = LargeArray<UInt32>()

  /// The words and phrases of all rows, one after another: see ``Token``.
  private(set) var tokens: Spool<UInt32>

  /// The rows, in the order they were noted, and the pages that have them.
  private(set) var rows: Spool<NotedRow>
  private(set) var pages: [NotedPage] = []

  private var row: NotedRow?

  /// The texts that no other row has, each behind its column: see ``TextMark``.
  private(set) var texts: Spool<UInt8>

  /// The coordinates of the rows, if the index has them: see ``SearchPlaces``.
  private(set) var places: Spool<UInt64>

  /// How many bytes the texts of each column have that rows do not share.
  private(set) var columnBytes: [Int]

  /// The hash of these rows.
  private(set) var contentHash = ContentHash()

  private var reader: WordReader
  private var pattern = AddressPattern()

  /// The phrase that each column had last.
  private var last: [Phrase?]

  /// The phrases that each column's values became which have numbers of their own.
  private var numbered: [[NumberedPhrase]]

  private typealias Phrase = (number: Int, hash: UInt64)

  /// The values that the text in the making is chosen by, unless it is the only one.
  private var choices: [[UInt8]] = []

  /// The text in the making, after the two bytes of its column.
  private var text: [UInt8] = [0, 0]

  init(of schema: SearchSchema, limit: Int? = nil, in scratch: ScratchFile? = nil) {
    filters = schema.columns.map(\.filter)
    storages = schema.columns.map(\.storage)
    tiers = schema.columns.map(\.tier)
    cuts = schema.columns.map(\.isCut)
    words = WordTable(limit: limit)
    phrases = WordTable(limit: limit)
    reader = WordReader(numberPrefix: schema.numberPrefix)
    columnBytes = schema.columns.map { _ in 0 }
    last = schema.columns.map { _ in nil }
    numbered = schema.columns.map { _ in [] }
    tokens = Spool(in: scratch)
    rows = Spool(in: scratch)
    texts = Spool(in: scratch)
    places = Spool(in: scratch)
  }

  /// Whether a table was full, so that the notes are incomplete and must not be used.
  package var isFull: Bool {
    words.isFull || phrases.isFull || Self.maximumTokens < max(tokens.count, phraseWords.count)
  }

  private static let maximumTokens = Int(UInt32.max)

  package var rowCount: Int { rows.count }

  /// The approximate size of their memory in bytes.
  package var memory: Int {
    words.memory + phrases.memory + phraseEnds.memory + phraseWords.memory + tokens.memory
      + rows.memory + pages.memory + texts.memory + places.memory
  }
}

// MARK: - Rows

extension SearchNotes {
  /// Begins a page by its place among all pages of the site; its rows follow.
  package mutating func begin(page number: Int) {
    pages.append(NotedPage(number: number, rows: rows.count..<rows.count))
  }

  /// Begins a row by its number, at most twelve digits; its texts follow.
  package mutating func begin(number: UInt64? = nil) {
    let page = pages[pages.count - 1]
    contentHash.begin(UInt64(page.number) << 32 | UInt64(page.rows.count))
    contentHash.add(number ?? NotedRow.unnumbered)
    let row = NotedRow(
      number: number ?? NotedRow.unnumbered, firstText: texts.count,
      firstToken: UInt32(clamping: tokens.count))
    self.row = row
    rows.append(row)
    pages[pages.count - 1].rows = page.rows.lowerBound..<rows.count
  }

  /// Notes the coordinates of the row in degrees, `nil` if unknown: of every row or of none.
  package mutating func add(place: (north: Double, east: Double)?) {
    let code = SearchPlaces.code(of: place)
    contentHash.add(code)
    places.append(code)
  }

  /// Notes a text of the row, with its number, if it has one: see ``repeats(_:in:)``.
  ///
  /// In UTF-8; spaces around it are left out, and white space between words becomes one space.
  /// `choices` are the values that it is chosen by, unless it is the only one.
  package mutating func add(
    _ text: Span<UInt8>, in column: Int, numbered value: Int? = nil,
    choosing choices: [[UInt8]] = []
  ) {
    self.choices = choices
    if column < storages.count, storages[column] == .none {
      contentHash.add(text)
      if let tier = tiers[column] { addWords(of: text, tier) }
    } else {
      part(text)
      finish(column, numbered: value)
    }
  }

  /// A text as it is noted: without spaces around it, and with one between its words.
  package static func parted(_ text: Span<UInt8>) -> [UInt8] {
    var own: [UInt8] = []
    add(text, to: &own, behind: 0)
    return own
  }

  /// Adds a part of the next text, behind a space if there is something before it.
  package mutating func part(_ part: Span<UInt8>) {
    Self.add(part, to: &text, behind: Self.header)
  }

  private static func add(_ part: Span<UInt8>, to text: inout [UInt8], behind header: Int) {
    var start = 0
    while start < part.count {
      // What has a single space between its words is copied with it.
      var end = start
      var isAfterSpace = true
      while end < part.count {
        let byte = part[end]
        let isSpace = byte <= 0x20 || byte == 0x7F
        if isSpace, isAfterSpace || byte != 0x20 { break }
        isAfterSpace = isSpace
        end += 1
      }
      let words = part.extracting(start..<(isAfterSpace && end > start ? end - 1 : end))
      if !words.isEmpty {
        if text.count > header { text.append(UInt8(ascii: " ")) }
        unsafe words.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
      }
      start = end + 1
    }
  }

  /// Ends the text whose parts were added; of nothing nothing is noted.
  package mutating func finish(_ column: Int, numbered value: Int? = nil) {
    defer {
      text.removeLast(text.count - Self.header)
      choices = []
    }
    guard column < storages.count else { return }
    guard text.count > Self.header else {
      if let value { number(value, column, .nothing) }
      return
    }
    (text[0], text[1]) = Self.mark(of: column)
    switch storages[column] {
    case .number: break
    case .none, .plain: addPlain(column)
    case .noneRepeated, .repeated, .date, .shared:
      addPhrase(column)
      if let value, let last = last[column] { number(value, column, .phrase(last)) }
    case .pattern: addAddress(column)
    }
  }

  /// Notes a text again by its number; returns `false` if its parts are yet to be added.
  ///
  /// Rows with the same number, that in an index of the column's values, have the same text.
  package mutating func repeats(_ value: Int, in column: Int) -> Bool {
    guard value < numbered[column].count else { return false }
    switch numbered[column][value] {
    case .unknown: return false
    case .nothing: return true
    case .phrase(let phrase):
      add(phrase.number, phrase.hash)
      return true
    }
  }

  private mutating func number(_ value: Int, _ column: Int, _ phrase: NumberedPhrase) {
    let missing = value + 1 - numbered[column].count
    if missing > 0 { numbered[column] += Array(repeating: .unknown, count: missing) }
    numbered[column][value] = phrase
  }

  /// How many bytes before a text are those of its column.
  static let header = 2

  /// The bytes before the texts of a column that rows share, in the order of the columns.
  static func mark(of column: Int) -> (UInt8, UInt8) {
    (UInt8(column >> 8), UInt8(column & 0xFF))
  }
}

// MARK: - Texts

extension SearchNotes {
  /// Notes a text that hardly any other row has.
  private mutating func addPlain(_ column: Int) {
    columnBytes[column] += text.count - Self.header
    if storages[column] != .none {
      TextMark.write(column, into: &texts)
      let value = text[Self.header...]
      texts.append(cuts[column] ? IndexText.shown(value) : value)
    }
    let own = text
    contentHash.add(own.span)
    if let tier = tiers[column] {
      addWords(of: own.span.extracting(Self.header...), tier)
    }
  }

  private mutating func addWords(of text: Span<UInt8>, _ tier: SearchTier) {
    var position = 0
    while reader.next(in: text, at: &position) {
      let (number, _) = words.number(of: reader.word)
      words.use(number)
      tokens.append(Token.word(number, tier))
    }
  }

  /// Notes a text that other rows have too.
  private mutating func addPhrase(_ column: Int) {
    // Rows that follow each other are often alike.
    if let last = last[column], phrases.isEqual(last.number, text.span) {
      return add(last.number, last.hash)
    }
    let hash = Hash.of(text.span)
    let (number, isNew) = phrases.number(of: text)
    if isNew { describe(column) }
    last[column] = (number, hash)
    add(number, hash)
  }

  private mutating func add(_ phrase: Int, _ hash: UInt64) {
    contentHash.add(hash)
    phrases.use(phrase)
    tokens.append(Token.phrase(phrase))
  }

  /// Notes an address, with a mark in place of the row's number.
  private mutating func addAddress(_ column: Int) {
    let address = text
    contentHash.add(address.span)
    let isSame = pattern.follow(
      address.span.extracting(Self.header...), number: row?.number ?? NotedRow.unnumbered)
    if isSame, let last = last[column] { return add(last.number, last.hash) }
    text = address.prefix(Self.header) + pattern.text
    addPhrase(column)
  }

  /// Splits a new phrase into words, and adds the choices of its filter.
  private mutating func describe(_ column: Int) {
    let phrase = text
    if let tier = tiers[column] {
      var position = Self.header
      while reader.next(in: phrase.span, at: &position) {
        phraseWords.append(Token.word(words.number(of: reader.word).number, tier))
      }
    }
    switch filters[column] {
    case .values where choices.isEmpty: addChoice(phrase[Self.header...], of: column)
    case .values: for choice in choices { addChoice(Self.parted(choice.span), of: column) }
    case .pieces:
      for piece in phrase[Self.header...].split(separator: UInt8(ascii: ",")) {
        let value = piece.trimming { $0 == UInt8(ascii: " ") }
        addChoice(value.map(ASCII.lowercased), of: column)
      }
    case .codes, nil: break
    }
    phraseEnds.append(UInt32(clamping: phraseWords.count))
  }

  /// Adds a choice of a filter, if it is short enough for a list and not empty.
  private mutating func addChoice(_ value: some Collection<UInt8>, of column: Int) {
    guard 1...IndexText.longest ~= value.count else { return }
    let word = Choice.key(of: column) + value
    phraseWords.append(Token.word(words.number(of: word).number, .name))
  }
}

// MARK: - What was noted

extension SearchNotes {
  /// Removes the texts of words and phrases, whose numbers are enough after joining.
  mutating func forgetTexts() {
    (words, phrases) = (WordTable(), WordTable())
    (last, numbered) = ([], [])
  }

  /// Sets the position of a page's rows among all.
  mutating func place(_ page: Int, at position: Int) { pages[page].position = position }

  /// The number of uses of each word, also in phrases, twice if a row has it twice; the maximum
  /// means that number or more.
  var allWordUses: LargeArray<UInt32> {
    var uses = words.uses
    let phraseUses = phrases.uses
    var start = 0
    for (phrase, end) in phraseEnds.enumerated() {
      for word in phraseWords[start..<Int(end)] {
        uses[Token.number(word)].add(phraseUses[phrase])
      }
      start = Int(end)
    }
    return uses
  }

  /// Goes through the rows with a reader, and their positions among all, once these are known.
  func readRows(_ read: (_ reader: inout RowReader, _ position: Int) -> Void) {
    var reader = RowReader(self, ahead: 1_000)
    for page in pages {
      for (place, row) in page.rows.enumerated() {
        reader.read(row)
        read(&reader, page.position + place)
      }
    }
  }
}

// MARK: - In files

extension SearchNotes {
  /// Writes the notes, but for those that only the next row needs.
  package func write(to fields: inout FieldWriter) {
    words.write(to: &fields)
    phrases.write(to: &fields)
    var start = 0
    for end in phraseEnds {
      fields.append(Int(end) - start)
      fields.append(phraseWords.span.extracting(start..<Int(end)))
      start = Int(end)
    }
    for count in [tokens.count, texts.count, rows.count, places.count, pages.count] {
      fields.append(count)
    }
    tokens.forEachChunk { fields.append($0.span) }
    texts.forEachChunk { fields.append($0.span) }
    rows.forEachChunk { rows in
      for row in rows {
        fields.append([row.number, UInt64(row.firstText), UInt64(row.firstToken)].span)
      }
    }
    places.forEachChunk { fields.append($0.span) }
    for page in pages {
      fields.append(page.number)
      fields.append(page.rows.upperBound)
    }
    for count in columnBytes { fields.append(count) }
    fields.append([contentHash.value].span)
  }

  /// Reads the notes of another process, to be joined with others; `nil` if they are damaged.
  package init?(
    from fields: inout FieldReader, of schema: SearchSchema, in scratch: ScratchFile?
  ) {
    self.init(of: schema, in: scratch)
    let columnCount = schema.columns.count
    let isWord = { (text: [UInt8]) in !text.isEmpty }
    let isPhrase = { (text: [UInt8]) in
      text.count >= Self.header && Int(text[0]) << 8 | Int(text[1]) < columnCount
    }
    guard let words = WordTable(from: &fields, where: isWord),
      let phrases = WordTable(from: &fields, where: isPhrase)
    else { return nil }
    self.words = words
    self.phrases = phrases
    guard readPhraseWords(from: &fields),
      let tokenCount = fields.number(), let textCount = fields.number(),
      let rowCount = fields.number(), let placeCount = fields.number(),
      let pageCount = fields.number(),
      readTokens(tokenCount, from: &fields),
      texts.append(textCount, from: { fields.elements($0) }),
      readRows(rowCount, from: &fields),
      placeCount == (schema.hasPlaces ? rowCount : 0),
      places.append(placeCount, from: { fields.longs($0) }),
      readPages(pageCount, from: &fields)
    else { return nil }
    for column in columnBytes.indices {
      guard let count = fields.number(below: 1 << 44) else { return nil }
      columnBytes[column] = count
    }
    guard let hash = fields.longs(1) else { return nil }
    contentHash = ContentHash(hash[0])
    guard hasSoundTexts else { return nil }
  }

  private mutating func readPhraseWords(from fields: inout FieldReader) -> Bool {
    for _ in 0..<phrases.count {
      guard let count = fields.count(ofSize: 4), let own = fields.words(count),
        own.allSatisfy({ !Token.isPhrase($0) && Token.number($0) < words.count }),
        phraseWords.count + count <= Self.maximumTokens
      else { return false }
      phraseWords.append(contentsOf: own)
      phraseEnds.append(UInt32(phraseWords.count))
    }
    return true
  }

  /// Reads words and phrases of rows, and counts their uses.
  private mutating func readTokens(_ count: Int, from fields: inout FieldReader) -> Bool {
    guard count <= Self.maximumTokens else { return false }
    var tokens = tokens
    defer { self.tokens = tokens }
    return tokens.append(count) { count in
      guard let tokens = fields.words(count) else { return nil }
      for token in tokens {
        let number = Token.number(token)
        guard number < (Token.isPhrase(token) ? phrases.count : words.count) else { return nil }
        if Token.isPhrase(token) { phrases.use(number) } else { words.use(number) }
      }
      return tokens
    }
  }

  private mutating func readRows(_ count: Int, from fields: inout FieldReader) -> Bool {
    var last = (text: 0, token: 0)
    let end = (text: texts.count, token: tokens.count)
    return rows.append(count) { count in
      guard let numbers = fields.longs(3 * count) else { return nil }
      var rows: [NotedRow] = []
      for start in stride(from: 0, to: numbers.count, by: 3) {
        let number = numbers[start]
        let first = (
          text: Int(clamping: numbers[start + 1]), token: Int(clamping: numbers[start + 2])
        )
        guard number == NotedRow.unnumbered || number < NotedRow.numberLimit,
          last.text...end.text ~= first.text, last.token...end.token ~= first.token
        else { return nil }
        rows.append(
          NotedRow(number: number, firstText: first.text, firstToken: UInt32(first.token)))
        last = first
      }
      return rows
    }
  }

  private mutating func readPages(_ count: Int, from fields: inout FieldReader) -> Bool {
    for _ in 0..<count {
      let start = pages.last?.rows.upperBound ?? 0
      guard let number = fields.number(), let end = fields.number(below: rows.count + 1),
        start <= end
      else { return false }
      pages.append(NotedPage(number: number, rows: start..<end))
    }
    return true
  }

  /// Whether the texts of all rows are behind marks of columns.
  private var hasSoundTexts: Bool {
    var reader = RowReader(self, ahead: 1_000)
    for row in 0..<rows.count {
      reader.read(row)
      var isSound = true
      guard reader.readTexts({ column, _ in isSound = isSound && column < columnBytes.count }),
        isSound
      else { return false }
    }
    return true
  }
}

/// The state of a numbered value.
private enum NumberedPhrase {
  case unknown, nothing
  case phrase((number: Int, hash: UInt64))
}

/// The column of a text, in control characters, which are in no text: one for each of the first
/// columns, and two for the next.
enum TextMark {
  /// Sixteen characters end a number, and fifteen continue one; its lowest digit is first.
  private static let (enders, continuers) = (16, 15)

  static func isPart(_ byte: UInt8) -> Bool { 1...31 ~= byte }

  static func write(_ column: Int, into texts: inout Spool<UInt8>) {
    var rest = column
    while rest >= enders {
      rest -= enders
      texts.append(UInt8(1 + enders + rest % continuers))
      rest /= continuers
    }
    texts.append(UInt8(1 + rest))
  }

  /// Reads a column; `nil` if the file of a part is damaged there.
  static func column(in texts: ArraySlice<UInt8>, at position: inout Int) -> Int? {
    var (column, unit) = (0, 1)
    while position < texts.endIndex, isPart(texts[position]), unit < SearchSchema.maximumColumns {
      let digit = Int(texts[position]) - 1
      position += 1
      column += unit * digit
      if digit < enders { return column }
      unit *= continuers
    }
    return nil
  }
}

/// A value that rows can be narrowed by, as a key of the index: it begins as no word does.
enum Choice {
  /// Returns the prefix of the keys of a column's values: `=4=`.
  static func key(of column: Int) -> [UInt8] { Array("=\(column)=".utf8) }

  /// The column and the value of a key; `nil` if it is a word.
  static func value(of key: JoinedTexts.Text) -> (column: Int, value: JoinedTexts.Text)? {
    let mark = UInt8(ascii: "=")
    guard key.first == mark, let end = key.dropFirst().firstIndex(of: mark) else { return nil }
    guard let column = Int(String(decoding: key[key.startIndex + 1..<end], as: UTF8.self)) else {
      return nil
    }
    return (column, key[(end + 1)...])
  }
}

extension Array {
  /// How many bytes of memory the elements take, and those there is room for.
  var memory: Int { capacity * MemoryLayout<Element>.stride }
}

/// A hash of the searchable content: a sum over the records, so that it does not depend on which
/// worker noted them.
struct ContentHash: Sendable {
  private(set) var value: UInt64 = 0

  /// Distinguishes a record's text from the same one elsewhere, in any record.
  private var key: UInt64 = 0

  /// Takes up a hash of records; another one can be begun.
  init(_ value: UInt64 = 0) { self.value = value }

  /// Begins a record by a number that no other has.
  mutating func begin(_ number: UInt64) { key = Hash.folded(number) }

  mutating func add(_ text: Span<UInt8>) { add(Hash.of(text)) }

  /// Adds a number of the record, or the hash of a text.
  mutating func add(_ number: UInt64) {
    value &+= Hash.folded(number ^ key)
    key &+= 0x9E37_79B9_7F4A_7C15
  }

  /// Adds the records that another has noted.
  mutating func merge(_ other: Self) { value &+= other.value }
}
