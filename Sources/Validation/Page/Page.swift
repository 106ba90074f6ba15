import Bytes

/// The current page: its bytes, the element that just began, and the findings so far; `inout` for
/// every rule, so that an element costs no allocation and no reference count.
struct Page {
  /// The page, and after it the values that libxml2 had to put together from references.
  private(set) var bytes: [UInt8] = []

  /// The number of bytes that are the page's own.
  private(set) var count = 0

  /// Its path from the site's own folder, which its references are relative to.
  private(set) var file = ""

  /// The element in question; while one ends, the one that ends.
  var name = ElementName.unknown

  /// Just before the end of the start tag of the element in question.
  var tagEnd = 0

  var attributes = AttributeList()

  /// The elements around the one in question, outermost first.
  var open: [OpenElement] = []

  private(set) var findings = FindingTally.ofPage

  private var lines = LineTable()

  /// The last tag that was found by its end, so that its many faults and links look for it once.
  private var lastTag = (end: -1, start: 0)

  mutating func begin(_ page: [UInt8], file: String) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: page)
    count = page.count
    self.file = file
    open.removeAll(keepingCapacity: true)
    findings = .ofPage
    lines.removeAll()
    lastTag = (-1, 0)
    beginElement(.unknown, tagEnd: 0)
  }

  mutating func beginElement(_ name: ElementName, tagEnd: Int) {
    self.name = name
    self.tagEnd = tagEnd
    attributes.removeAll()
  }

  /// Keeps bytes that are not in the page as they are meant.
  mutating func keep(_ value: some Sequence<UInt8>) -> Range<Int> {
    let start = bytes.count
    bytes.append(contentsOf: value)
    return start..<bytes.count
  }

  // MARK: - Attributes of the element in question

  /// Returns the range of an attribute's value, if the element has it.
  func value(of name: AttributeName) -> Range<Int>? { attributes.value(of: name) }

  func has(_ name: AttributeName) -> Bool { value(of: name) != nil }

  /// Whether the element has the attribute with this value, in small letters or capitals.
  func value(of name: AttributeName, is expected: String) -> Bool {
    guard let value = value(of: name) else { return false }
    return equal(value, expected)
  }

  /// Whether bytes are these letters, in small letters or capitals.
  func equal(_ range: Range<Int>, _ expected: String) -> Bool {
    ASCII.equal(range, expected.utf8, in: bytes.span)
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    for index in range where !ASCII.isBlank(bytes[index]) { return false }
    return true
  }

  /// The words of a value, which are separated by blanks.
  func words(of range: Range<Int>) -> [Range<Int>] {
    bytes[range].split(whereSeparator: ASCII.isBlank).map { $0.startIndex..<$0.endIndex }
  }

  func hasWord(_ word: String, in range: Range<Int>) -> Bool {
    words(of: range).contains { equal($0, word) }
  }

  func hash(_ range: Range<Int>) -> KeyedHash { KeyedHash(bytes.span.extracting(range)) }

  // MARK: - Saying what is wrong

  /// Reports a fault of the element in question.
  mutating func report(_ rule: Rule, _ message: String) {
    report(rule, atTagEndingAt: tagEnd, message)
  }

  /// Reports a fault of an element at the `<` of its start tag: the last one before the tag's end,
  /// which alone is known, since a tag contains no other.
  mutating func report(_ rule: Rule, atTagEndingAt end: Int, _ message: String) {
    report(rule, at: tagStart(endingAt: end), message)
  }

  /// Returns the start of the tag that ends at an offset.
  mutating func tagStart(endingAt end: Int) -> Int {
    if lastTag.end != end {
      var index = min(end, count) - 1
      while index > 0, bytes[index] != ASCII.less { index -= 1 }
      lastTag = (end, max(0, index))
    }
    return lastTag.start
  }

  mutating func report(_ rule: Rule, at offset: Int, _ message: String) {
    let place = place(of: offset)
    findings.add(
      Finding(
        file: file, line: place.line, column: place.column, rule: rule, message: message))
  }

  /// The line and the column from 1 of a byte.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    lines.place(of: min(offset, count), in: bytes)
  }

  var elementText: String { mutating get { elementText(name, tagEnd: tagEnd) } }

  /// Returns the name of an element, as its tag has it if it is in no table.
  mutating func elementText(_ name: ElementName, tagEnd: Int) -> String {
    guard name == .unknown else { return name.text }
    let letters = bytes[(tagStart(endingAt: tagEnd) + 1)..<count].prefix(60).prefix {
      !ASCII.isBlank($0) && $0 != ASCII.slash && $0 != ASCII.greater
    }
    return Excerpt.of(String(decoding: letters, as: UTF8.self))
  }

  /// Bytes as a message shows them: at most 60, and nothing that a terminal would act on.
  func quoted(_ range: Range<Int>) -> String { Excerpt.quoted(bytes[range]) }
}

/// The ends of a page's lines, computed lazily, for lookups in any order.
struct LineTable {
  private var ends: [Int] = []
  private var isMade = false

  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    isMade = false
  }

  /// Returns a byte's line and column, in bytes from 1; costs the bytes of the page, and then a few
  /// steps.
  mutating func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    if !isMade { find(in: bytes.span) }
    let line = ends.partitioningIndex { $0 >= offset }
    return (line + 1, offset - (line == 0 ? -1 : ends[line - 1]))
  }

  private mutating func find(in bytes: Span<UInt8>) {
    var end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: 0)
    while end < bytes.count {
      ends.append(end)
      end = ByteSearch.next(ASCII.lineFeed, in: bytes, from: end + 1)
    }
    isMade = true
  }
}

/// An element whose end has not come yet.
struct OpenElement {
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// Something in it can be read aloud: text, or a picture's alternative.
    static let hasWords = Flags(rawValue: 1 << 0)
    static let hasElements = Flags(rawValue: 1 << 1)
    static let mayHoldText = Flags(rawValue: 1 << 2)
    /// Its stray text was reported.
    static let hasStrayText = Flags(rawValue: 1 << 3)
    /// Hidden from screen readers, so that its text names nothing.
    static let isHidden = Flags(rawValue: 1 << 4)
    /// Named by an attribute, whatever is in it.
    static let isLabelled = Flags(rawValue: 1 << 5)
    /// It contains a field.
    static let hasControl = Flags(rawValue: 1 << 6)
    static let hasSummary = Flags(rawValue: 1 << 7)
    /// A script that is data, and does nothing.
    static let isData = Flags(rawValue: 1 << 8)
    static let hasPicture = Flags(rawValue: 1 << 9)
  }

  let name: ElementName

  /// Just before the end of its start tag; see ``Page/report(_:atTagEndingAt:_:)``.
  let tagEnd: Int

  /// The elements it may have.
  let children: ElementSet

  /// The elements that it and the elements around it forbid at any depth.
  let bars: Groups

  var flags: Flags
}
