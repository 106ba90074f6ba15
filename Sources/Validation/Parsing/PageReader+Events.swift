internal import Bytes
internal import CLibXML2

extension PageReader {
  /// The functions libxml2 calls.
  ///
  /// Each finds its reader in the pointer that it is given.
  static var events: clibxml2_events {
    unsafe clibxml2_events(
      doctype: { reader, name, publicID, systemID in
        guard let reader = unsafe Self.reader(reader) else { return }
        let hasIDs = unsafe publicID != nil || systemID != nil
        let isPlain = unsafe !hasIDs && name.map { unsafe Self.equal($0, "html") } == true
        unsafe reader.pointee.doctype(isPlain: isPlain)
      },
      start: { reader, name, prefix, namespace, _, _, count, _, attributes in
        guard let reader = unsafe Self.reader(reader) else { return }
        unsafe reader.pointee.start(
          name, prefix: prefix, namespace: namespace, attributes: attributes, count: Int(count))
      },
      end: { reader, _, _, _ in
        guard let reader = unsafe Self.reader(reader) else { return }
        unsafe reader.pointee.judge.close()
      },
      characters: { reader, text, count in
        guard let reader = unsafe Self.reader(reader), let text = unsafe text else { return }
        unsafe reader.pointee.characters(UnsafeBufferPointer(start: text, count: Int(count)))
      },
      cdata: { reader, _, _ in
        guard let reader = unsafe Self.reader(reader) else { return }
        unsafe reader.pointee.report("a CDATA section is a comment to HTML: write the text itself")
      },
      instruction: { reader, _, _ in
        guard let reader = unsafe Self.reader(reader) else { return }
        unsafe reader.pointee.report(
          "a processing instruction is a comment to HTML: leave it out")
      },
      comment: { reader, text in
        guard let reader = unsafe Self.reader(reader), let text = unsafe text else { return }
        let first = unsafe text[0]
        let second = unsafe first == 0 ? 0 : text[1]
        guard first == ASCII.greater || first == ASCII.hyphen && second == ASCII.greater else {
          return
        }
        unsafe reader.pointee.report(
          "a comment that begins with \">\" ends there for HTML: begin it with a space")
      },
      error: { reader, error in
        guard let reader = unsafe Self.reader(reader), let error = unsafe error else { return }
        unsafe reader.pointee.fail(error.pointee)
      })
  }

  private static func reader(
    _ pointer: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PageReader>? {
    unsafe pointer?.assumingMemoryBound(to: PageReader.self)
  }

  static func equal(_ text: UnsafePointer<xmlChar>, _ expected: StaticString) -> Bool {
    unsafe xmlStrEqual(text, expected.utf8Start) != 0
  }
}
