/// Divides HTML into pieces to be coloured: names of tags, names and values of attributes, comments.
///
/// It reads anything, and every byte is in exactly one piece. It knows nothing of scripts and styles
/// within a page, which our pages do not have.
struct MarkupLexer {
  private var reader: ByteReader
  private var pieces = LexicalPieces()

  /// The pieces of a text in UTF-8, whose ranges count from its beginning.
  static func pieces(of bytes: [UInt8]) -> [LexicalPiece] {
    var lexer = Self(reader: ByteReader(bytes[...]))
    while !lexer.reader.isAtEnd { lexer.next() }
    lexer.pieces.finish(at: bytes.count)
    return lexer.pieces.pieces
  }

  private mutating func next() {
    reader.advance { $0 != UInt8(ascii: "<") }
    let start = reader.index
    if reader.skip("<!--") {
      while !reader.isAtEnd, !reader.skip("-->") { reader.advance() }
      pieces.mark(start..<reader.index, as: .comment)
      return
    }
    reader.advance()
    if reader.peek() == UInt8(ascii: "/") || reader.peek() == UInt8(ascii: "!") { reader.advance() }
    guard WordByte.isStart(reader.peek()) else { return }
    name(as: .keyword)
    while !reader.isAtEnd, reader.peek() != UInt8(ascii: ">") { attribute() }
    reader.advance()
  }

  private mutating func attribute() {
    let start = reader.index
    switch reader.peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let quote = reader.peek()
      reader.advance()
      reader.advance { $0 != quote }
      reader.advance()
      pieces.mark(start..<reader.index, as: .string)
    case let byte where WordByte.isStart(byte): name(as: .type)
    default: reader.advance()
    }
  }

  private mutating func name(as kind: LexicalPiece.Kind) {
    let start = reader.index
    reader.advance {
      WordByte.isPart($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    pieces.mark(start..<reader.index, as: kind)
  }
}
