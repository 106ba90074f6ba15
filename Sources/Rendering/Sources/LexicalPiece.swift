/// A run of a text's bytes that is coloured alike.
struct LexicalPiece: Equatable {
  /// What a run is; ``plain`` has no colour.
  enum Kind { case plain, keyword, type, string, comment }

  let kind: Kind
  let range: Range<Int>
}

extension LexicalPiece.Kind {
  var style: StyleClass? {
    switch self {
    case .plain: nil
    case .keyword: .keyword
    case .type: .type
    case .string: .string
    case .comment: .comment
    }
  }
}
