import Bytes

// Before and after libxml2 reads a page, and without it.
extension PageChecker {
  /// Scans the bytes before they are parsed, and returns whether they can be: libxml2 would guess
  /// another encoding from the first four, or an XML declaration, and shift all positions.
  mutating func scan() -> Bool {
    let scan = CharacterScan(of: page.bytes.span)
    if let offset = scan.encodingFault {
      fail(.encoding, at: offset, "the bytes from here are not UTF-8: save the page as UTF-8")
    }
    if let (offset, scalar) = scan.refused {
      page.report(
        .allowedCharacter, at: offset,
        "\(scalar.code) is not a character that HTML allows: write U+FFFD, or leave it out")
    }
    if let (offset, scalar) = ReferenceScan.firstFault(in: page.bytes.span) {
      page.report(
        .allowedCharacter, at: offset,
        "a reference to \(scalar.code) means another character in HTML: write U+FFFD, or leave it "
          + "out")
    }
    let hasMark = page.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let start = page.bytes.dropFirst(hasMark ? 3 : 0).prefix(5)
    if start.starts(with: "<?xml".utf8) {
      fail(
        .htmlSyntax, at: start.startIndex,
        "an XML declaration is a comment to HTML: begin with <!DOCTYPE html>")
      return false
    }
    let second = start.dropFirst().first ?? 0
    if start.first == ASCII.less, second == 0x21 || ASCII.isLetter(second) { return true }
    // UTF-16 has its finding already: its mark is not UTF-8.
    fail(
      .doctype, at: start.startIndex,
      page.bytes.isEmpty
        ? "the page is empty: begin with <!DOCTYPE html>"
        : "the page begins with something else: begin with <!DOCTYPE html>")
    return false
  }

  func reading() -> PageReading {
    PageReading(
      file: page.file, findings: page.findings.findings(), identifiers: identifiers.hashes,
      links: addresses.links)
  }

  /// Returns the result of a page that is known to have no findings, from its start tags alone.
  mutating func readAgain(_ bytes: [UInt8], file: String) -> PageReading {
    begin(bytes, file: file)
    var scan = HTMLScan(ofXML: true)
    while scan.next(in: bytes.span) {
      guard !scan.isEnd, !scan.attributes.isEmpty else { continue }
      // Which element it is has been checked; a link's address may be any that is good.
      page.beginElement(.a, tagEnd: scan.start + 1)
      for attribute in scan.attributes {
        guard let name = Self.namesReadAgain.name(in: attribute.name, of: bytes.span) else {
          continue
        }
        page.attributes.append(Attribute(name: name, value: page.meant(attribute.value)))
      }
      identifiers.open(&page)
      for index in 0..<page.attributes.count {
        let (name, value) = (page.attributes[index].name, page.attributes[index].value)
        if Self.listNames.contains(name) {
          addresses.checkAll(value, of: name, in: &page)
        } else if name != .id {
          _ = addresses.check(value, of: name, in: &page)
        }
      }
    }
    return reading()
  }

  /// The attributes that have several addresses.
  private static let listNames = Vocabulary.shared.attributes(of: .addresses)

  /// Attributes that are URLs on one element are URLs on all.
  private static let namesReadAgain = AttributeNames(
    [.id] + Vocabulary.shared.attributes(of: .address) + listNames)
}

extension Page {
  /// A value without references to characters.
  mutating func meant(_ value: Range<Int>) -> Range<Int> {
    guard bytes[value].contains(ASCII.ampersand) else { return value }
    return keep(CharacterReferences.decoded(bytes.span.extracting(value)))
  }
}
