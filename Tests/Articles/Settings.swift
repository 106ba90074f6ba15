import Rowhouse

struct Settings: Sendable {
  enum Country: String, CaseIterable, Titled, Identified {
    case brazil, kenya, sweden
    var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
  }

  var number = "17"
  var country = Country.sweden
  var showsCloud = true
  var ratings: Int?
}

struct SettingsScreen: RowForm {
  enum Kind { case account, music, other }
  enum Item: String, Identified { case numbers, number, country, cloud, size, about, rate, share }

  struct Section {
    let kind: Kind
    let items: [Item]
  }

  var model: Settings
  let title = "Settings"
  let isSearchable = true
  let sections = [
    Section(kind: .account, items: [.numbers, .number, .country]),
    Section(kind: .music, items: [.cloud, .size]),
    Section(kind: .other, items: [.about, .rate, .share]),
  ]

  func header(of section: Section) -> String? {
    switch section.kind {
    case .account: "Account"
    case .music: "Music"
    case .other: nil
    }
  }

  func rows(in section: Section) -> [Item] { section.items }

  func row(_ item: Item) -> FormRow<Settings> {
    switch item {
    case .numbers: .cell("Member numbers", opens: .page(ArticlesPage.account))
    case .number: .cell("Current number", .value(model.number))
    case .country: .picker("Country", \.country)
    case .cloud: .toggle("Music of the cloud", \.showsCloud)
    case .size: .cell("Stored in the cloud", .value("4 GB")).visible(when: .isOn(\.showsCloud))
    case .about: .cell("Who made this", opens: .page(ArticlesPage.front))
    case .rate: .cell("Rate", rating, opens: .web("https://example.org/rate"))
    case .share:
      .cell("Share", .subtitle("By mail"), accessory: .none, opens: .mail("friend@example.org"))
    }
  }

  private var rating: CellStyle {
    model.ratings.map { CellStyle.subtitle("\($0) ratings") } ?? .basic
  }
}
