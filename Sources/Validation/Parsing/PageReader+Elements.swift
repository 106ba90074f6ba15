internal import CLibXML2

extension PageReader {
  /// An element begins; each attribute has five pointers: name, prefix, namespace, and where its
  /// value begins and ends.
  mutating func start(
    _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?,
    namespace: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    let place = unsafe place
    let namespace = UInt(bitPattern: namespace)
    let isInDrawing = checker.page.open.last?.name.isSVG ?? false
    let element = names.element(
      UInt(bitPattern: name), namespace: namespace, isInDrawing: isInDrawing)
    checker.page.beginElement(element, tagEnd: unsafe place.offset)
    if element == .unknown {
      let name = unsafe Self.text(name)
      noteStrange(name.utf8.count)
      checker.page.report(
        .allowedElement,
        namespace == names.svg
          ? ForbiddenElements.svgMessage(for: name) : ForbiddenElements.message(for: name))
    }
    checkNamespace(of: element, namespace)
    if unsafe prefix != nil {
      checker.page.report(
        .htmlSyntax,
        "<\(unsafe Self.text(prefix)):\(unsafe Self.text(name))> has a prefix, which HTML takes for"
          + " a part of its name: leave the prefix out")
    }
    if let attributes = unsafe attributes {
      for index in 0..<count { unsafe add(attributes + index * 5, place) }
    }
    checker.open()
  }

  private mutating func add(
    _ attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ place: clibxml2_place
  ) {
    guard let start = unsafe attribute[3], let end = unsafe attribute[4] else { return }
    let name = unsafe self.name(of: attribute)
    let count = unsafe end - start
    if let offset = unsafe Self.offset(of: start, in: place), offset + count <= checker.page.count {
      checker.page.attributes.append(Attribute(name: name, value: offset..<offset + count))
      return
    }
    // libxml2 put the value together from references, and left ampersands in a form of its own.
    let value = unsafe Self.withAmpersands(UnsafeBufferPointer(start: start, count: count))
    checker.page.attributes.append(Attribute(name: name, value: checker.page.keep(value)))
  }

  private mutating func name(
    of attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
  ) -> AttributeName {
    guard unsafe attribute[1] == nil else { return unsafe prefixedName(of: attribute) }
    let known = names.attribute(unsafe UInt(bitPattern: attribute[0]))
    if known != .unknown { return known }
    let name = unsafe Self.text(attribute[0])
    noteStrange(name.utf8.count)
    if name.utf8.starts(with: "data-".utf8), name.utf8.count > 5 { return .anyData }
    checker.page.reportUnknownAttribute(name)
    return .unknown
  }

  private mutating func prefixedName(
    of attribute: UnsafeMutablePointer<UnsafePointer<xmlChar>?>
  ) -> AttributeName {
    let name = unsafe Self.text(attribute[0])
    if unsafe UInt(bitPattern: attribute[2]) == names.xml {
      if name == "lang" { return .xmlLang }
      if name == "space" { return .xmlSpace }
    }
    let prefix = unsafe Self.text(attribute[1])
    noteStrange(name.utf8.count + prefix.utf8.count)
    checker.page.reportUnknownAttribute("\(prefix):\(name)")
    return .unknown
  }

  private mutating func checkNamespace(of element: ElementName, _ namespace: UInt) {
    if element == .html, namespace != names.html {
      checker.page.report(
        .requiredAttribute, "<html> has no xmlns: write xmlns=\"\(PageNames.html)\"")
    } else if element == .svg, namespace != names.svg {
      checker.page.report(
        .requiredAttribute, "<svg> has no xmlns: write xmlns=\"\(PageNames.svg)\"")
    }
  }

  /// Returns the offset in the page of a pointer into the parser's copy of it.
  static func offset(of pointer: UnsafePointer<xmlChar>, in place: clibxml2_place) -> Int? {
    guard let start = unsafe place.start, let end = unsafe place.end,
      let cursor = unsafe place.cursor, unsafe pointer >= start, unsafe pointer <= end
    else { return nil }
    return unsafe place.offset + (pointer - cursor)
  }

  /// At most 60 bytes of a name.
  private static func text(_ name: UnsafePointer<xmlChar>?) -> String {
    guard let name = unsafe name else { return "" }
    let length = min(60, Int(unsafe xmlStrlen(name)))
    return unsafe String(decoding: UnsafeBufferPointer(start: name, count: length), as: UTF8.self)
  }

  /// The value with `&#38;`, as libxml2 leaves ampersands, made `&`.
  static func withAmpersands(_ value: UnsafeBufferPointer<xmlChar>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      let byte = unsafe value[index]
      bytes.append(byte)
      let isReference = unsafe byte == 0x26 && value[index...].starts(with: ampersand)
      index += isReference ? ampersand.count : 1
    }
    return bytes
  }

  private static let ampersand = Array("&#38;".utf8)
}

/// Messages about attributes that are in no table.
extension Page {
  mutating func reportUnknownAttribute(_ attribute: String) {
    guard name != .unknown || attribute.utf8.starts(with: "on".utf8) else { return }
    let element = name == .unknown ? "an element" : "<\(name.text)>"
    if attribute.utf8.starts(with: "on".utf8) {
      report(
        .inlineCode,
        "\(attribute) of \(element) is a script: add a listener in a deferred script of the site")
    } else if attribute.utf8.starts(with: "aria-".utf8) {
      report(
        .ariaAttribute, "\(attribute) of \(element) is not an attribute of WAI-ARIA: leave it out")
    } else {
      report(
        .allowedAttribute,
        "\(attribute) of \(element) is not an attribute of HTML: use data-… or leave it out")
    }
  }
}
