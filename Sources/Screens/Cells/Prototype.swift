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
