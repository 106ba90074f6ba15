import Bytes
internal import CLibXML2

/// The meanings of one parser's names, which it keeps once, compared by their addresses.
struct PageNames {
  private var elements = NameTable<ElementName>()
  private var drawings = NameTable<ElementName>()
  private var attributes = NameTable<AttributeName>()

  private(set) var html: UInt = 0
  private(set) var svg: UInt = 0
  private(set) var xml: UInt = 0

  static let html = "http://www.w3.org/1999/xhtml"
  static let svg = "http://www.w3.org/2000/svg"
  static let xml = "http://www.w3.org/XML/1998/namespace"

  /// No parser's names.
  init() {}

  /// Has a parser keep all the names there are.
  init(of parser: xmlParserCtxtPtr) {
    func intern(_ name: String) -> UInt { unsafe UInt(bitPattern: clibxml2_intern(parser, name)) }
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
    html = intern(Self.html)
    svg = intern(Self.svg)
    xml = intern(Self.xml)
  }

  /// The element that a name means in a namespace.
  func element(_ name: UInt, namespace: UInt, isInDrawing: Bool) -> ElementName {
    switch namespace {
    case html, 0:
      (isInDrawing ? drawings.meaning(at: name) : nil) ?? elements.meaning(at: name) ?? .unknown
    case svg: drawings.meaning(at: name) ?? .unknown
    default: .unknown
    }
  }

  func attribute(_ name: UInt) -> AttributeName { attributes.meaning(at: name) ?? .unknown }
}

/// Maps names to their meanings by the addresses at which libxml2 keeps each once; nothing reads
/// their letters.
struct NameTable<Meaning> {
  private var names: [(address: UInt, meaning: Meaning)] = []

  /// The indices of the names, with enough slots that collisions are rare.
  private var places = HashTable(slots: 1024)

  mutating func insert(_ meaning: Meaning, at address: UInt) {
    places.insert(names.count, for: Hash.folded(UInt64(address)))
    names.append((address, meaning))
  }

  /// Returns the meaning of the name at an address.
  @inline(__always)
  func meaning(at address: UInt) -> Meaning? {
    places.number(for: Hash.folded(UInt64(address))) { names[$0].address == address }
      .map { names[$0].meaning }
  }
}
