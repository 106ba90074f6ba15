import Rowhouse

/// The data of the settings screen.
struct Settings: Sendable {
  /// A country, by its code (ISO 3166).
  enum Country: String, CaseIterable, Titled, Identified {
    case austria = "at"
    case finland = "fi"
    case france = "fr"
    case germany = "de"
    case italy = "it"
    case netherlands = "nl"
    case norway = "no"
    case poland = "pl"
    case spain = "es"
    case sweden = "se"
    case switzerland = "ch"
    case unitedKingdom = "gb"

    var title: String {
      switch self {
      case .unitedKingdom: "United Kingdom"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// The coach IDs there are.
  var coachIDs: [String] = []

  /// The coach ID in use.
  ///
  /// Empty, when there is none.
  var activeCoachID = ""

  var defaultCountry = Country.sweden

  /// How many people have rated this version.
  ///
  /// `nil`, when that is not known.
  var ratings: Int?

  static let sample = Settings(
    coachIDs: ["COACH-7", "COACH-12", "COACH-31"], activeCoachID: "COACH-12", ratings: 1_204)
}
