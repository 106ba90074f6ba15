import Rowhouse

/// The pages of the gallery.
///
/// Every link names one of these, so none can be dead.
enum GalleryPage: String, SitePage {
  case front = "index"
  case settings
  case coachIDs = "coach-ids"
  case countries
  case developers
  case fruits
  case pizza
  case account
  case upcomingOrders = "upcoming-orders"
  case parcels
  case recordings = "recordings/index"
  case loading = "recordings/loading"
  case populated = "recordings/populated"
  case empty = "recordings/empty"
  case failed = "recordings/failed"
  case paging = "recordings/paging"
}
