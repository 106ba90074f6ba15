internal import CLibXML2

/// Reads pages back with a parser that had no part in writing them, and judges them.
///
/// Pages are written so that they are HTML and XML at once, and libxml2 reads them as XML: its HTML
/// parser does not know `<main>` and forgives what we want to hear about. Our rules stand on its
/// events.
///
/// A validator serves one worker and one page after the other; it keeps its memory in between.
@safe
package struct PageValidator: ~Copyable {
  /// What libxml2 gives back with each event, so it may not move.
  private let reader: UnsafeMutablePointer<PageReader>

  /// A parser keeps every name it meets, up to 10 MB; it is renewed long before.
  private static let strangeBytesLimit = 1 << 20

  /// Makes a validator.
  ///
  /// - Parameter files: What the site is known to have. References to these files are not among
  ///   those of a reading, unless they name an element.
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

  /// Reads one page and says what is wrong with it and what it refers to.
  ///
  /// Same bytes and file, same reading. A page that is not well-formed is judged up to there.
  ///
  /// - Parameters:
  ///   - page: The bytes of the page.
  ///   - file: Its path from the site's own folder, with slashes, such as `birds/page-2.html`.
  /// - Returns: Its findings, identifiers and references.
  package mutating func read(_ page: [UInt8], file: String) -> PageReading {
    unsafe reader.pointee.judge.begin(page, file: file)
    if unsafe reader.pointee.judge.scan() {
      if let parser = unsafe reader.pointee.parser {
        unsafe PageReader.read(page, with: parser)
      } else {
        unsafe reader.pointee.judge.fail(
          .wellFormed, at: 0, "there was no memory for a parser: close other programs")
      }
    }
    let reading = unsafe reader.pointee.judge.reading()
    if unsafe !reading.findings.isEmpty || reader.pointee.strangeBytes > Self.strangeBytesLimit {
      unsafe reader.pointee.makeParser(reader: reader)
    }
    return reading
  }

  /// Reads a page that had no findings when it was read by ``read(_:file:)``, at the same path.
  ///
  /// What is wrong with a page by itself follows from its bytes and its path, so there are no findings now
  /// either. Its identifiers and references stand in its start tags, and only those are read.
  ///
  /// - Parameters:
  ///   - page: The same bytes.
  ///   - file: The same path.
  /// - Returns: What ``read(_:file:)`` would say.
  package mutating func readAgain(_ page: [UInt8], file: String) -> PageReading {
    unsafe reader.pointee.judge.readAgain(page, file: file)
  }
}
