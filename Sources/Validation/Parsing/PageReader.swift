internal import CLibXML2

/// Reads pages with libxml2 and tells a judge what they say.
///
/// It is what libxml2's events are given, so it never moves: its owner keeps it behind a pointer.
/// Errors are told to this reader too, never to handlers that threads would share.
@safe
struct PageReader {
  var judge = PageJudge()

  private(set) var parser: xmlParserCtxtPtr?
  private var elements = NameTable<ElementName>(capacity: 0)
  private var drawings = NameTable<ElementName>(capacity: 0)
  private var attributes = NameTable<AttributeName>(capacity: 0)
  private var html: UInt = 0
  private var svg: UInt = 0
  private var xml: UInt = 0

  /// The bytes of names that are in no table, which the parser keeps all the same.
  private(set) var strangeBytes = 0

  static let htmlNamespace = "http://www.w3.org/1999/xhtml"
  static let svgNamespace = "http://www.w3.org/2000/svg"
  static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// Makes a parser that tells `reader` of its events, in place of the one there was.
  ///
  /// A parser keeps every name it meets, and must not fill up with those of strange pages.
  mutating func makeParser(reader: UnsafeMutableRawPointer) {
    free()
    strangeBytes = 0
    var events = Self.events
    guard let parser = unsafe clibxml2_parser(&events, reader) else { return }
    unsafe self.parser = parser
    elements = NameTable(capacity: ElementName.allCases.count)
    drawings = NameTable(capacity: ElementName.allCases.count)
    attributes = NameTable(capacity: AttributeName.allCases.count)
    for name in ElementName.allCases where name != .unknown {
      let address = intern(name.text)
      // A drawing without its namespace is told apart from what is no element.
      if name == .svg { elements.insert(name, at: address) }
      if name.isSVG {
        drawings.insert(name, at: address)
      } else {
        elements.insert(name, at: address)
      }
    }
    for name in AttributeName.allCases where !name.isSpecial {
      attributes.insert(name, at: intern(name.text))
    }
    html = intern(Self.htmlNamespace)
    svg = intern(Self.svgNamespace)
    xml = intern(Self.xmlNamespace)
  }

  mutating func free() {
    unsafe xmlFreeParserCtxt(parser)
    unsafe parser = nil
  }

  /// Reads a page from beginning to end, or to its first fault of form.
  ///
  /// The parser's events change its reader, so no one else may be at it meanwhile: this takes no
  /// reader.
  static func read(_ bytes: [UInt8], with parser: xmlParserCtxtPtr) {
    let length = CInt(clamping: bytes.count)
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
      unsafe clibxml2_read(parser, start, length)
    }
  }

  // MARK: - Names

  /// The element that a name means in a namespace.
  ///
  /// None of ours is unknown.
  func element(_ name: UInt, namespace: UInt, isInDrawing: Bool) -> ElementName {
    switch namespace {
    case svg: drawings.meaning(at: name) ?? .unknown
    case html, 0:
      (isInDrawing ? drawings.meaning(at: name) : nil) ?? elements.meaning(at: name) ?? .unknown
    default: .unknown
    }
  }

  func attribute(_ name: UInt) -> AttributeName? { attributes.meaning(at: name) }

  func isHTML(_ namespace: UInt) -> Bool { namespace == html }

  func isSVG(_ namespace: UInt) -> Bool { namespace == svg }

  func isXML(_ namespace: UInt) -> Bool { namespace == xml }

  mutating func noteStrange(_ bytes: Int) { strangeBytes += bytes }

  private func intern(_ name: String) -> UInt {
    guard let parser = unsafe parser else { return 0 }
    return unsafe UInt(bitPattern: clibxml2_intern(parser, name))
  }
}
