import Screens
import TestSupport
import Testing

@testable import Rendering

/// Words that come and go, wherever a screen has words.
@Suite struct PhraseRendererTests {
  struct Preferences: Form {
    struct Model: Sendable {
      var cloud = true
      var wifi = false
      var days = 3
      var name = ""
    }

    enum Section: CaseIterable { case sync, about }
    enum Row { case cloud, wifi, days, name, about }

    var model = Model()
    var about = Cell("About")
    var head: Sentence<Model>? = "About"
    var foot: Sentence<Model>?
    var folding = Folding.never
    let title = "Preferences"
    let sectionLinks = SectionLinks.list

    func header(of section: Section) -> Sentence<Model>? { section == .about ? head : nil }
    func footer(of section: Section) -> Sentence<Model>? { section == .about ? foot : nil }
    func folding(of section: Section) -> Folding { section == .about ? folding : .never }
    func rows(in section: Section) -> [Row] {
      section == .sync ? [.cloud, .wifi, .days, .name] : [.about]
    }
    func cell(for row: Row) -> Cell { row == .about ? about : Cell("\(row)") }
    func identifier(of row: Row) -> String? { "\(row)" }

    func field(of row: Row) -> Field<Model>? {
      switch row {
      case .cloud: .toggle(\.cloud)
      case .wifi: .toggle(\.wifi)
      case .days: .stepper(\.days, in: 2...3)
      case .name: .text(\.name)
      case .about: nil
      }
    }

    /// The lines of the page that have words.
    func lines(with words: String) -> [String] {
      drawnPage(self).split(separator: "\n").map(String.init).filter { $0.contains(words) }
    }
  }

  static let cloud: Sentence<Preferences.Model> = """
    Cloud \("on", when: .isOn(\.cloud))\("off", when: !.isOn(\.cloud))
    """

  @Test func `words that are not said of the page as it is built are hidden`() {
    #expect(
      Preferences(foot: Self.cloud).lines(with: "class=\"footer\"") == [
        """
        <tr class="footer"><td colspan="2">Cloud <span data-when="1">on</span>\
        <span data-when="2" hidden="hidden">off</span></td></tr>
        """
      ])
  }

  @Test(
    arguments: [
      (
        CellStyle.subtitle(cloud),
        """
        <td colspan="2">About <small>Cloud <span data-when="1">on</span>\
        <span data-when="2" hidden="hidden">off</span></small></td>
        """
      ),
      (
        .value(Sentence<Preferences.Model>("\(\.days)")),
        """
        <td><span class="value"><span data-value="days" data-choice="2" hidden="hidden">2</span>\
        <span data-value="days" data-choice="3">3</span></span></td>
        """
      ),
      (
        .leadingValue(Sentence<Preferences.Model>("For \(\.name, orElse: "you & me")")),
        """
        <td><span class="value">For <span data-value="name">you &amp; me</span></span></td>
        """
      ),
      (
        .value(Sentence<Preferences.Model>("\([\.cloud, \.wifi]) on")),
        """
        <td><span class="value"><span data-count="cloud wifi" data-choice="0" hidden="hidden">0</span>\
        <span data-count="cloud wifi" data-choice="1">1</span>\
        <span data-count="cloud wifi" data-choice="2" hidden="hidden">2</span> on</span></td>
        """
      ),
    ])
  func `a cell's words come and go`(style: CellStyle, cell: String) throws {
    let row = try #require(
      Preferences(about: Cell("About", style)).lines(with: "id=\"about\"").first)
    #expect(row.contains(cell), "\(row)")
  }

  @Test func `a badge that always says something is one, and another is one for each of its words`()
  {
    #expect(
      Preferences(about: Cell("About", badge: Self.cloud)).lines(with: "badge").first?.contains(
        """
        <td><span class="badge">Cloud <span data-when="1">on</span>\
        <span data-when="2" hidden="hidden">off</span></span></td>
        """) == true)
    let badge: Sentence<Preferences.Model> = "\("On", when: .isOn(\.cloud))\(\.days)"
    #expect(
      Preferences(about: Cell("About", .value("Now"), badge: badge)).lines(with: "badge").first?
        .contains(
          """
          <td><span class="badge" data-when="1">On</span>\
          <span class="badge" data-value="days" data-choice="2" hidden="hidden">2</span>\
          <span class="badge" data-value="days" data-choice="3">3</span> \
          <span class="value">Now</span></td>
          """) == true)
  }

  @Test(
    arguments: [
      ("\("On", when: .isOn(\.cloud))", #"<tr class="footer" data-when="1">"#),
      (
        "\("On", when: .isOn(\.cloud))\("W", when: .isOn(\.wifi))",
        #"<tr class="footer" data-when="3">"#
      ),
      ("\(\.days)", #"<tr class="footer">"#),
      ("\(\.days, as: { $0 < 3 ? "\($0)" : "" })", #"<tr class="footer" hidden="hidden">"#),
      ("\("On", when: .isOn(\.cloud))\(\.days)", #"<tr class="footer">"#),
      ("\(\.name, orElse: "")\("On", when: .isOn(\.cloud))", #"<tr class="footer" data-when="1">"#),
      ("\(\.name, orElse: "you")\("On", when: .isOn(\.cloud))", #"<tr class="footer">"#),
      ("\(\.name, orElse: "")", #"<tr class="footer" hidden="hidden">"#),
      ("\(\.name, orElse: "you")", #"<tr class="footer">"#),
      (
        "\("On", when: .isOn(\.cloud)) \("W", when: .isOn(\.wifi))",
        #"<tr class="footer" data-when="3">"#
      ),
      ("\(\.days) \(\.days)", #"<tr class="footer">"#),
      (
        "\("On", when: .isOn(\.cloud))\("", when: !.isOn(\.cloud))",
        #"<tr class="footer" data-when="1">"#
      ),
    ] as [(Sentence<Preferences.Model>, String)])
  func `a footer that says nothing is not there`(
    footer: Sentence<Preferences.Model>, row: String
  ) {
    let lines = Preferences(foot: footer).lines(with: "class=\"footer\"")
    #expect(lines.count == 1 && lines[0].hasPrefix(row), "\(lines)")
    let header = row.replacing("footer", with: "section")
    let headers = Preferences(head: footer).lines(with: "<th scope=\"rowgroup\"")
    #expect(headers.contains { $0.hasPrefix(header) }, "\(headers)")
  }

  @Test func `what was typed when the page is built is said, and what is said without it is kept`()
  {
    let form = Preferences(model: .init(name: "Ada"), foot: "For \(\.name, orElse: "you")")
    #expect(
      form.lines(with: "class=\"footer\"") == [
        """
        <tr class="footer"><td colspan="2">For <span data-value="name" data-otherwise="you">Ada\
        </span></td></tr>
        """
      ])
  }

  @Test func `a header says what the controls say, and links to it say what the model says`() {
    var form = Preferences(head: Self.cloud)
    let said = """
      Cloud <span data-when="1">on</span><span data-when="2" hidden="hidden">off</span>
      """
    #expect(
      form.lines(with: "Cloud ") == [
        #"<nav class="sections" aria-label="Sections"><ul><li><a href="b.html#section-2">Cloud on</a></li></ul></nav>"#,
        #"<tr class="section"><th scope="rowgroup" colspan="2">\#(said)</th></tr>"#,
      ])
    form.folding = .open
    #expect(
      form.lines(with: "Cloud ").dropFirst().map { $0 } == [
        #"<details class="collapsible" id="section-2" open="open"><summary>\#(said)</summary>"#,
        #"<caption><span class="vh">Cloud on</span></caption>"#,
      ])
  }

  @Test func `where nothing can be changed words are said of the model`() {
    let form = Preferences(
      model: .init(name: "Ada"),
      about: Cell(
        "About", .value(Sentence<Preferences.Model>("\(\.days) for \(\.name, orElse: "you")"))),
      foot: Self.cloud)
    let html = drawn { html in
      let outline = form.outline
      TableRenderer(
        outline: outline,
        part: TablePart(path: "a/b.html", conditions: outline.form?.conditions ?? [])
      ).draw(into: &html)
    }
    #expect(html.contains(#"<span class="value">3 for Ada</span>"#))
    #expect(html.contains(#"<tr class="footer"><td colspan="2">Cloud on</td></tr>"#))
  }

  @Test func `words that are empty whatever is chosen leave no gap`() {
    let cell = Cell("About", .value(Sentence<Preferences.Model>("")), badge: "")
    #expect(
      Preferences(about: cell).lines(with: "id=\"about\"") == [
        #"<tr class="row value" id="about"><td colspan="2">About</td></tr>"#
      ])
  }
}
