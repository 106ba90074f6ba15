import Rowhouse

/// The pages of the gallery.
///
/// Every link names one of these, so none can be dead.
enum GalleryPage: String, SitePage {
  case front = "index"

  // The five systems, each a lesson.
  case settings
  case fruits
  case pizza
  case account
  case recordings = "recordings/index"
  case chirper = "chirper/index"
  case volcanoes = "volcanoes/index"

  // Where their rows lead.
  case coachIDs = "coach-ids"
  case countries
  case developers
  case upcomingOrders = "upcoming-orders"
  case parcels

  // What there is.
  case cells
  case controls
  case crates
  case questions
  case birds

  // A list in each of its states.
  case loading = "recordings/loading"
  case populated = "recordings/populated"
  case empty = "recordings/empty"
  case failed = "recordings/failed"
  case outdated = "recordings/outdated"
  case paging = "recordings/paging"
  case map
}
