/// The content of a ``Prototype``, piece by piece.
public struct CellContent: Hashable, Sendable {
  /// A piece of content.
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

  /// Creates empty content.
  public init() {}

  public mutating func text(_ text: String) { pieces.append(.text(text)) }
  public mutating func strong(_ text: String) { pieces.append(.strong(text)) }
  public mutating func emphasis(_ text: String) { pieces.append(.emphasis(text)) }
  public mutating func note(_ text: String) { pieces.append(.note(text)) }
  public mutating func code(_ text: String) { pieces.append(.code(text)) }
  public mutating func lineBreak() { pieces.append(.lineBreak) }

  /// Adds text with a link.
  public mutating func link(_ text: String, to link: Link) { pieces.append(.link(text, to: link)) }

  /// Adds a bar that shows a part of a whole, such as 4 of 5 stars; only text, if the whole is zero.
  public mutating func meter(_ part: Int, of whole: Int, unit: String) {
    pieces.append(.meter(whole > 0 ? min(max(part, 0), whole) : part, of: whole, unit: unit))
  }
}

/// A custom kind of cell, for content that the styles can't lay out.
///
/// ```swift
/// struct RatingCell: Prototype {
///   let title: String
///   let stars: Int
///
///   func draw(into content: inout CellContent) {
///     content.strong(title)
///     content.text(" ")
///     content.meter(stars, of: 5, unit: "stars")
///   }
/// }
/// ```
///
/// It draws text and a few elements that clarify text. Everything is escaped when it is written,
/// and validated with its page.
public protocol Prototype: Sendable {
  /// The row's name in lists and for screen readers; it is not drawn.
  var title: String { get }

  /// Draws the content of the row, including the title.
  func draw(into content: inout CellContent)
}
