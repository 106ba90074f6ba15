/// A sentence or a few words with placeholders.
struct Phrase: Equatable, Sendable {
  /// As it is written.
  let text: String
  let pieces: [Piece]

  enum Piece: Hashable, Sendable {
    case text(String)

    /// One of the texts that are given, `{0}`; with `{0.lower}` in small letters.
    case part(Int, isLower: Bool)

    /// `{n}`: how many there are.
    case count

    /// The name of rows: `{noun}` is the plural, `{noun.one}` the singular, `{Noun}` has a capital.
    case noun(PluralForm?, isCapital: Bool)
  }

  /// Reads a phrase as it is written; `nil` if braces enclose other text, or are not closed.
  init?(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}"),
        let place = Piece(place: rest[rest.index(after: start)..<end])
      else { return nil }
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      pieces.append(place)
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.text = text
    self.pieces = pieces
  }

  /// The numbers of its placeholders, which each translation must have, and no others: those for
  /// rows and numbers may be left out.
  var parts: Set<Int> {
    Set(pieces.compactMap { if case .part(let number, _) = $0 { number } else { nil } })
  }

  /// Whether any of it is words of its language, and not a place or a sign.
  var hasWords: Bool {
    pieces.contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }

  var hasNoun: Bool { pieces.contains { if case .noun = $0 { true } else { false } } }

  var isPlain: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }
}

extension Phrase.Piece {
  /// Reads the text between braces.
  fileprivate init?(place: Substring) {
    let names = place.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.first, names.count < 3 else { return nil }
    let form = names.dropFirst().first.map(String.init)
    switch name {
    case "n" where form == nil: self = .count
    case "noun", "Noun":
      let plural = form.flatMap(PluralForm.init)
      guard form == nil || plural != nil else { return nil }
      self = .noun(plural, isCapital: name == "Noun")
    default:
      guard let number = Int(name), 0...9 ~= number, form == nil || form == "lower" else {
        return nil
      }
      self = .part(number, isLower: form != nil)
    }
  }
}
