import Rowhouse

/// A list to choose from, with a tick on what is chosen.
struct CountriesScreen: Screen {
  enum Section: CaseIterable { case countries }
  typealias Row = Settings.Country

  let settings: Settings
  let title = "Default Country"
  let columns = ColumnTitles(title: "Country", value: "Chosen")

  func rows(in section: Section) -> [Settings.Country] { Settings.countries }

  func cell(for country: Settings.Country) -> Cell {
    Cell(country.name, accessory: .checkmark(isOn: country == settings.defaultCountry))
  }
}
