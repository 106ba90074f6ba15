import Markup
package import Records
package import Rendering
package import Screens

/// Facts about a row beyond its own fields: its listing, lookup values, ranks, similar rows.
package struct RowContext: Sendable {
  let list: ListingLink

  /// The values that the row can be looked up by, by the columns that have them.
  package let values: [Int: [RowValue]]

  /// The ranks of its numbers and days among all rows, by column.
  let ranks: [Int: RowRank]
  let referring: [ReferringRows]

  let alike: Alike?

  /// Some rows, and the value that they have in common with the row of a page.
  package typealias Alike = (value: RowValue, rows: [TableRow])

  /// The files that have the rows of its page of the listing.
  let exports: [Download]

  /// The title of the catalogue, the sources of its data and the address of the row's page, for a citation.
  let credits: [String]

  /// The value in the heading above a card, which its line leaves out.
  let headingValue: String?

  package init(
    in list: ListingLink, values: [Int: [RowValue]] = [:], ranks: [Int: RowRank] = [:],
    referring: [ReferringRows] = [], alike: Alike? = nil, exports: [Download] = [],
    credits: [String] = [], below headingValue: String? = nil
  ) {
    self.list = list
    self.values = values
    self.ranks = ranks
    self.referring = referring
    self.alike = alike
    self.exports = exports
    self.credits = credits
    self.headingValue = headingValue
  }
}

/// The rank of a row's number or day among all rows.
package struct RowRank: Sendable {
  private let rank: Histogram.Rank
  private let isDay: Bool

  package init(_ rank: Histogram.Rank, isDay: Bool) {
    self.rank = rank
    self.isDay = isDay
  }

  /// The place within the first hundredth from either end, and as a figure: `No. 2`, `by Votes, of 2,988`.
  func outstanding(by column: String, in words: PageWords) -> (place: Int, figure: KeyFigure)? {
    guard let place = rank.extreme, 100 * place.number <= place.count else { return nil }
    let figure = KeyFigure(
      words(.placeNumber, words.number(place.number)),
      ordered(place, words(.placeBy, words.number(place.count), column), in: words))
    return (place.number, figure)
  }

  /// Words that follow which end a place is counted from, unless that is the largest number's.
  private func ordered(_ place: ExtremePlace, _ text: String, in words: PageWords) -> String {
    switch (isDay, place.isLow) {
    case (true, true): words(.earliestFirst, text)
    case (true, false): words(.latestFirst, text)
    case (false, true): words(.lowestFirst, text)
    case (false, false): text
    }
  }

  private func text(in words: PageWords) -> String {
    if let place = rank.extreme {
      let number = words(.placeNumber, words.number(place.number))
      return ordered(place, words(.placeOf, number, words.number(place.count)), in: words)
    }
    let percent = Int((rank.share * 100).rounded())
    let isUpper = percent >= 50
    let key: PageWords.Key =
      isDay ? (isUpper ? .laterThan : .earlierThan) : (isUpper ? .higherThan : .lowerThan)
    return words(key, words.number(isUpper ? percent : 100 - percent))
  }

  /// Writes the cell with the rank: a dot on a line, and words.
  func draw(in words: PageWords, into html: inout HTMLWriter) {
    html.literal("<td class=\"rank\">")
    let tenths = Int((rank.place * 1000).rounded())
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.strip),
      Attribute("aria-hidden", "true")
    ) { html in
      html.void(.rect, Attribute("width", "100%"), Attribute("height", "2"), Attribute("y", "5"))
      html.void(
        .circle, Attribute("cx", "\(tenths / 10).\(tenths % 10)%"), Attribute("cy", "6"),
        Attribute("r", "4"))
    }
    html.text(text(in: words))
    html.literal("</td>")
  }
}

/// A value that a row can be looked up by, and where all rows with it are, if that is somewhere.
package struct RowValue: Sendable {
  /// The value's title, and that of its column if the value alone is ambiguous.
  package let title: String
  let column: String?

  package let link: Link?
  package let query: Reference.Query?

  /// - `query`: The query of the link, if it needs one.
  package init(
    _ title: String, of column: String?, to link: Link?, asking query: Reference.Query?
  ) {
    self.title = title
    self.column = column
    self.link = link
    self.query = query
  }
}

extension CellWriter {
  /// Writes the values that a row can be looked up by, each as a link to all rows with it; `draw` writes
  /// the row's own text, in place of a value that is its only one.
  package mutating func values(_ values: [RowValue], _ draw: ((inout CellWriter) -> Void)? = nil) {
    for (place, value) in values.enumerated() {
      if place > 0 { literal(", ") }
      if let link = value.link {
        html.literal("<a href=\"")
        html.text(Reference.text(of: link, asking: value.query, from: path))
        html.literal("\">")
      }
      if values.count == 1, let draw { draw(&self) } else { html.text(value.title) }
      if value.link != nil { endLink() }
    }
  }
}
