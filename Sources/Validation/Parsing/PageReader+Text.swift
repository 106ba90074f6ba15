internal import Bytes
internal import CLibXML2

extension PageReader {
  /// Where the parser has come to.
  var place: clibxml2_place {
    guard let parser = unsafe parser else { return unsafe clibxml2_place() }
    return unsafe clibxml2_where(parser)
  }

  mutating func doctype(isPlain: Bool) {
    let readsOn = judge.doctype(isPlain: isPlain, at: unsafe place.offset)
    if !readsOn, let parser = unsafe parser { unsafe xmlStopParser(parser) }
  }

  mutating func characters(_ text: UnsafeBufferPointer<xmlChar>) {
    guard let start = text.baseAddress else { return }
    let place = unsafe place
    let offset = unsafe Self.offset(of: start, in: place)
    var index = 0
    while index < text.count, ASCII.isBlank(unsafe text[index]) { index += 1 }
    guard index < text.count else { return }
    judge.text(at: unsafe offset.map { $0 + index } ?? place.offset)
  }

  /// Reports what HTML reads otherwise.
  mutating func report(_ message: String) {
    judge.page.report(.htmlSyntax, atTagEndingAt: unsafe place.offset, message)
  }

  mutating func fail(_ error: xmlError) {
    let code = unsafe UInt32(bitPattern: error.code)
    let level = unsafe error.level
    // A prefix that is not declared has a finding where it stands.
    guard level != XML_ERR_WARNING, code != XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue else { return }
    let text = unsafe error.message.map { unsafe String(cString: $0) } ?? "the page is unreadable"
    let line = String(String.UnicodeScalarView(text.unicodeScalars.prefix { $0 != "\n" }))
    let offset = unsafe place.offset
    if code == XML_ERR_UNDECLARED_ENTITY.rawValue || code == XML_WAR_UNDECLARED_ENTITY.rawValue {
      judge.fail(
        .namedEntity, at: offset,
        "\(line): XML knows amp, lt, gt, quot and apos; write the character itself")
    } else if level == XML_ERR_FATAL {
      judge.fail(.wellFormed, at: offset, line)
    } else {
      judge.page.report(.wellFormed, at: offset, line)
    }
  }
}
