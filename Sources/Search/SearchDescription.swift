/// What the search page has to know of the records to lead to them.
struct SearchDescription: Sendable {
  enum Kind: String, Sendable {
    /// Recordings, which are shown as their listing shows them.
    case recordings

    /// Rows of any table or screen.
    case rows
  }

  let kind: Kind

  /// How many records a page of the listing has; zero for rows, which say themselves where they are.
  let pageSize: Int

  /// The first page of the listing, and the others with a `#` for their number.
  let firstPage: String
  let otherPages: String

  /// What is to be known of rows: each says itself where it is.
  static let rows = SearchDescription(kind: .rows, pageSize: 0, firstPage: "", otherPages: "")
}
