/// What the settings screen shows.
struct Settings: Sendable {
  struct Country: Sendable, Hashable {
    let code: String
    let name: String
  }

  /// The coach IDs there are.
  var coachIDs: [String] = []

  /// The coach ID in use.
  ///
  /// Empty, when there is none.
  var activeCoachID = ""

  var defaultCountry = Country(code: "SE", name: "Sweden")

  /// How many people have rated this version.
  ///
  /// `nil`, when that is not known.
  var ratings: Int?

  static let countries = [
    Country(code: "DE", name: "Germany"),
    Country(code: "PL", name: "Poland"),
    Country(code: "ES", name: "Spain"),
    Country(code: "SE", name: "Sweden"),
    Country(code: "GB", name: "United Kingdom"),
  ]

  static let sample = Settings(
    coachIDs: ["COACH-7", "COACH-12", "COACH-31"], activeCoachID: "COACH-12", ratings: 1_204)
}
