/// A run of a text's bytes that is coloured alike.
struct LexicalPiece: Equatable {
  /// The class of the run; `nil` if it has no colour.
  let style: StyleClass?
  let range: Range<Int>
}

/// The pieces of a text, collected from first to last so that none is lost: unmarked text is plain.
struct LexicalPieces {
  private(set) var pieces: [LexicalPiece] = []
  private var end = 0

  /// Marks a range that begins at or after the end of the last.
  mutating func mark(_ range: Range<Int>, as style: StyleClass) {
    guard !range.isEmpty else { return }
    finish(at: range.lowerBound)
    pieces.append(LexicalPiece(style: style, range: range))
    end = range.upperBound
  }

  /// Makes the rest up to `count` a plain piece.
  mutating func finish(at count: Int) {
    guard end < count else { return }
    pieces.append(LexicalPiece(style: nil, range: end..<count))
    end = count
  }
}

/// Divides text into pieces to be coloured; every byte is in exactly one.
protocol Lexer {
  init()
  var reader: ByteReader { get set }
  var pieces: LexicalPieces { get set }

  /// Moves past the token at the reader's position, and marks it if it is coloured.
  mutating func next()
}

extension Lexer {
  /// The pieces of a text in UTF-8, whose ranges count from its beginning.
  static func pieces(of bytes: [UInt8]) -> [LexicalPiece] {
    var lexer = Self()
    lexer.reader = ByteReader(bytes[...])
    while !lexer.reader.isAtEnd { lexer.next() }
    lexer.pieces.finish(at: bytes.count)
    return lexer.pieces.pieces
  }
}
