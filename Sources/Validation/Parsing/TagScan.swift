import Bytes

/// Finds the identifiers and URLs in the start tags of a page that has no findings.
///
/// Such a page is well-formed, without sections of CDATA: every value is in quotes, and `<` begins
/// a tag, a comment or the document type. The result for any other page is undefined, but the scan
/// ends.
struct TagScan {
  /// The index at which the next tag is searched.
  private var index = 0

  /// Just before the end of the last tag.
  private(set) var tagEnd = 0

  /// The attributes of the last tag that are identifiers or addresses.
  private(set) var attributes: [Attribute] = []

  /// Finds the next start tag that has one.
  ///
  /// - Parameter bytes: The page, the same each time.
  /// - Returns: Whether there is one.
  mutating func next(in bytes: Span<UInt8>) -> Bool {
    attributes.removeAll(keepingCapacity: true)
    while attributes.isEmpty {
      index = ByteSearch.next(ASCII.less, in: bytes, from: index) &+ 1
      guard index < bytes.count else { return false }
      if ASCII.isLetter(bytes[index]) {
        readTag(in: bytes)
      } else if Self.beginsComment(at: index, in: bytes) {
        skipComment(in: bytes)
      }
    }
    return true
  }

  private mutating func readTag(in bytes: Span<UInt8>) {
    while index < bytes.count, !Self.endsName(bytes[index]) { index &+= 1 }
    while true {
      while index < bytes.count, ASCII.isBlank(bytes[index]) { index &+= 1 }
      let start = index
      while index < bytes.count, !Self.endsName(bytes[index]) { index &+= 1 }
      guard start < index else { break }
      let name = start..<index
      while index < bytes.count, !Self.isQuote(bytes[index]) { index &+= 1 }
      guard index < bytes.count else { break }
      let value = index &+ 1
      index = ByteSearch.next(bytes[index], in: bytes, from: value)
      if let name = Self.attribute(name, in: bytes) {
        attributes.append(Attribute(name: name, value: value..<index))
      }
      index &+= 1
    }
    tagEnd = index
  }

  private mutating func skipComment(in bytes: Span<UInt8>) {
    // After `!--`: the hyphens that begin a comment do not end it.
    index &+= 3
    repeat {
      index = ByteSearch.next(ASCII.greater, in: bytes, from: index &+ 1)
    } while index < bytes.count
      && (bytes[index &- 1] != ASCII.hyphen || bytes[index &- 2] != ASCII.hyphen)
  }

  private static func beginsComment(at index: Int, in bytes: Span<UInt8>) -> Bool {
    index &+ 2 < bytes.count && bytes[index] == 0x21 && bytes[index &+ 1] == ASCII.hyphen
      && bytes[index &+ 2] == ASCII.hyphen
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= ASCII.space || byte == 0x3D || byte == ASCII.greater || byte == ASCII.slash
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }
}

// MARK: - Names

extension TagScan {
  /// The attributes that have several addresses.
  static let listNames = Vocabulary.shared.attributes(of: .addresses)

  /// Attributes that are URLs on one element are URLs on all.
  private static let texts = ([.id] + Vocabulary.shared.attributes(of: .address) + listNames).map {
    (name: $0, text: Array($0.text.utf8))
  }

  private static func attribute(_ range: Range<Int>, in bytes: Span<UInt8>) -> AttributeName? {
    for (name, text) in texts where text.count == range.count {
      var place = 0
      while place < text.count, text[place] == bytes[range.lowerBound &+ place] { place &+= 1 }
      if place == text.count { return name }
    }
    return nil
  }
}

// MARK: - Values

extension TagScan {
  /// Returns a value with its references decoded, which are numeric ones and the five of XML.
  static func decoded(_ value: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while index < value.count {
      if value[index] == ASCII.ampersand, let scalar = scalar(ofReferenceAt: index, in: value) {
        bytes += Array(String(scalar).utf8)
        index = ByteSearch.next(semicolon, in: value, from: index)
      } else {
        bytes.append(value[index])
      }
      index += 1
    }
    return bytes
  }

  private static let semicolon: UInt8 = 0x3B

  private static func scalar(ofReferenceAt start: Int, in bytes: Span<UInt8>) -> Unicode.Scalar? {
    let end = ByteSearch.next(semicolon, in: bytes, from: start)
    let name = (start + 1..<end).map { bytes[$0] }
    if name.first == ASCII.hash {
      return ReferenceScan.scalar(ofReferenceAt: start, in: bytes)
    }
    return entities.first { name.elementsEqual($0.name.utf8) }?.scalar
  }

  private static let entities: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}

/// Looks for one byte in many, eight at a time.
enum ByteSearch {
  /// Returns the next index of a byte, from an index on; the end if the byte does not occur.
  static func next(_ byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let wanted = ones &* UInt64(byte)
    var index = start
    while index &+ 8 <= bytes.count {
      let different = bytes.word(at: index) ^ wanted
      // Never no where the byte is; a borrow may make it yes one byte early, which is looked at.
      guard (different &- ones) & ~different & highs == 0 else { break }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != byte { index &+= 1 }
    return index
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
}
