package import Markup
package import Records
package import Rendering
package import Screens

/// The home page of a catalogue: its introduction, its search, counts, the most frequent values of
/// its facets, and a card for each column.
package struct HomePage: Sendable {
  private let heading: PageHeading
  private let figures: [KeyFigure]
  private let facets: [Explorer.Facet]
  private let cardsTitle: PageWords.Key
  private let cardsNote: PageWords.Key?
  private let cards: [Card]
  private let map: DotMap?
  private let chart: Card?
  private let more: ListingLink?
  private let samples: [Sample]

  /// The contents of a column.
  package struct Card: Sendable {
    let title: String
    let link: Link?
    let chart: ColumnChart
    let words: String

    /// How many values each range has, or how often each of the most frequent values is there.
    package var counts: [Int] { chart.counts }

    /// - `axis`: The least value, the median and the largest; fewer where not all are known.
    package init(
      _ title: String, to link: Link?, counts: [Int] = [], faint: [Bool] = [], axis: [String] = [],
      _ words: String
    ) {
      self.title = title
      self.link = link
      chart = ColumnChart(counts: counts, axis: axis, faint: faint)
      self.words = words
    }
  }

  /// Some rows.
  package struct Sample: Sendable {
    let title: String
    let all: ListingLink
    let rows: [TableRow]
    let details: RowDetails

    package init(
      _ title: String, all: ListingLink, _ rows: [TableRow], saying details: RowDetails
    ) {
      self.title = title
      self.all = all
      self.rows = rows
      self.details = details
    }
  }

  /// Describes the page.
  ///
  /// - `cardsNote`: An explanation of their charts, if they need one.
  /// - `map`: A map of the rows, if they have coordinates.
  /// - `chart`: The column that is drawn large where there is no map.
  package init(
    titled title: String, at place: PagePlace, saying lead: String?, about dataset: Dataset,
    figures: [KeyFigure], facets: [Explorer.Facet] = [], cardsTitle: PageWords.Key = .columns,
    cardsNote: PageWords.Key? = nil, cards: [Card],
    map: DotMap? = nil, chart: Card? = nil, more: ListingLink? = nil, samples: [Sample] = []
  ) {
    var heading = PageHeading(title, at: place)
    heading.description = lead
    heading.dataset = dataset
    heading.layout = .bands
    if samples.contains(where: \.details.plays) { heading.scripts = [.player] }
    self.heading = heading
    self.figures = figures
    self.facets = facets
    self.cardsTitle = cardsTitle
    self.cardsNote = cardsNote
    self.cards = cards
    self.map = map
    self.chart = chart
    self.more = more
    self.samples = samples
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      hero(in: frame, into: &html)
      facets.draw(as: .class(.band), on: heading.path, in: frame.words, into: &html)
      for sample in samples {
        beginBand(sample.title, sample.all, into: &html)
        var cell = CellWriter(html, at: heading.path, in: frame.words)
        sample.details.drawCards(of: sample.rows, into: &cell)
        html = cell.finish()
        html.literal("</section>\n")
      }
      columns(in: frame.words, into: &html)
    }
  }

  private func hero(in frame: PageFrame, into html: inout HTMLWriter) {
    html.literal("<div class=\"band hero\"><div class=\"split\"><div>\n")
    html.line(.h1, text: heading.title)
    if let lead = heading.description { html.line(.p, .class(.lead), text: lead) }
    frame.searchField(heading, into: &html)
    suggestions(in: frame, into: &html)
    figures.draw(on: heading.path, into: &html)
    html.literal("</div>\n")
    if let map {
      map.draw(on: heading.path, in: frame.words, into: &html)
    } else if let chart {
      html.literal("<figure>\n")
      chart.chart.draw(in: frame.words, into: &html)
      html.element(.figcaption, text: chart.title)
      html.literal("</figure>\n")
    }
    html.literal("</div></div>\n")
  }

  /// Words that the search finds: the most frequent value of each of the first facets.
  private func suggestions(in frame: PageFrame, into html: inout HTMLWriter) {
    guard let search = frame.search else { return }
    // Below three letters the search finds no more than it must.
    let values = facets.compactMap(\.values.first?.title).filter { 3...40 ~= $0.count }.suffix(4)
    guard !values.isEmpty else { return }
    html.line(.p, .class(.quiet)) { html in
      html.text(frame.words[.suchAs])
      for (place, value) in values.enumerated() {
        html.literal(place == 0 ? " " : ", ")
        let address = heading.path.reference(to: search) + Reference.text(of: ("q", value))
        html.element(.a, .href(address), text: value)
      }
    }
  }

  private func address(of link: Link) -> String { Reference.text(of: link, from: heading.path) }

  /// Begins a band with its title, and where more of it is.
  private func beginBand(
    _ title: String, _ more: ListingLink?, note: String? = nil, into html: inout HTMLWriter
  ) {
    html.literal("<section class=\"band\"><div class=\"head\"><h2>")
    html.text(title)
    html.literal("</h2>")
    if let more { html.element(.a, .href(address(of: more.link)), text: more.title) }
    if let note { html.element(.p, .class(.quiet), text: note) }
    html.literal("</div>\n")
  }

  private func columns(in words: PageWords, into html: inout HTMLWriter) {
    guard !cards.isEmpty else { return }
    beginBand(words[cardsTitle], more, note: cardsNote.map { words[$0] }, into: &html)
    html.literal("<div class=\"grid\">\n")
    for card in cards {
      html.literal("<section class=\"card\">")
      html.element(.h3) { html in
        if let link = card.link {
          html.element(.a, .href(address(of: link)), text: card.title)
        } else {
          html.text(card.title)
        }
      }
      card.chart.draw(in: words, into: &html)
      if !card.words.isEmpty { html.element(.p, .class(.quiet), text: card.words) }
      html.literal("</section>\n")
    }
    html.literal("</div></section>\n")
  }
}
