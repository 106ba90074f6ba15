/// A page with rows.
struct NotedPage: Sendable {
  /// Its place among all pages of the site.
  let number: Int
  let path: String
  let title: [UInt8]

  /// Which of the notes' rows it has.
  let rows: Range<Int>
}
