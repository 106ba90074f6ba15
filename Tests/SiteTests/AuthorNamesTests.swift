import Rowhouse
import Testing

/// What an author calls their own is theirs, whatever the library calls its own.
@Suite struct AuthorNamesTests {
  @Test func `types of an author's own are what a screen, a form and a listing are made of`() {
    let screen = AlbumScreen(album: [Section(row: .songs([Recording(day: Day(name: "Monday"))]))])
    #expect(screen.outline.sections[0].rows[0].cell.title == "1 of Monday")
    #expect(LightForm(model: Model(colour: Colour(isWarm: true))).values.map(\.name) == ["warm"])
    let listing = PlaceListing(
      page: Pagination(of: 1, by: 1, in: "places")[0], state: .populated([Item(place: Place())]))
    #expect(listing.state.items.map(\.place.name) == ["here"])
    #expect(AlbumSite().title == "Album")
  }

  @Test func `a type of the library is there besides, by its module`() {
    let notice = Rowhouse.Notice("Nothing", "There is nothing.")
    let cell = Rowhouse.Cell("Cell", opens: Rowhouse.Link.mail("ada@example.org"))
    #expect(Notice().text == "mine" && Cell().text == "mine" && Link().text == "mine")
    #expect(notice.text == "There is nothing." && cell.title == "Cell")
  }
}

// MARK: - Names that the library has too

private struct Section { let row: Row }
private enum Row { case songs([Recording]) }
private struct Recording { let day: Day }
private struct Day { let name: String }
private struct Model { var colour: Colour }
private struct Colour { var isWarm: Bool }
private struct Item { let place: Place }
private struct Place { let name = "here" }
private enum Column: CaseIterable { case name }
private enum Page: String, SitePage { case front = "index" }
private struct Notice { let text = "mine" }
private struct Cell { let text = "mine" }
private struct Link { let text = "mine" }
private struct Choice {}
private struct Control {}
private struct Command {}
private struct Console {}
private struct Theme {}
private struct Picture {}
private struct Licence {}
private struct Catalogue {}

// MARK: - What they are used in

private struct AlbumScreen: Screen {
  let album: [Section]
  let title = "Album"
  var sections: [Section] { album }

  func rows(in section: Section) -> [Row] { [section.row] }

  func cell(for row: Row) -> Rowhouse.Cell {
    switch row {
    case .songs(let songs): .init("\(songs.count) of \(songs[0].day.name)")
    }
  }
}

private struct LightForm: Form {
  var model: Model
  let title = "Light"
  let sections = ["light"]

  func rows(in section: String) -> [String] { ["warm"] }
  func cell(for row: String) -> Rowhouse.Cell { .init("Warm") }
  func identifier(of row: String) -> String? { row }
  func field(of row: String) -> Field<Model>? { .toggle(\.colour.isWarm) }
}

private struct PlaceListing: Listing {
  let page: ListPage
  let state: ListState<Item>
  let title = "Places"

  func header(of column: Column) -> String { "Name" }
  func draw(_ column: Column, of item: Item, into cell: inout CellWriter) {
    cell.text(item.place.name)
  }
}

private struct AlbumSite: Site {
  let title = "Album"

  func content(of page: Page) -> PageContent { .screen(AlbumScreen(album: [])) }
}
