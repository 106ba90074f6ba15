import Rowhouse

// MARK: - What the enums say
//
// What a section is, and what an item is. The items are called by names that never change, which are
// their anchors on the page.

extension SettingsScreen {
  enum SectionType { case account, other }

  enum Item: String, Identified {
    case manageCoachIDs = "manage-coach-ids"
    case activeCoachID = "active-coach-id"
    case defaultCountry = "default-country"
    case aboutDevelopers = "about-developers"
    case donation, rate, share
    case startAgain = "start-again"
  }
}

// MARK: - What the screen says
//
// A section is a value that lists its items, and the screen lists its sections. To move a row or a
// section is to move a word.

struct SettingsScreen: RowForm {
  struct Section {
    let type: SectionType
    let items: [Item]
  }

  var model: Settings
  let title = "Settings"
  let columns = ColumnTitles(title: "Setting", value: "Value")
  let source: SourceFile? = SourceFile()
  let savesValues = true

  let sections = [
    Section(type: .account, items: [.manageCoachIDs, .activeCoachID, .defaultCountry]),
    Section(type: .other, items: [.aboutDevelopers, .donation, .rate, .share, .startAgain]),
  ]

  func header(of section: Section) -> String? {
    switch section.type {
    case .account: "Account"
    case .other: nil
    }
  }

  func rows(in section: Section) -> [Item] { section.items }

  // What each item shows, and what tapping it does: it leads to a page of the site's own enum or to
  // another site, or shares an address.
  func row(_ item: Item) -> FormRow<Settings> {
    switch item {
    case .manageCoachIDs:
      .cell(
        "Manage Coach IDs", badge: model.coachIDs.isEmpty ? "" : "\(model.coachIDs.count)",
        opens: .page(GalleryPage.coachIDs))
    case .activeCoachID:
      .cell("Active Coach ID", .value(model.activeCoachID), opens: .page(GalleryPage.coachIDs))
    // The country is chosen on a page of its own, to which the row leads. The page shows what was
    // chosen there, and remembers it until it is reset.
    case .defaultCountry:
      .picker("Default Country", \.defaultCountry, .page(GalleryPage.countries))
    case .aboutDevelopers:
      .cell("About the Developer 💪🤓", opens: .page(GalleryPage.developers))
    case .donation:
      .cell("Buy us a coffee ☕️🙏", opens: .web("https://example.org/donate"))
    case .rate:
      .cell("Rate", rating, accessory: .none, opens: .web("https://example.org/rate"))
    case .share:
      .cell(
        "Share", .subtitle("Tell a friend about this app"),
        does: .share(.web("https://example.org/app")))
    case .startAgain: .reset("Start again")
    }
  }

  private var rating: CellStyle {
    switch model.ratings {
    case nil: .basic
    case 1: .subtitle("1 person has rated this version")
    case let count?: .subtitle("\(GroupedNumber(count)) people have rated this version")
    }
  }
}

// MARK: - What states it can be in

extension SettingsScreen {
  static let variants = [
    Variant("new", titled: "Nothing known yet", SettingsScreen(model: Settings()))
  ]
}
