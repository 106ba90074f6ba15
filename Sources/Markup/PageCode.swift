/// A style sheet or a script inside a page, written so that HTML and XML read it alike.
///
/// It is a section of CDATA to XML; to HTML it begins and ends with comments. Text that would end
/// the section or the element is changed: `]]>` gets a space, and `</` a backslash, which change no
/// style and no script.
package struct PageCode: Sendable {
  /// The bytes between the tags, of which policies have the hash.
  package let bytes: [UInt8]

  package init(style css: [UInt8]) {
    bytes = Array("/*<![CDATA[*/".utf8) + Self.contained(css) + Array("/*]]>*/".utf8)
  }

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
  /// Writes the content of a `style` or a `script`.
  package mutating func code(_ code: PageCode) { buffer += code.bytes }
}
