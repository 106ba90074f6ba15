internal import CLibXML2

/// Reads pages with libxml2 and tells a judge what they say.
///
/// It is what libxml2's events are given, so it never moves: its owner keeps it behind a pointer.
/// Errors are told to this reader too, never to handlers that threads would share.
@safe
struct PageReader {
  var judge: PageJudge

  private(set) var parser: xmlParserCtxtPtr?
  private(set) var names = PageNames()

  /// The bytes of names that are in no table, which the parser keeps all the same.
  private(set) var strangeBytes = 0

  /// Makes a reader, without a parser as yet, for the pages of a site that has these files.
  init(files: SiteFiles) {
    judge = PageJudge(files: files)
  }

  /// Makes a parser that tells `reader` of its events, in place of the one there was.
  ///
  /// A parser keeps every name it meets, and must not fill up with those of strange pages.
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

  mutating func noteStrange(_ bytes: Int) { strangeBytes += bytes }
}
