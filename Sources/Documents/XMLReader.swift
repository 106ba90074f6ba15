internal import CLibXML2

/// Hears the elements of a document and the text in them.
protocol XMLListener: AnyObject {
  func start(_ name: XMLName, _ attributes: XMLAttributes)
  func end(_ name: XMLName)

  /// Text, which may come in several pieces.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// Many documents say everything in the attributes of their elements.
extension XMLListener {
  func end(_ name: XMLName) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
}

/// The name of an element or attribute without its prefix, while it is heard.
@safe struct XMLName {
  fileprivate let start: UnsafePointer<UInt8>

  /// Whether it is a name of ours, which has ASCII only.
  @inline(__always)
  static func == (name: XMLName, other: StaticString) -> Bool {
    for place in 0..<other.utf8CodeUnitCount {
      // A name ends in a zero, which no name of ours has.
      guard unsafe name.start[place] == other.utf8Start[place] else { return false }
    }
    return unsafe name.start[other.utf8CodeUnitCount] == 0
  }

  var text: String { unsafe String(cString: start) }

  /// The first byte; 0 for an empty name.
  var first: UInt8 { unsafe start[0] }
}

/// The attributes of an element, while it is heard.
@safe struct XMLAttributes {
  fileprivate let start: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  fileprivate let count: Int

  /// Hands out each attribute.
  @inline(__always)
  func each(_ body: (XMLName, UnsafeBufferPointer<UInt8>) -> Void) {
    guard let start = unsafe start else { return }
    // Each has five pointers: name, prefix, namespace, the value's beginning and its end.
    for index in 0..<count {
      guard let name = unsafe start[5 * index], let value = unsafe start[5 * index + 3],
        let end = unsafe start[5 * index + 4]
      else { continue }
      unsafe body(
        XMLName(start: name), UnsafeBufferPointer(start: value, count: end - value))
    }
  }

  /// The value of an attribute, in plain text.
  subscript(wanted: StaticString) -> String? {
    var text: String?
    unsafe each { name, value in
      if name == wanted { text = unsafe String(decoding: value, as: UTF8.self) }
    }
    return text
  }
}

/// Reads an XML document in pieces with libxml2; refuses document types, so it expands no entities
/// and loads nothing.
@safe final class XMLReader {
  private let listener: any XMLListener
  private var parser: xmlParserCtxtPtr?

  /// The problem in the document, if any.
  private(set) var problem: String?

  init(_ listener: any XMLListener) {
    self.listener = listener
    let text: charactersSAXFunc = { reader, text, count in
      unsafe XMLReader.of(reader)?.listener.text(
        UnsafeBufferPointer(start: text, count: Int(count)))
    }
    var events = unsafe clibxml2_events(
      doctype: { reader, _, _, _ in
        unsafe XMLReader.of(reader)?.stop("it has a document type")
      },
      start: { reader, name, _, _, _, _, count, _, attributes in
        guard let name = unsafe name else { return }
        unsafe XMLReader.of(reader)?.listener.start(
          XMLName(start: name), XMLAttributes(start: attributes, count: Int(count)))
      },
      end: { reader, name, _, _ in
        guard let name = unsafe name else { return }
        unsafe XMLReader.of(reader)?.listener.end(XMLName(start: name))
      },
      characters: text, cdata: text,
      instruction: { _, _, _ in }, comment: { _, _ in }, error: { _, _ in })
    unsafe parser = clibxml2_push_parser(&events, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { unsafe xmlFreeParserCtxt(parser) }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe pointer.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ words: String) {
    problem = problem ?? words
    unsafe xmlStopParser(parser)
  }

  /// Reads the next piece, and returns whether the document is fine so far.
  func read(_ piece: ArraySlice<UInt8>, isLast: Bool = false) -> Bool {
    guard problem == nil else { return false }
    guard let parser = unsafe parser else {
      problem = "there is no memory to read it"
      return false
    }
    let isWellFormed = unsafe piece.withUnsafeBytes { piece in
      unsafe clibxml2_push(
        parser, piece.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(piece.count),
        isLast ? 1 : 0)
    }
    if isWellFormed == 0 { problem = problem ?? "its XML is not well-formed" }
    return problem == nil
  }
}
