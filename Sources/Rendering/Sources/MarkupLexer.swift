/// Divides HTML into pieces to be coloured: names of tags, names and values of attributes, comments.
///
/// It reads anything, and every byte is in exactly one piece. It knows nothing of scripts and styles
/// within a page, which our pages do not have.
struct MarkupLexer: Lexer {
  var reader = ByteReader([])
  var pieces = LexicalPieces()

  mutating func next() {
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

  private mutating func name(as style: StyleClass) {
    let start = reader.index
    reader.advance {
      WordByte.isPart($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    pieces.mark(start..<reader.index, as: style)
  }
}
