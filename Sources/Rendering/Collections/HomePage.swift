package import Markup
package import Screens

/// The home page of a catalogue: what it is of, its search, how much there is, the most frequent values
/// of its facets, and what its columns have in them.
package struct HomePage: Sendable {
  private let heading: PageHeading
  private let lead: String?
  private let figures: [Figure]
  private let facets: [Facet]
  private let cards: [Card]
  private let map: DotMap?
  private let more: ListingLink?

  /// A number, and what it is of.
  package struct Figure: Sendable {
    let number: String
    let name: String

    package init(_ number: String, _ name: String) {
      self.number = number
      self.name = name
    }
  }

  /// The most frequent values of a facet.
  package struct Facet: Sendable {
    let title: String

    /// The list of all values.
    let all: ListingLink
    let values: [(title: String, count: Int, link: Link)]

    package init(
      _ title: String, all: ListingLink, _ values: [(title: String, count: Int, link: Link)]
    ) {
      self.title = title
      self.all = all
      self.values = values
    }
  }

  /// What a column has in it.
  package struct Card: Sendable {
    let title: String
    let link: Link?

    /// How many values each range has, or how often each of the most frequent values is there.
    let counts: [Int]

    /// The least value, the median and the largest; fewer where not all are known.
    let axis: [String]
    let words: String

    package init(
      _ title: String, to link: Link?, counts: [Int] = [], axis: [String] = [], _ words: String
    ) {
      self.title = title
      self.link = link
      self.counts = counts
      self.axis = axis
      self.words = words
    }
  }

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - title: What the catalogue is called.
  ///   - place: Where the page will be.
  ///   - lead: What is said of it.
  ///   - dataset: The data that it is the front of.
  ///   - figures: How much there is.
  ///   - facets: What rows can be looked up by.
  ///   - cards: What columns have in them.
  ///   - map: Where rows are, if that is known.
  ///   - more: Where more is said of columns.
  package init(
    titled title: String, at place: PagePlace, saying lead: String?, about dataset: Dataset,
    figures: [Figure], facets: [Facet], cards: [Card], map: DotMap?, more: ListingLink?
  ) {
    var heading = PageHeading(title, at: place)
    heading.description = lead
    heading.dataset = dataset
    heading.layout = .bands
    self.heading = heading
    self.lead = lead
    self.figures = figures
    self.facets = facets
    self.cards = cards
    self.map = map
    self.more = more
  }
}

// MARK: - Drawing

extension HomePage {
  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    frame.draw(heading, into: &html) { html in
      hero(in: frame, into: &html)
      browse(in: frame.words, into: &html)
      columns(in: frame.words, into: &html)
    }
  }

  private func hero(in frame: PageFrame, into html: inout HTMLWriter) {
    html.literal("<div class=\"band hero\"><div class=\"split\"><div>\n")
    html.element(.h1, text: heading.title)
    html.literal("\n")
    if let lead {
      html.element(.p, .class(.lead), text: lead)
      html.literal("\n")
    }
    frame.searchField(heading, into: &html)
    suggestions(in: frame, into: &html)
    html.literal("<dl class=\"figures\">")
    for figure in figures {
      html.literal("<div><dt>")
      html.text(figure.name)
      html.literal("</dt><dd>")
      html.text(figure.number)
      html.literal("</dd></div>")
    }
    html.literal("</dl>\n</div>\n")
    if let map { map.draw(in: frame.words, into: &html) }
    html.literal("</div></div>\n")
  }

  /// Words that the search finds: the most frequent value of each of the first facets.
  private func suggestions(in frame: PageFrame, into html: inout HTMLWriter) {
    guard let search = frame.search else { return }
    // Below three letters the search finds no more than it must.
    let values = facets.compactMap(\.values.first?.title).filter { 3...40 ~= $0.count }.suffix(4)
    guard !values.isEmpty else { return }
    html.element(.p, .class(.quiet)) { html in
      html.text(frame.words[.suchAs])
      for (place, value) in values.enumerated() {
        html.literal(place == 0 ? " " : ", ")
        let address = heading.path.reference(to: search) + Reference.text(of: ("q", value))
        html.element(.a, .href(address), text: value)
      }
    }
    html.literal("\n")
  }

  private func browse(in words: PageWords, into html: inout HTMLWriter) {
    guard !facets.isEmpty else { return }
    html.literal("<section class=\"band\"><h2>")
    html.text(words[.browse])
    html.literal("</h2>\n<div class=\"cols\">\n")
    for facet in facets {
      let largest = facet.values.map(\.count).max() ?? 1
      html.literal("<section><div class=\"head\">")
      html.element(.h3, text: facet.title)
      html.element(.a, .href(address(of: facet.all.link)), text: facet.all.title)
      html.literal("</div><ul class=\"bars\">\n")
      for value in facet.values {
        html.literal("<li>")
        html.element(.a, .href(address(of: value.link))) { html in
          bar(value.count, of: largest, into: &html)
          html.element(.span, .class(.text), text: value.title)
          html.element(.span, .class(.count), text: words.number(value.count))
        }
        html.literal("</li>\n")
      }
      html.literal("</ul></section>\n")
    }
    html.literal("</div></section>\n")
  }

  private func address(of link: Link) -> String { Reference.text(of: link, from: heading.path) }

  /// A bar behind a name, as wide as its share of the largest.
  private func bar(_ count: Int, of largest: Int, into html: inout HTMLWriter) {
    let share = max(1, count * 1_000 / max(1, largest))
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.share),
      Attribute("width", "\(share / 10).\(share % 10)%"), Attribute("aria-hidden", "true")
    ) { html in
      html.void(.rect, Attribute("width", "100%"), Attribute("height", "100%"))
    }
  }

  private func columns(in words: PageWords, into html: inout HTMLWriter) {
    guard !cards.isEmpty else { return }
    html.literal("<section class=\"band\"><div class=\"head\"><h2>")
    html.text(words[.columns])
    html.literal("</h2>")
    if let more { html.element(.a, .href(address(of: more.link)), text: more.title) }
    html.literal("</div>\n<div class=\"grid\">\n")
    for card in cards {
      html.literal("<section class=\"card\">")
      html.element(.h3) { html in
        if let link = card.link {
          html.element(.a, .href(address(of: link)), text: card.title)
        } else {
          html.text(card.title)
        }
      }
      if card.counts.count > 1 { histogram(card.counts, into: &html) }
      if !card.axis.isEmpty {
        html.element(.p, .class(.axis)) { html in
          for text in card.axis { html.element(.span, text: text) }
        }
      }
      if !card.words.isEmpty { html.element(.p, .class(.quiet), text: card.words) }
      html.literal("</section>\n")
    }
    html.literal("</div></section>\n")
  }

  /// Columns of a chart, which its axis and the words below say in numbers.
  private func histogram(_ counts: [Int], into html: inout HTMLWriter) {
    let largest = max(1, counts.max() ?? 1)
    var data = ""
    for (place, count) in counts.enumerated() where count > 0 {
      let height = max(1, count * 48 / largest)
      data += "M\(12 * place) 48v-\(height)h11v\(height)z"
    }
    html.element(
      .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.chart),
      Attribute("viewBox", "0 0 \(12 * counts.count - 1) 48"),
      Attribute("preserveAspectRatio", "none"), Attribute("aria-hidden", "true")
    ) { html in
      html.void(.path, Attribute("d", data))
    }
  }
}
