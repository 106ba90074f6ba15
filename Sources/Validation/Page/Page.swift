import Bytes

/// The current page: its bytes, the element that just began, and the findings so far.
///
/// Every rule is given the same page `inout`, so that looking at an element costs no allocation and
/// no reference count.
struct Page {
  /// The page, and after it the values that libxml2 had to put together from references.
  private(set) var bytes: [UInt8] = []

  /// The number of bytes that are the page's own.
  private(set) var count = 0

  /// Its path from the site's own folder, which its references are relative to.
  private(set) var file = ""

  /// The element in question.
  ///
  /// While one ends, the one that ends.
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
}

// MARK: - Attributes of the element in question

extension Page {
  /// Returns the range of an attribute's value, if the element has it.
  func value(of name: AttributeName) -> Range<Int>? {
    attributes.value(of: name)
  }

  func has(_ name: AttributeName) -> Bool { value(of: name) != nil }

  /// Whether the element has the attribute with this value, in small letters or capitals.
  func value(of name: AttributeName, is expected: String) -> Bool {
    guard let value = value(of: name) else { return false }
    return equal(value, expected)
  }

  /// Whether bytes are these letters, capitals or not.
  ///
  /// `expected` is in small letters.
  func equal(_ range: Range<Int>, _ expected: String) -> Bool {
    let expected = expected.utf8
    guard range.count == expected.count else { return false }
    var index = range.lowerBound
    for byte in expected {
      guard ASCII.lowercased(bytes[index]) == byte else { return false }
      index += 1
    }
    return true
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
}

// MARK: - Saying what is wrong

extension Page {
  /// Reports a fault of the element in question.
  mutating func report(_ rule: Rule, _ message: String) {
    report(rule, atTagEndingAt: tagEnd, message)
  }

  /// Reports a fault of an element, which is found at the `<` of its start tag.
  ///
  /// Only the end of the tag is known while a page is read. A tag contains no `<`, so the last one
  /// before its end is its start.
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

  /// The name of the current element.
  var elementText: String {
    mutating get { elementText(name, tagEnd: tagEnd) }
  }

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
