import Bytes

/// The language of a page, which decides its rules.
package enum PageForm: Sendable {
  /// HTML that is XML too, as Rowhouse writes it: every rule is about it.
  case xml

  /// HTML as most people write it: a few rules are about it, see ``HTMLValidator/rules``.
  case ordinary

  /// The language that a page declares.
  ///
  /// A page that names XML's namespace for HTML is meant to be XML, well-formed or not. Older pages
  /// name it behind a document type of XHTML 1, and are ordinary: browsers read them as HTML, and
  /// so did their authors. The ending `.xhtml` is XML to browsers too.
  package init(of page: [UInt8], file: String) {
    self = file.utf8.suffix(6).elementsEqual(".xhtml".utf8) ? .xml : Self.declared(by: page)
  }

  private static func declared(by page: [UInt8]) -> PageForm {
    var scan = HTMLScan()
    guard scan.next(in: page.span), scan.isNamed("html", in: page.span) else { return .ordinary }
    let namespace = scan.attributes.first { page[$0.name].elementsEqual("xmlns".utf8) }
    guard let namespace, page[namespace.value].elementsEqual(PageNames.html.utf8),
      !namesOlderType(page[..<scan.start])
    else { return .ordinary }
    return .xml
  }

  /// Whether a document type has more than `html`.
  private static func namesOlderType(_ prologue: ArraySlice<UInt8>) -> Bool {
    let words = prologue.split { ASCII.isBlank($0) || $0 == ASCII.greater }
    return words.contains { word in
      let word = word.map(ASCII.lowercased)
      return word.elementsEqual("public".utf8) || word.elementsEqual("system".utf8)
    }
  }
}
