/// A kind of cell of the author's own, for what the styles have no place for.
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
/// What it draws is words and a few things that words are made clearer by. Everything is escaped
/// when it is written, and judged with the page it is on.
public protocol Prototype: Sendable {
  /// What the row is called, where it is named and not shown.
  var title: String { get }

  /// Draws what the row shows, the title included.
  func draw(into content: inout CellContent)
}
