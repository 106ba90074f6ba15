/// A word as it is typed in a shell, in quotes where it has to be.
package struct ShellWord: CustomStringConvertible {
  package let description: String

  package init(_ text: String) {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(Self.isPlain)
    description = isPlain ? text : "'\(text.replacing(["'": "'\\''"]))'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension String {
  /// Returns the text with some scalars replaced, also before combining marks.
  func replacing(_ others: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text.unicodeScalars.append(contentsOf: (others[scalar] ?? String(scalar)).unicodeScalars)
    }
  }
}
