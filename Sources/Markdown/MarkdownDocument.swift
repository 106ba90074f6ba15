/// Markdown as a tree: CommonMark 0.31.2, with GitHub's tables and struck-out text.
///
/// Tags of HTML are pieces of their own, so that they can be refused; comments are left out. Any
/// bytes have a tree. Time is linear in their number: containers, emphasis and brackets in an
/// address nest to a limit, tables have at most ``maximumColumns`` columns, and references repeat at
/// most as many bytes as the text has, or 100,000.
package struct MarkdownDocument: Equatable, Sendable {
  package let blocks: [MarkdownBlock]

  /// The depth at which a block quote, a list or emphasis is text.
  static let maximumDepth = 32

  static let maximumColumns = 100

  /// Reads a text in UTF-8; other bytes become U+FFFD.
  package init(reading bytes: [UInt8]) {
    var reader = BlockReader(of: bytes)
    blocks = reader.blocks()
  }
}

/// A part of a text: a heading, a paragraph, a list.
package enum MarkdownBlock: Equatable, Sendable {
  /// A heading of level 1 to 6, and its line, from 1.
  case heading(level: Int, [MarkdownInline], line: Int)
  case paragraph([MarkdownInline])
  case code(String, language: String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  case table(MarkdownTable)
  case rule

  /// A comment that does not end, and its line.
  case openComment(line: Int)
}

package struct MarkdownList: Equatable, Sendable {
  /// The number of the first item of an ordered list; nil for bullets.
  package let start: Int?

  /// Whether the paragraphs of its items are not set apart.
  package let isTight: Bool
  package let items: [[MarkdownBlock]]
}

package struct MarkdownTable: Equatable, Sendable {
  package enum Alignment: Sendable { case left, center, right }

  package let alignments: [Alignment?]
  package let header: [[MarkdownInline]]

  /// As many cells in each row as the header has.
  package let rows: [[[MarkdownInline]]]
}

/// A part of a paragraph.
package enum MarkdownInline: Equatable, Sendable {
  /// Text, with a line feed where the source has a line end.
  case text(String)
  case code(String)
  case lineBreak
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case deleted([MarkdownInline])
  case link(MarkdownLink, [MarkdownInline])

  /// A picture, and its text for those who do not see it.
  case picture(MarkdownLink, alt: String)

  /// A tag of HTML, and its line, from 1.
  case tag(String, line: Int)
}

package struct MarkdownLink: Equatable, Sendable {
  /// The address as it is written, without escapes and references to characters.
  package let address: String
  package let title: String

  /// The line where its text begins, from 1.
  package let line: Int
}

extension [MarkdownInline] {
  package var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .picture(_, alt: let text): text
      case .lineBreak: "\n"
      case .emphasis(let inner), .strong(let inner), .deleted(let inner), .link(_, let inner):
        inner.plainText
      case .tag: ""
      }
    }.joined()
  }
}
