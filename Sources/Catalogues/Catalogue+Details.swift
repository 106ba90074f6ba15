import Bytes
import Publishing
import Records
import Rendering
import Screens

extension Catalogue {
  /// The pages of single rows, if any; as many are read at a time as a page of the listing has.
  var detailPages: PageSeries? {
    guard extras.hasRowPages, index.count > 0 else { return nil }
    return PageSeries(
      name: "RowDetails", count: pages.total, files: looks.files, isFound: false,
      blockSize: pages.size, followsBlocks: true, longestPath: looks.addresses.longestPage,
      place: { looks.addresses.page(of: index.name(at: $0)) }
    ) {
      let (facets, credits) = (facetsOfRows, credits)
      // The rows of a page of the listing, and those before and after it.
      var read: (page: ListPage, rows: [TableRow])?
      return { position, frame, html, _ in
        let page = pages.page(holding: position)
        if read?.page != page {
          let range = page.range.lowerBound - 1..<page.range.upperBound + 1
          read = (page, try index.rows(in: range))
        }
        let rows = read?.rows ?? []
        guard let row = rows.row(at: position) else {
          throw InputError("no \(looks.noun.singular) \(position + 1)")
        }
        let own = PagePlace(
          looks.addresses.page(of: row.name), below: [PageLink(looks.listTitle, to: page.path)],
          previous: neighbour(of: position, at: position - 1, among: rows),
          next: neighbour(of: position, at: position + 1, among: rows))
        let values = facets.map { facet in
          (facet, facet.places(position).filter { !facet.values[Int($0)].isUnknown })
        }
        let list = ListingLink(
          words(.listPage, looks.listTitle, words.number(page.number)),
          to: .page(page.path, fragment: row.anchor))
        let referring = try referrers.compactMap { try $0.rows(referringTo: position) }
        let ranks = looks.ranges.compactMap { ranges in
          ranges.rank(of: row).map { (ranges.column, $0) }
        }
        let context = RowContext(
          in: list,
          values: Dictionary(
            values.map { facet, places in
              (facet.column, places.map { rowValue(at: $0, of: facet) })
            },
            uniquingKeysWith: { first, _ in first }),
          ranks: Dictionary(ranks) { first, _ in first }, referring: referring,
          alike: rowsAlike(to: position, with: values, on: page, rows),
          exports: downloads(of: page),
          credits: credits + [frame.baseURL?.address(of: own.path)].compactMap(\.self))
        details.draw(row, at: own, context, frame, into: &html)
      }
    }
  }

  /// The title of the catalogue and the sources of its data, for the citations of rows.
  private var credits: [String] {
    [title] + about.sources.compactMap { $0.name ?? $0.address }
  }

  /// A facet whose values the pages of rows link to.
  private struct FacetOfRows {
    let facet: Facet
    let column: Int
    let values: [FacetValue]

    /// The places among the values of those that a row has.
    let places: (_ position: Int) -> [Int32]
  }

  /// The facets that distinguish rows, except for years of days, since a row shows the day.
  private var facetsOfRows: [FacetOfRows] {
    index.facets.compactMap { facet in
      guard facet.order != .descending, let column = facet.columns.last,
        let places = index.valuePlaces(of: facet)
      else { return nil }
      let values = index.values(of: facet)
      guard values.count > 1 else { return nil }
      return FacetOfRows(facet: facet, column: column, values: values, places: places)
    }
  }

  /// A value of a row, and where all rows with it are: their section or list, or a search for them.
  private func rowValue(at place: Int32, of facet: FacetOfRows) -> RowValue {
    let value = facet.values[Int(place)]
    let (facet, name) = (facet.facet, facet.facet.isColumn ? facet.facet.title : nil)
    if facet == index.group || lists.contains(where: { $0.facet == facet }) {
      return RowValue(value.title, of: name, to: link(to: value, of: facet), asking: nil)
    }
    let query = query(for: value, of: facet)
    return RowValue(
      value.title, of: name, to: query.map { _ in .page(askedPath, fragment: nil) },
      asking: query)
  }

  /// The most similar rows that are shown, and the most candidates that are examined for them.
  private static let (shownAlike, soughtAlike) = (4, 200)

  /// Some rows on a row's page of the listing with the same value: the group's, or else the rarest.
  ///
  /// No other page is read for them, and no other page changes them.
  private func rowsAlike(
    to position: Int, with values: [(facet: FacetOfRows, places: [Int32])],
    on page: ListPage, _ rows: [TableRow]
  ) -> RowContext.Alike? {
    let known = values.flatMap { facet, places in
      places.map { (facet: facet, place: $0, count: facet.values[Int($0)].count) }
    }
    let isGrouped = index.group != nil
    let candidates = known.filter { facet, _, count in
      isGrouped ? facet.facet == index.group : count < index.count
    }.sorted { $0.count < $1.count }
    let range = page.range
    let others = [position + 1..<range.upperBound, range.lowerBound..<position].joined()
    for (facet, place, _) in candidates {
      let alike = others.prefix(Self.soughtAlike).lazy.filter { facet.places($0).contains(place) }
      let found = Array(alike.prefix(Self.shownAlike))
      guard !found.isEmpty else { continue }
      return (rowValue(at: place, of: facet), found.compactMap(rows.row))
    }
    return nil
  }

  /// The page of a row, if it is in the same group as another.
  private func neighbour(of position: Int, at other: Int, among rows: [TableRow]) -> PageLink? {
    guard let row = rows.row(at: other),
      index.groupNumber(at: other) == index.groupNumber(at: position)
    else { return nil }
    return PageLink(details.shortTitle(row), to: looks.addresses.page(of: row.name))
  }
}

extension [TableRow] {
  /// The row at a position of the listing, among rows that follow each other.
  fileprivate func row(at position: Int) -> TableRow? {
    guard let start = first?.position, indices.contains(position - start) else { return nil }
    return self[position - start]
  }
}
