import Records
import Rendering
import Screens

extension Catalogue {
  /// The pages of single rows, if there are any; as many are read at a time as a page of the listing
  /// has.
  var detailPages: PageSeries? {
    guard extras.hasRowPages, index.count > 0 else { return nil }
    return PageSeries(
      name: "RowDetails", count: pages.total, files: looks.files, isFound: false,
      blockSize: pages.size, followsBlocks: true, longestPath: looks.addresses.longestPage,
      place: { looks.addresses.page(of: index.name(at: $0)) }
    ) {
      var read: (page: ListPage, rows: [TableRow])?
      return { position, frame, html, _ throws(PageFault) in
        let page = pages.page(holding: position)
        let rows: [TableRow]
        if let read, read.page == page {
          rows = read.rows
        } else {
          rows = try self.rows(on: page)
          read = (page, rows)
        }
        let place = position - page.range.lowerBound
        guard rows.indices.contains(place) else {
          throw PageFault("there is no \(looks.noun.singular) \(position + 1)")
        }
        let name = rows[place].name
        let own = PagePlace(
          looks.addresses.page(of: name), below: [PageLink(looks.listTitle, to: page.path)],
          previous: neighbour(of: position, at: position - 1, on: page, rows),
          next: neighbour(of: position, at: position + 1, on: page, rows))
        let list = ListingLink(
          words(.listPage, looks.listTitle, words.number(page.number)),
          to: .page(page.path, fragment: looks.addresses.anchor(of: name)))
        var referring: [ReferringRows] = []
        for referrer in referrers {
          if let rows = try referrer.rows(referringTo: position) { referring.append(rows) }
        }
        looks.details.draw(rows[place], at: own, in: list, below: referring, frame, into: &html)
      }
    }
  }

  /// The page of a row, if it is in the same group as another.
  private func neighbour(
    of position: Int, at other: Int, on page: ListPage, _ rows: [TableRow]
  ) -> PageLink? {
    guard 0..<index.count ~= other,
      index.groupNumber(at: other) == index.groupNumber(at: position)
    else { return nil }
    let place = other - page.range.lowerBound
    let name = index.name(at: other)
    return PageLink(
      looks.details.shortTitle(name, rows.indices.contains(place) ? rows[place] : nil),
      to: looks.addresses.page(of: name))
  }
}
