internal import Bytes
internal import CLibXML2

/// Reads pages with libxml2 and passes their content to a validator.
///
/// It is the context of libxml2's events, so it never moves: its owner keeps it behind a pointer.
/// Errors come to this reader too, never to handlers that threads would share.
@safe
struct PageReader {
  var checker: PageChecker

  private(set) var parser: xmlParserCtxtPtr?
  private(set) var names = PageNames()

  /// The bytes of names that are in no table, which the parser keeps all the same.
  private(set) var strangeBytes = 0

  /// Makes a reader, without a parser as yet, for the pages of a site that has these files.
  init(files: SiteFiles) { checker = PageChecker(files: files) }

  /// Makes a parser that sends its events to `reader`, and replaces the old one, which would fill
  /// up with names of strange pages.
  mutating func makeParser(reader: UnsafeMutableRawPointer) {
    free()
    strangeBytes = 0
    var events = Self.events
    guard let parser = unsafe clibxml2_parser(&events, reader) else { return }
    unsafe self.parser = parser
    names = unsafe PageNames(of: parser)
  }

  mutating func free() {
    unsafe xmlFreeParserCtxt(parser)
    unsafe parser = nil
  }

  /// Reads a page to its end, or to its first fault of form; takes no reader, since the parser's
  /// events change it, so that no other access may happen during the call.
  static func read(_ bytes: [UInt8], with parser: xmlParserCtxtPtr) {
    let length = CInt(clamping: bytes.count)
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
      unsafe clibxml2_read(parser, start, length)
    }
  }

  mutating func noteStrange(_ bytes: Int) { strangeBytes += bytes }

  /// The functions libxml2 calls; each finds its reader in the pointer that it is given.
  static var events: clibxml2_events {
    unsafe clibxml2_events(
      doctype: { reader, name, publicID, systemID in
        let isPlain = unsafe publicID == nil && systemID == nil && xmlStrEqual(name, "html") != 0
        unsafe Self.reader(reader)?.pointee.doctype(isPlain: isPlain)
      },
      start: { reader, name, prefix, namespace, _, _, count, _, attributes in
        unsafe Self.reader(reader)?.pointee.start(
          name, prefix: prefix, namespace: namespace, attributes: attributes, count: Int(count))
      },
      end: { reader, _, _, _ in
        unsafe Self.reader(reader)?.pointee.checker.close()
      },
      characters: { reader, text, count in
        unsafe Self.reader(reader)?.pointee.characters(
          UnsafeBufferPointer(start: text, count: Int(count)))
      },
      cdata: { reader, _, _ in
        unsafe Self.reader(reader)?.pointee.section()
      },
      instruction: { reader, _, _ in
        unsafe Self.reader(reader)?.pointee.report(
          "a processing instruction is a comment to HTML: leave it out")
      },
      comment: { reader, text in
        guard let text = unsafe text else { return }
        let first = unsafe text[0]
        let second = unsafe first == 0 ? 0 : text[1]
        guard first == ASCII.greater || first == ASCII.hyphen && second == ASCII.greater else {
          return
        }
        unsafe Self.reader(reader)?.pointee.report(
          "a comment that begins with \">\" ends there for HTML: begin it with a space")
      },
      error: { reader, error in
        guard let error = unsafe error else { return }
        unsafe Self.reader(reader)?.pointee.fail(error.pointee)
      })
  }

  private static func reader(
    _ pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PageReader>? {
    unsafe pointer?.assumingMemoryBound(to: PageReader.self)
  }

  var place: clibxml2_place {
    guard let parser = unsafe parser else { return unsafe clibxml2_place() }
    return unsafe clibxml2_where(parser)
  }

  mutating func doctype(isPlain: Bool) {
    let readsOn = checker.doctype(isPlain: isPlain, at: unsafe place.offset)
    if !readsOn, let parser = unsafe parser { unsafe xmlStopParser(parser) }
  }

  mutating func characters(_ text: UnsafeBufferPointer<xmlChar>) {
    guard let start = text.baseAddress else { return }
    let place = unsafe place
    let offset = unsafe Self.offset(of: start, in: place)
    var index = 0
    while index < text.count, ASCII.isBlank(unsafe text[index]) { index += 1 }
    guard index < text.count else { return }
    checker.text(at: unsafe offset.map { $0 + index } ?? place.offset)
  }

  /// A section of CDATA, which HTML reads as text where scripts and styles are.
  mutating func section() {
    if let element = checker.page.open.last, checker.single.takes(element.name) { return }
    report("a CDATA section is a comment to HTML: write the text itself")
  }

  /// Reports syntax that HTML reads differently.
  mutating func report(_ message: String) {
    checker.page.report(.htmlSyntax, atTagEndingAt: unsafe place.offset, message)
  }

  mutating func fail(_ error: xmlError) {
    let code = unsafe UInt32(bitPattern: error.code)
    let level = unsafe error.level
    // A prefix that is not declared has a finding where it stands.
    guard level != XML_ERR_WARNING, code != XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue else { return }
    let line = unsafe error.firstLine ?? "the page is unreadable"
    let offset = unsafe place.offset
    if code == XML_ERR_UNDECLARED_ENTITY.rawValue || code == XML_WAR_UNDECLARED_ENTITY.rawValue {
      checker.fail(
        .namedEntity, at: offset,
        "\(line): XML knows amp, lt, gt, quot and apos; write the character itself")
    } else if level == XML_ERR_FATAL {
      checker.fail(.wellFormed, at: offset, line)
    } else {
      checker.page.report(.wellFormed, at: offset, line)
    }
  }
}
