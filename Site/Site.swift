import Rowhouse

/// The gallery: one page for each way of describing a table with enums.
@main
struct Gallery: Site {
  let title = "Rowhouse gallery"
  private let samples: Samples

  init() throws(SiteFault) {
    samples = try Samples()
  }

  var files: [SiteFile] { samples.sounds }

  func content(of page: GalleryPage) -> PageContent {
    switch page {
    case .front: .screen(FrontScreen())
    case .settings: .screen(SettingsScreen(settings: .sample))
    case .coachIDs: .screen(CoachIDsScreen(settings: .sample))
    case .countries: .screen(CountriesScreen(settings: .sample))
    case .developers: .screen(DevelopersScreen())
    case .fruits: .screen(FruitsScreen(fruits: .sample))
    case .pizza: .screen(PizzaScreen(pizza: Pizza()))
    case .account: .screen(AccountScreen(account: .sample))
    case .upcomingOrders: .screen(OrdersScreen(orders: Account.sample.upcomingOrders))
    case .parcels: .screen(ParcelsScreen(parcels: Account.sample.parcels))
    case .recordings:
      .listing(of: samples.recordings, by: 50) { RecordingsScreen(page: $0, state: $1) }
    case .loading: state(.loading, "Recordings, still loading")
    case .populated: state(samples.populated, "Recordings, all on one page", samples.onlyPage)
    case .empty: state(.empty, "Recordings, none found")
    case .failed:
      state(.failed("a magpie carried off the microphone."), "Recordings that could not be loaded")
    case .paging: state(samples.paging, "Recordings, with more to come")
    }
  }

  private func state(
    _ state: ListState<Sample>, _ title: String, _ page: Page? = nil
  ) -> PageContent {
    .listing(RecordingsScreen(page: page ?? samples.firstPage, state: state, title: title))
  }
}
