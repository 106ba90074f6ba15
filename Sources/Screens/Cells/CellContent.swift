/// What a ``Prototype`` has drawn, piece by piece.
public struct CellContent: Hashable, Sendable {
  /// One of the things that a cell can be made of.
  public enum Piece: Hashable, Sendable {
    case text(String)
    case strong(String)
    case emphasis(String)

    /// Smaller, quieter words.
    case note(String)
    case code(String)
    case lineBreak
    case link(String, to: Link)

    /// A part of a whole, drawn as a bar.
    case meter(Int, of: Int, unit: String)
  }

  public private(set) var pieces: [Piece] = []

  /// Content with nothing in it.
  public init() {}

  public mutating func text(_ text: String) { pieces.append(.text(text)) }
  public mutating func strong(_ text: String) { pieces.append(.strong(text)) }
  public mutating func emphasis(_ text: String) { pieces.append(.emphasis(text)) }
  public mutating func note(_ text: String) { pieces.append(.note(text)) }
  public mutating func code(_ text: String) { pieces.append(.code(text)) }
  public mutating func lineBreak() { pieces.append(.lineBreak) }

  /// Adds words that lead somewhere.
  public mutating func link(_ text: String, to link: Link) { pieces.append(.link(text, to: link)) }

  /// Adds a bar that shows a part of a whole, such as 4 of 5 stars.
  ///
  /// Of nothing there is no part to draw, and so there are words alone.
  public mutating func meter(_ part: Int, of whole: Int, unit: String) {
    pieces.append(.meter(whole > 0 ? min(max(part, 0), whole) : part, of: whole, unit: unit))
  }
}
