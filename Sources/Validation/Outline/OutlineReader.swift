internal import CLibXML2

/// Reads the outlines of pages with libxml2, without validation.
///
/// A reader serves one page after the other.
@safe
package final class OutlineReader {
  /// The context of libxml2's events, which may not move.
  private let state: UnsafeMutablePointer<State>

  package init() {
    // May be called again and again; must have been before two threads parse at once.
    xmlInitParser()
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    unsafe self.state = unsafe state
  }

  deinit {
    unsafe state.pointee.free()
    unsafe state.deinitialize(count: 1)
    unsafe state.deallocate()
  }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - page: The bytes of the page.
  ///   - file: Its path from the site's own folder, which its references are relative to.
  /// - Returns: The outline: of the whole page, or of the part before a fault, which is noted.
  package func read(_ page: [UInt8], file: String) -> PageOutline {
    unsafe state.pointee.begin(file: file)
    if page.isEmpty { return unsafe state.pointee.finish(orElse: "the page is empty") }
    if unsafe state.pointee.parser == nil { unsafe state.pointee.makeParser(state) }
    guard let parser = unsafe state.pointee.parser else {
      return unsafe state.pointee.finish(orElse: "there was no memory for a parser")
    }
    unsafe PageReader.read(page, with: parser)
    let outline = unsafe state.pointee.finish()
    // A parser keeps every name it meets, and is not the same after a fault.
    if unsafe outline.fault != nil || state.pointee.hasStrangeNames {
      unsafe state.pointee.free()
    }
    return outline
  }
}

extension OutlineReader {
  /// The state that the parser's events change.
  @safe
  fileprivate struct State {
    private(set) var parser: xmlParserCtxtPtr?
    private(set) var hasStrangeNames = false
    private var names = PageNames()
    private var builder = OutlineBuilder(file: "")
    private var fault: String?

    mutating func begin(file: String) {
      builder = OutlineBuilder(file: file)
      (fault, hasStrangeNames) = (nil, false)
    }

    mutating func finish(orElse other: String? = nil) -> PageOutline {
      builder.finish(fault: fault ?? other)
    }

    mutating func makeParser(_ state: UnsafeMutablePointer<State>) {
      var events = OutlineReader.events
      guard let parser = unsafe clibxml2_parser(&events, state) else { return }
      unsafe self.parser = parser
      names = unsafe PageNames(of: parser)
    }

    mutating func free() {
      unsafe xmlFreeParserCtxt(parser)
      unsafe parser = nil
    }

    mutating func start(
      _ name: UnsafePointer<xmlChar>?, namespace: UnsafePointer<xmlChar>?,
      _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
      let element = names.element(
        UInt(bitPattern: name), namespace: UInt(bitPattern: namespace), isInDrawing: false)
      if element == .unknown { hasStrangeNames = true }
      var outlined = OutlineAttributes()
      for index in 0..<count {
        guard let attribute = unsafe attributes?.advanced(by: index * 5),
          let start = unsafe attribute[3], let end = unsafe attribute[4],
          unsafe attribute[1] == nil
        else { continue }
        let name = names.attribute(unsafe UInt(bitPattern: attribute[0]))
        if name == .unknown { hasStrangeNames = true }
        outlined.set(
          name,
          to: unsafe String(
            decoding: PageReader.withAmpersands(
              UnsafeBufferPointer(start: start, count: end - start)), as: UTF8.self))
      }
      builder.begin(element, outlined)
    }

    mutating func end() { builder.end() }

    mutating func characters(_ text: UnsafeBufferPointer<xmlChar>) { unsafe builder.add(text) }

    /// A declaration of entities is not read.
    mutating func doctype(isPlain: Bool) {
      guard !isPlain, let parser = unsafe parser else { return }
      fault = "its document type declaration says more than \"html\""
      unsafe xmlStopParser(parser)
    }

    mutating func fail(_ error: xmlError) {
      guard fault == nil, unsafe error.level == XML_ERR_FATAL else { return }
      let text = unsafe error.message.map { unsafe String(cString: $0) } ?? "it is unreadable"
      let words = String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0 != "\n" }))
      fault = unsafe "line \(error.line): \(words)"
    }
  }

  private static func state(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<State>? {
    unsafe pointer?.assumingMemoryBound(to: State.self)
  }

  private static var events: clibxml2_events {
    unsafe clibxml2_events(
      doctype: { state, name, publicID, systemID in
        let isPlain = unsafe publicID == nil && systemID == nil && xmlStrEqual(name, "html") != 0
        unsafe OutlineReader.state(state)?.pointee.doctype(isPlain: isPlain)
      },
      start: { state, name, _, namespace, _, _, count, _, attributes in
        unsafe OutlineReader.state(state)?.pointee.start(
          name, namespace: namespace, attributes, count: Int(count))
      },
      end: { state, _, _, _ in unsafe OutlineReader.state(state)?.pointee.end() },
      characters: { state, text, count in
        unsafe OutlineReader.state(state)?.pointee.characters(
          UnsafeBufferPointer(start: text, count: Int(count)))
      },
      cdata: { state, text, count in
        unsafe OutlineReader.state(state)?.pointee.characters(
          UnsafeBufferPointer(start: text, count: Int(count)))
      },
      instruction: { _, _, _ in },
      comment: { _, _ in },
      error: { state, error in
        guard let error = unsafe error else { return }
        unsafe OutlineReader.state(state)?.pointee.fail(error.pointee)
      })
  }
}
