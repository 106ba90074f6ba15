import Rowhouse

// MARK: - What the screen says
//
// A list to choose from, which is a page of its own. It is a form of the same model as the settings:
// the section is bound to the country, its rows are the choices, and each leads back with one. The
// section is called as the row of the settings is.

struct CountriesScreen: Form {
  enum Section: String, CaseIterable, Identified { case defaultCountry = "default-country" }

  var model: Settings
  let title = "Default Country"
  let columns = ColumnTitles(title: "Country", value: "Chosen")
  let isSearchable = true
  let source: SourceFile? = SourceFile()
  let submission: Submission<Settings> = .choice(backTo: GalleryPage.settings)

  func rows(in section: Section) -> [Settings.Country] { Settings.Country.allCases }
  func field(ofSection section: Section) -> Field<Settings>? { .picker(\.defaultCountry) }
}
