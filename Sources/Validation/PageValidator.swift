internal import CLibXML2

/// Reads pages back with an independent parser, and validates them.
///
/// Pages are written as HTML and XML at once, and libxml2 reads them as XML: its HTML parser does
/// not know `<main>` and tolerates mistakes that should be reported. Our rules use its events.
///
/// A validator serves one worker and one page after the other; it keeps its memory in between.
@safe
package struct PageValidator: ~Copyable {
  /// The context of libxml2's events, which may not move.
  private let reader: UnsafeMutablePointer<PageReader>

  /// A parser keeps every name it meets, up to 10 MB; it is renewed long before.
  private static let strangeBytesLimit = 1 << 20

  /// Creates a validator; references to the known files of the site are left out of a reading,
  /// unless they name an element.
  package init(files: SiteFiles = SiteFiles()) {
    // May be called again and again; must have been before two threads parse at once.
    xmlInitParser()
    let reader = UnsafeMutablePointer<PageReader>.allocate(capacity: 1)
    unsafe reader.initialize(to: PageReader(files: files))
    unsafe reader.pointee.makeParser(reader: reader)
    unsafe self.reader = unsafe reader
  }

  deinit {
    unsafe reader.pointee.free()
    unsafe reader.deinitialize(count: 1)
    unsafe reader.deallocate()
  }

  /// Validates one page, and returns its findings and references.
  ///
  /// The result depends only on the bytes and the file, which is a path from the site's own folder,
  /// such as `birds/page-2.html`. A page that is not well-formed is validated up to the fault.
  package mutating func read(_ page: [UInt8], file: String) -> PageReading {
    unsafe reader.pointee.checker.begin(page, file: file)
    if unsafe reader.pointee.checker.scan() {
      if let parser = unsafe reader.pointee.parser {
        unsafe PageReader.read(page, with: parser)
      } else {
        unsafe reader.pointee.checker.fail(
          .wellFormed, at: 0, "not enough memory for the parser: close other programs")
      }
    }
    let reading = unsafe reader.pointee.checker.reading()
    if unsafe !reading.findings.isEmpty || reader.pointee.strangeBytes > Self.strangeBytesLimit {
      unsafe reader.pointee.makeParser(reader: reader)
    }
    return reading
  }

  /// Reads only the start tags, with identifiers and references, of a page that had no findings in
  /// ``read(_:file:)`` at the same path: findings depend only on its bytes and its path.
  package mutating func readAgain(_ page: [UInt8], file: String) -> PageReading {
    unsafe reader.pointee.checker.readAgain(page, file: file)
  }
}

/// The result of reading one page: its findings, identifiers and references.
package struct PageReading: Sendable {
  /// The path of the page from the site's own folder.
  package let file: String

  /// The findings of the page on its own, sorted by place.
  package let findings: [Finding]

  /// Half of a hash for each identifier, in the order of the page.
  package let identifiers: [UInt64]

  /// Its references, each URL once.
  let links: PageLinks
}
