import Rowhouse

/// The gallery: everything a table view can do, and five ways of describing one with enums.
@main
struct Gallery: Site {
  let title = "Rowhouse gallery"
  private let samples: Samples
  private let pictures: [SiteFile]

  init() throws(SiteFault) {
    samples = try Samples()
    pictures = try Volcanoes.pictures()
  }

  var files: [SiteFile] { samples.sounds + pictures }

  func content(of page: GalleryPage) throws(SiteFault) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .settings: .screen(SettingsScreen(model: .sample))
    case .coachIDs: .screen(CoachIDsScreen(settings: .sample))
    case .countries: .screen(CountriesScreen(model: .sample))
    case .developers: .screen(DevelopersScreen())
    case .fruits: .screen(FruitsScreen(model: .sample))
    case .pizza: .screen(PizzaScreen(model: Pizza()))
    case .account: .screen(AccountScreen(account: .sample))
    case .upcomingOrders: .screen(OrdersScreen(orders: Account.sample.upcomingOrders))
    case .parcels: .screen(ParcelsScreen(parcels: Account.sample.parcels))
    case .cells: .screen(CellsScreen())
    case .controls: .screen(ControlsScreen(model: Preferences()))
    case .crates: .screen(CratesScreen(model: Harvest()))
    case .questions: .screen(QuestionsScreen())
    case .birds: .screen(BirdsScreen())
    case .map:
      .screenMap(
        titled: "Map of the screens",
        introduction: "All screens of the gallery and the links between them.")
    case .recordings:
      .listing(of: samples.recordings, by: 50) { RecordingsScreen(page: $0, state: $1) }
    case .chirper:
      .screen(of: samples.recordings.map(ChirperScreen.Song.init), by: 20) { _, state in
        ChirperScreen(state: state)
      }
    case .volcanoes: try Volcanoes.catalogue()
    case .loading: state(.loading, "Recordings, still loading")
    case .populated: state(samples.populated, "Recordings, all on one page", samples.onlyPage)
    case .empty: state(.empty, "Recordings, none found")
    case .failed:
      state(.failed("a magpie carried off the microphone."), "Recordings that could not be loaded")
    case .outdated: state(samples.outdated, "Recordings from yesterday", samples.onlyPage)
    case .paging: state(samples.paging, "Recordings, with more to come")
    }
  }

  func parent(of page: GalleryPage) -> GalleryPage? {
    switch page {
    case .coachIDs, .countries, .developers: .settings
    case .upcomingOrders, .parcels: .account
    case .loading, .populated, .empty, .failed, .outdated, .paging: .recordings
    case .front, .settings, .fruits, .pizza, .account, .recordings, .chirper, .volcanoes, .cells,
      .controls, .crates, .questions, .birds, .map:
      nil
    }
  }

  private func state(
    _ state: ListState<Sample>, _ title: String, _ page: ListPage? = nil
  ) -> PageContent {
    .listing(RecordingsScreen(page: page ?? samples.firstPage, state: state, title: title))
  }
}
