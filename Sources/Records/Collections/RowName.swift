import Bytes

/// The name of a row in URLs.
package enum RowName: Hashable, Sendable {
  /// Its number: its own, or its position in the data.
  case number(UInt64)

  /// A name of lower-case letters, digits and hyphens, made of one of its values.
  case slug(String)

  /// Returns the row's anchor on the pages of the listing, with letters before a number: `row-17`.
  package func anchor(_ prefix: StaticString) -> String {
    switch self {
    case .number(let number): "\(prefix)\(number)"
    case .slug(let slug): slug
    }
  }
}

struct RowSlugs: Sendable {
  private var slugs = JoinedTexts()

  /// Makes a slug of the value of each row, which differs from the identifiers of the page itself.
  init(of kept: KeptValues) {
    var slugs = Slugs("row", besides: Self.reserved, numbering: true)
    self.slugs.reserveCapacity(kept.numbers.count)
    for row in 0..<kept.numbers.count {
      let text = kept.values[kept.numbers[row]][0]
      let slug = slugs.slug(for: String(decoding: text, as: UTF8.self))
      self.slugs.append(slug.utf8.span)
    }
  }

  subscript(row: Int) -> String {
    slugs.with(row) { slug in String(decoding: slug.indices.map { slug[$0] }, as: UTF8.self) }
  }

  /// The identifiers that pages have for themselves.
  private static let reserved: Set<String> = [
    "caption", "confirmation", "form", "main", "map-caption", "map-title", "map-words",
    "search-field", "search-form", "search-found", "search-hint", "search-player",
    "search-results", "search-rows", "search-without", "source-title", "variants-title",
  ]
}
