import Bytes

/// Finds the tags of ordinary HTML as browsers do (HTML, section 13.2.5), or those of well-formed XML.
///
/// It never fails: browsers make tags of any bytes. Each byte is looked at a few times at most.
/// libxml2's parser of HTML is not used, since it knows the elements of HTML 4 only and reports
/// neither the positions of attributes nor the same results in all versions.
struct HTMLScan {
  /// An attribute as it is written: its value may have references to characters.
  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  /// The start of the last tag, at its `<`.
  private(set) var start = 0

  private(set) var name = 0..<0

  /// Whether the last tag ends an element.
  private(set) var isEnd = false

  private(set) var attributes: [Attribute] = []

  /// The raw text after the last tag, up to its end tag: of a script, a title.
  private(set) var text = 0..<0

  /// The number of open drawings and formulas, in which a `<title>` is not the page's, and CDATA is
  /// text.
  private(set) var foreignDepth = 0

  /// The index at which the next tag is searched.
  private var index = 0

  /// Whether the page is well-formed XML, in which `<` begins a tag in every element.
  private let isXML: Bool

  init(ofXML isXML: Bool = false) { self.isXML = isXML }

  /// Finds the next tag of a page, and returns whether there is one that ends.
  mutating func next(in bytes: Span<UInt8>) -> Bool {
    while true {
      index = ByteSearch.next(ASCII.less, in: bytes, from: index) &+ 1
      guard index < bytes.count else { return false }
      isEnd = bytes[index] == ASCII.slash
      let first = isEnd ? index &+ 1 : index
      if first < bytes.count, ASCII.isLetter(bytes[first]) {
        start = index &- 1
        guard readTag(at: first, in: bytes) else { return false }
        return true
      }
      if isEnd || bytes[index] == ASCII.question || bytes[index] == 0x21 { skipMarkup(in: bytes) }
    }
  }

  /// Whether the last tag has a name, which is in small letters.
  func isNamed(_ expected: String, in bytes: Span<UInt8>) -> Bool {
    ASCII.equal(name, expected.utf8, in: bytes)
  }

  // MARK: - Tags

  private mutating func readTag(at first: Int, in bytes: Span<UInt8>) -> Bool {
    index = first
    while index < bytes.count, !Self.endsName(bytes[index]) { index &+= 1 }
    name = first..<index
    attributes.removeAll(keepingCapacity: true)
    var isClosed = false
    while true {
      while index < bytes.count, ASCII.isBlank(bytes[index]) || bytes[index] == ASCII.slash {
        isClosed = bytes[index] == ASCII.slash
        index &+= 1
      }
      guard index < bytes.count else { return false }
      if bytes[index] == ASCII.greater { break }
      isClosed = false
      guard readAttribute(in: bytes) else { return false }
    }
    index &+= 1
    // No element below has a shorter name, and most tags of a table have one.
    if name.count > 2 {
      countForeign(isClosed: isClosed, in: bytes)
      readText(in: bytes)
    } else {
      text = index..<index
    }
    return true
  }

  private mutating func readAttribute(in bytes: Span<UInt8>) -> Bool {
    let start = index
    // An equals sign that a name begins with belongs to it.
    index &+= 1
    while index < bytes.count, !Self.endsName(bytes[index]), bytes[index] != Self.equals {
      index &+= 1
    }
    let name = start..<index
    var value = index..<index
    skipBlanks(in: bytes)
    if index < bytes.count, bytes[index] == Self.equals {
      index &+= 1
      skipBlanks(in: bytes)
      guard index < bytes.count else { return false }
      value = readValue(in: bytes)
    }
    attributes.append(Attribute(name: name, value: value))
    return index < bytes.count
  }

  private mutating func readValue(in bytes: Span<UInt8>) -> Range<Int> {
    let quote = bytes[index]
    guard quote == 0x22 || quote == 0x27 else {
      let start = index
      while index < bytes.count, !ASCII.isBlank(bytes[index]), bytes[index] != ASCII.greater {
        index &+= 1
      }
      return start..<index
    }
    let start = index &+ 1
    let end = ByteSearch.next(quote, in: bytes, from: start)
    index = end &+ 1
    return start..<end
  }

  private mutating func skipBlanks(in bytes: Span<UInt8>) {
    while index < bytes.count, ASCII.isBlank(bytes[index]) { index &+= 1 }
  }

  private static let equals: UInt8 = 0x3D

  private static func endsName(_ byte: UInt8) -> Bool {
    ASCII.isBlank(byte) || byte == ASCII.slash || byte == ASCII.greater
  }

  private mutating func countForeign(isClosed: Bool, in bytes: Span<UInt8>) {
    guard isNamed("svg", in: bytes) || isNamed("math", in: bytes) else { return }
    if isEnd {
      foreignDepth = max(0, foreignDepth - 1)
    } else if !isClosed {
      foreignDepth += 1
    }
  }
}

/// Some attributes, to be found by their names as they are written.
struct AttributeNames {
  private let names: [(name: AttributeName, text: [UInt8])]

  init(_ names: [AttributeName]) { self.names = names.map { ($0, Array($0.text.utf8)) } }

  /// Returns the one that is written in a range, in capitals or not.
  func name(in range: Range<Int>, of bytes: Span<UInt8>) -> AttributeName? {
    names.first { ASCII.equal(range, $0.text, in: bytes) }?.name
  }
}

// MARK: - What is no tag

extension HTMLScan {
  /// The elements whose content is text, whatever it looks like.
  private static let textElements = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]

  /// Goes to the end tag of an element that holds text.
  private mutating func readText(in bytes: Span<UInt8>) {
    text = index..<index
    guard !isEnd, !isXML, foreignDepth == 0 else { return }
    if isNamed("plaintext", in: bytes) { index = bytes.count }
    guard let element = Self.textElements.first(where: { isNamed($0, in: bytes) }) else { return }
    let start = index
    while true {
      index = ByteSearch.next(ASCII.less, in: bytes, from: index)
      let end = index &+ 2 &+ element.utf8.count
      guard end < bytes.count else {
        index = bytes.count
        break
      }
      if bytes[index &+ 1] == ASCII.slash, Self.endsName(bytes[end]),
        ASCII.equal(index &+ 2..<end, element.utf8, in: bytes)
      {
        break
      }
      index &+= 1
    }
    text = start..<index
  }

  /// Skips a comment, a document type, or markup that browsers read as a comment.
  private mutating func skipMarkup(in bytes: Span<UInt8>) {
    if begins("!--", in: bytes) {
      index &+= 3
      if begins(">", in: bytes) || begins("->", in: bytes) { return }
      skip(past: ["-->", "--!>"], in: bytes)
    } else if isXML || foreignDepth > 0, begins("![CDATA[", in: bytes) {
      skip(past: ["]]>"], in: bytes)
    } else {
      skip(past: [">"], in: bytes)
    }
  }

  /// Moves past the first of some marks, all of which end with `>`, or to the end.
  private mutating func skip(past marks: [String], in bytes: Span<UInt8>) {
    let start = index
    while index < bytes.count {
      let end = ByteSearch.next(ASCII.greater, in: bytes, from: index) &+ 1
      index = min(end, bytes.count)
      guard end <= bytes.count else { return }
      for mark in marks where end &- start >= mark.utf8.count {
        if ASCII.equal(end &- mark.utf8.count..<end, mark.utf8, in: bytes) { return }
      }
    }
  }

  private func begins(_ mark: String, in bytes: Span<UInt8>) -> Bool {
    let end = index &+ mark.utf8.count
    return end <= bytes.count && zip(index..<end, mark.utf8).allSatisfy { bytes[$0] == $1 }
  }
}
