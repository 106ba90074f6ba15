internal import CLibXML2

/// Reads the outlines of pages with libxml2, without validation, one page after the other.
@safe
package final class OutlineReader {
  private var parser: xmlParserCtxtPtr?
  private var names = PageNames()
  private var hasStrangeNames = false
  private var builder = OutlineBuilder(file: "")
  private var fault: String?

  package init() {
    // May be called again and again; must have been before two threads parse at once.
    xmlInitParser()
  }

  deinit { free() }

  /// Reads a page, or the part before a fault, which is noted; the file is its path from the site's
  /// own folder, the base of its references.
  package func read(_ page: [UInt8], file: String) -> PageOutline {
    builder = OutlineBuilder(file: file)
    (fault, hasStrangeNames) = (nil, false)
    if page.isEmpty { return builder.finish(fault: "the page is empty") }
    if unsafe parser == nil { makeParser() }
    guard let parser = unsafe parser else {
      return builder.finish(fault: "there was no memory for a parser")
    }
    unsafe PageReader.read(page, with: parser)
    let outline = builder.finish(fault: fault)
    // A parser keeps every name it meets, and is not the same after a fault.
    if outline.fault != nil || hasStrangeNames { free() }
    return outline
  }

  private func makeParser() {
    var events = Self.events
    guard
      let parser = unsafe clibxml2_parser(&events, Unmanaged.passUnretained(self).toOpaque())
    else { return }
    unsafe self.parser = parser
    names = unsafe PageNames(of: parser)
  }

  private func free() {
    unsafe xmlFreeParserCtxt(parser)
    unsafe parser = nil
  }

  private func start(
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

  /// Stops at a declaration of entities, which is not read.
  private func doctype(isPlain: Bool) {
    guard !isPlain, let parser = unsafe parser else { return }
    fault = "its document type declaration says more than \"html\""
    unsafe xmlStopParser(parser)
  }

  private func fail(_ error: xmlError) {
    guard fault == nil, unsafe error.level == XML_ERR_FATAL else { return }
    fault = unsafe "line \(error.line): \(error.firstLine ?? "it is unreadable")"
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> OutlineReader? {
    unsafe pointer.map { unsafe Unmanaged<OutlineReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var events: clibxml2_events {
    unsafe clibxml2_events(
      doctype: { reader, name, publicID, systemID in
        let isPlain = unsafe publicID == nil && systemID == nil && xmlStrEqual(name, "html") != 0
        unsafe OutlineReader.of(reader)?.doctype(isPlain: isPlain)
      },
      start: { reader, name, _, namespace, _, _, count, _, attributes in
        unsafe OutlineReader.of(reader)?.start(
          name, namespace: namespace, attributes, count: Int(count))
      },
      end: { reader, _, _, _ in unsafe OutlineReader.of(reader)?.builder.end() },
      characters: { reader, text, count in
        unsafe OutlineReader.of(reader)?.builder.add(
          UnsafeBufferPointer(start: text, count: Int(count)))
      },
      cdata: { reader, text, count in
        unsafe OutlineReader.of(reader)?.builder.add(
          UnsafeBufferPointer(start: text, count: Int(count)))
      },
      instruction: { _, _, _ in }, comment: { _, _ in },
      error: { reader, error in
        guard let error = unsafe error else { return }
        unsafe OutlineReader.of(reader)?.fail(error.pointee)
      })
  }
}

extension xmlError {
  /// The first line of the message, if there is one.
  var firstLine: String? {
    let text = unsafe message.map { unsafe String(cString: $0) }
    return text.map { String(String.UnicodeScalarView($0.unicodeScalars.prefix { $0 != "\n" })) }
  }
}
