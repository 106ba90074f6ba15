import Publishing
import Rendering
import Screens
import TestSupport
import Testing

/// A value is chosen on a page of its own: the row and the list belong together.
@Suite struct ChoiceTests {
  struct Trip: Sendable {
    enum Country: String, CaseIterable, Titled, Identified {
      case norway = "no"
      case sweden = "se"
      var title: String { self == .norway ? "Norway" : "Sweden & co" }
    }

    enum Way: String, CaseIterable, Titled, Identified { case bus, train }

    var country = Country.sweden
    var way = Way.bus
  }

  /// A site with a row on one page, and the list on another.
  struct Travel: Site {
    enum Page: String, SitePage { case front = "index", countries = "lists/countries", other }

    var row = TripScreen()
    var list: PageContent = .screen(CountriesScreen())
    let title = "Travel"
    var theme: Theme { Theme(name: "bare", stylesheet: []) }

    init() {}

    init(_ change: (inout Travel) -> Void) {
      self.init()
      change(&self)
    }

    func content(of page: Page) -> PageContent {
      switch page {
      case .front: .screen(row)
      case .countries: list
      case .other: .screen(LinkScreen(title: "Other", links: []))
      }
    }
  }

  struct TripScreen: Form {
    enum Section: CaseIterable { case only }

    var model = Trip()
    var name = "country"
    var field: Field<Trip> = .picker(\.country, .page(Travel.Page.countries))
    let title = "Trip"

    func rows(in section: Section) -> [Int] { [1] }
    func cell(for row: Int) -> Cell { Cell("Country") }
    func identifier(of row: Int) -> String? { name }
    func field(of row: Int) -> Field<Trip>? { field }
  }

  struct CountriesScreen: Form {
    enum Section: CaseIterable { case only }

    var model = Trip()
    var submission: Submission<Trip> = .choice(backTo: Travel.Page.front)
    var savesValues = false
    let title = "Countries"

    func rows(in section: Section) -> [Trip.Country] { Trip.Country.allCases }
    func identifier(ofSection section: Section) -> String? { "country" }
    func field(ofSection section: Section) -> Field<Trip>? { .picker(\.country) }
  }

  private func pages(
    of site: Travel = Travel(), _ values: String? = nil
  ) async throws -> [String: String] {
    let values = try values.map { try FormValues(Array($0.utf8), file: "values.json") } ?? .none
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1).publish(try site.publication(values: values))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func fault(of site: Travel, _ values: FormValues = .none) -> String {
    do {
      _ = try site.publication(values: values)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `the row leads to the list, and has the value`() async throws {
    let page = try #require(try await pages()["index.html"])
    #expect(
      page.contains(
        """
        <tr class="row basic link disclosure" id="country"><th scope="row">\
        <a href="lists/countries.html">Country</a></th><td><span class="value">Sweden &amp; co</span>\
        <select id="country-field" name="country" aria-label="country" hidden="hidden">\
        <option value="no">Norway</option>\
        <option value="se" selected="selected">Sweden &amp; co</option></select></td></tr>
        """))
    #expect(page.contains(#"data-form="index.html" data-site="index.html">"#))
    #expect(page.contains(#"<script src="assets/choice.js" defer="defer"></script>"#))
  }

  @Test func `each row of the list leads back with a choice`() async throws {
    let page = try #require(try await pages()["lists/countries.html"])
    #expect(
      page.contains(
        """
        <div data-choices="country" data-site="../index.html">
        <p class="introduction">Changing this choice needs JavaScript. The current choice is \
        ticked.</p>
        """))
    #expect(
      page.contains(
        """
        <tbody id="country">
        <tr class="row basic link" id="country-no"><th scope="row">\
        <a href="../index.html?country=no#country">Norway</a></th><td><span class="unmarked">\
        <span class="vh">Not selected</span></span></td></tr>
        <tr class="row basic link" id="country-se"><th scope="row">\
        <a href="../index.html?country=se#country" aria-current="true">Sweden &amp; co</a></th>\
        <td><span class="mark"><span class="vh">Selected</span></span></td></tr>
        </tbody>
        """))
    #expect(!page.contains("<select"))
  }

  @Test func `the list shows what the row was given`() async throws {
    let pages = try await pages(#"{"index.html": {"country": "no"}}"#)
    #expect(
      pages["index.html"]?.contains(#"<option value="no" selected="selected">"#) == true)
    #expect(
      pages["lists/countries.html"]?.contains(#"country=no#country" aria-current="true">"#) == true)
  }

  @Test func `a list is given no values of its own`() throws {
    let json = #"{"lists/countries.html": {"country": "no"}}"#
    let values = try FormValues(Array(json.utf8), file: "values.json")
    #expect(
      fault(of: Travel(), values) == """
        values.json: the page "lists/countries.html" is a list of choices. Set "country" on \
        "index.html"
        """)
  }

  @Test(
    arguments: [
      (
        Travel { $0.list = .screen(LinkScreen(title: "Countries", links: [])) },
        """
        index.html: row "country" is chosen on lists/countries.html, which is not a list of \
        choices. Give that form the submission .choice(backTo:).
        """
      ),
      (
        Travel { $0.row.field = .picker(\.country, .page(at: "gone.html")) },
        """
        index.html: row "country" is chosen on gone.html, which is not a list of choices. Give \
        that form the submission .choice(backTo:).
        lists/countries.html: the choices link back to index.html, where no row links here. Give \
        row "country" there the field .picker(_, .page(_)).
        """
      ),
      (
        Travel {
          $0.list = .screen(CountriesScreen(submission: .choice(backTo: Travel.Page.other)))
        },
        """
        index.html: row "country" is chosen on lists/countries.html, which links back to \
        other.html. Give each row its own list.
        """
      ),
      (
        Travel { $0.row.name = "land" },
        """
        index.html: row "land" is chosen on lists/countries.html, whose section has the \
        identifier "country". Give both the same identifier.
        """
      ),
      (
        Travel { $0.row.field = .picker(\.way, .page(Travel.Page.countries)) },
        """
        index.html: row "country" is chosen on lists/countries.html, which has other choices. \
        Use the same type for both.
        """
      ),
      (
        Travel { $0.row.field = .picker(\.country) },
        """
        lists/countries.html: the choices link back to index.html, where no row links here. Give \
        row "country" there the field .picker(_, .page(_)).
        """
      ),
      (
        Travel { $0.list = .screen(CountriesScreen(savesValues: true)) },
        """
        lists/countries.html: a list of choices can't remember values. The page that it links \
        back to does.
        """
      ),
    ])
  func `a row and a list that do not belong together are refused`(
    site: Travel, message: String
  ) throws {
    let found = fault(of: site)
    #expect(found == message)
  }
}
