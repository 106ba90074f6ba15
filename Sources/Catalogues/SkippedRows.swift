import Publishing
import Records
import Rendering
import Screens

/// A page of the unlisted rows of all tables: the first in file order, read again when drawn.
struct SkippedRows: Sendable {
  private let indexes: [CollectionIndex]
  private let count: Int

  /// Collects the rows of the tables of a site; `nil` if there are none.
  init?(of indexes: [CollectionIndex]) {
    self.indexes = indexes
    count = indexes.reduce(0) { $0 + $1.refusals.lost }
    guard count > 0 else { return nil }
  }

  /// The link to the page; how many there are is on the home page alone, as of all rows.
  func entry(in words: PageWords) -> CatalogueFrame.Entry {
    CatalogueFrame.Entry(
      words[.skippedTitle], to: .page(SkippedPage.path, fragment: nil),
      detail: "(\(words.number(count)))")
  }

  /// The page, which neither the search nor search engines find.
  var page: PageSeries {
    var series = PageSeries(named: "SkippedPage", at: SkippedPage.path) {
      frame, html in
      SkippedPage(try rows(), of: count).draw(in: frame, into: &html)
    }
    (series.isFound, series.isListed) = (false, false)
    return series
  }

  private func rows() throws -> [(refusal: Refusal, text: String?)] {
    let isHidden = indexes.contains(where: \.hidesColumns)
    var rows: [(refusal: Refusal, text: String?)] = []
    for index in indexes {
      let refusals = index.refusals.examples.filter(\.reason.kind.isLoss)
        .prefix(SkippedPage.maximumRows - rows.count)
      guard !isHidden else {
        rows += refusals.map { ($0, nil) }
        continue
      }
      // No character has more than four bytes, and one more shows that there is more.
      let limit = 4 * (SkippedPage.maximumCharacters + 1)
      let texts = try index.texts(of: Array(refusals), upTo: limit)
      rows += zip(refusals, texts).map { ($0, $1) }
    }
    return rows
  }
}
