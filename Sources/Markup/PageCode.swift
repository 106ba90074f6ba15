/// A style sheet or a script that stands in a page, so that HTML and XML read the same of it.
///
/// It is a section of CDATA to XML, and to HTML that begins and ends with comments. What would end the section or
/// the element is written otherwise: `]]>` with a space, and `</` with a backslash, which change no style and no
/// script.
package struct PageCode: Sendable {
  /// All that stands between the tags, of which policies have the hash.
  package let bytes: [UInt8]

  /// - Parameter css: A style sheet in UTF-8.
  package init(style css: [UInt8]) {
    bytes = Array("/*<![CDATA[*/".utf8) + Self.contained(css) + Array("/*]]>*/".utf8)
  }

  /// - Parameter script: A script in UTF-8.
  package init(script: [UInt8]) {
    bytes = Array("//<![CDATA[\n".utf8) + Self.contained(script) + Array("\n//]]>".utf8)
  }

  private static func contained(_ code: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(code.count)
    for byte in code {
      if byte == UInt8(ascii: ">"), bytes.suffix(2).elementsEqual("]]".utf8) {
        bytes.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "<") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
    }
    return bytes
  }
}

extension HTMLWriter {
  /// Writes what stands in a `style` or a `script`.
  package mutating func code(_ code: PageCode) { buffer += code.bytes }
}
