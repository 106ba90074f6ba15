internal import CLibXML2

/// A grammar of pages in the XML syntax of RELAX NG, as libxml2 reads it: the second opinion.
///
/// libxml2 says of it only where a page leaves the grammar, and is slow at it; so it serves tests.
@safe
public struct RelaxNGSchema: ~Copyable {
  /// Why a schema cannot be used.
  public enum Failure: Error {
    /// It is not a schema.
    ///
    /// The words are libxml2's.
    case unreadable(String)
  }

  private let schema: xmlRelaxNGPtr

  public init(_ bytes: [UInt8]) throws(Failure) {
    var messages = Messages()
    let schema = unsafe withUnsafeMutablePointer(to: &messages) { messages in
      unsafe bytes.withUnsafeBytes { buffer -> xmlRelaxNGPtr? in
        guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress,
          let parser = unsafe xmlRelaxNGNewMemParserCtxt(start, CInt(buffer.count))
        else { return nil }
        defer { unsafe xmlRelaxNGFreeParserCtxt(parser) }
        unsafe xmlRelaxNGSetParserStructuredErrors(parser, Messages.collect, messages)
        return unsafe xmlRelaxNGParse(parser)
      }
    }
    guard let schema = unsafe schema else { throw .unreadable(messages.text) }
    unsafe self.schema = unsafe schema
  }

  deinit { unsafe xmlRelaxNGFree(schema) }

  /// What libxml2 says of a page that is not in the grammar, a line each; nil if it is in it.
  ///
  /// A page that is invalid syntax is not in the grammar.
  public func objection(to page: [UInt8]) -> String? {
    var messages = Messages()
    let isAccepted = unsafe withUnsafeMutablePointer(to: &messages) { messages in
      unsafe page.withUnsafeBytes { buffer -> Bool in
        guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress,
          let parser = unsafe xmlNewParserCtxt()
        else { return false }
        defer { unsafe xmlFreeParserCtxt(parser) }
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
        guard
          let tree = unsafe xmlCtxtReadMemory(
            parser, start, CInt(buffer.count), nil, nil, CInt(options))
        else { return false }
        defer { unsafe xmlFreeDoc(tree) }
        unsafe Self.removeData(from: xmlDocGetRootElement(tree))
        guard let validation = unsafe xmlRelaxNGNewValidCtxt(schema) else { return false }
        defer { unsafe xmlRelaxNGFreeValidCtxt(validation) }
        unsafe xmlRelaxNGSetValidStructuredErrors(validation, Messages.collect, messages)
        return unsafe xmlRelaxNGValidateDoc(validation, tree) == 0
      }
    }
    if isAccepted { return nil }
    return messages.text.isEmpty ? "The page is invalid syntax" : messages.text
  }

  /// Takes away the attributes that begin with `data-`, which no grammar can say.
  private static func removeData(from element: xmlNodePtr?) {
    var next = unsafe element
    while let node = unsafe next {
      var attribute = unsafe node.pointee.type == XML_ELEMENT_NODE ? node.pointee.properties : nil
      while let current = unsafe attribute {
        unsafe attribute = current.pointee.next
        if unsafe xmlStrncmp(current.pointee.name, "data-", 5) == 0 {
          unsafe xmlRemoveProp(current)
        }
      }
      unsafe removeData(from: node.pointee.children)
      unsafe next = node.pointee.next
    }
  }
}
