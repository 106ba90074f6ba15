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

struct SettingsScreen: Form {
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

  func cell(for item: Item) -> Cell {
    switch item {
    case .numbers: Cell("Member numbers", opens: .page(ArticlesPage.account))
    case .number: Cell("Current number", .value(model.number))
    case .country: Cell("Country")
    case .cloud: Cell("Music of the cloud")
    case .size: Cell("Stored in the cloud", .value("4 GB"))
    case .about: Cell("Who made this", opens: .page(ArticlesPage.front))
    case .rate: Cell("Rate", rating, opens: .web("https://example.org/rate"))
    case .share:
      Cell("Share", .subtitle("By mail"), accessory: .none, opens: .mail("friend@example.org"))
    }
  }

  private var rating: CellStyle {
    model.ratings.map { CellStyle.subtitle("\($0) ratings") } ?? .basic
  }

  func field(of item: Item) -> Field<Settings>? {
    switch item {
    case .country: .picker(\.country)
    case .cloud: .toggle(\.showsCloud)
    default: nil
    }
  }

  func visibility(of item: Item) -> Visibility<Settings> {
    item == .size ? .visible(when: .isOn(\.showsCloud)) : .always
  }
}
