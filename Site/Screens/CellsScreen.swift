import Rowhouse

/// Every cell style, accessory and state of a row.
struct CellsScreen: Screen {
  enum Section: String, CaseIterable, Identified {
    case styles, pictures, symbols, accessories, actions, states, prototypes
  }

  enum Row {
    case basic, subtitle, rightDetail, leadingValue
    case symbol, image, webPicture, badge
    case named(String)
    case none, noneToAnotherSite, disclosure, ticked, unticked, detail, disclosureWithDetail
    case control, sound, webSound
    case copy, share, print, scroll
    case selected, disabled, destructive, anotherSite, mail
    case rating(stars: Int), keys
  }

  static let symbols = [
    "bell", "calendar", "clock", "creditcard", "doc.text", "envelope", "gearshape", "globe",
    "hand.raised", "heart", "icloud", "info.circle", "location", "lock", "moon", "paintbrush",
    "person.crop.circle", "questionmark.circle", "speaker.wave.2", "square.and.arrow.up", "star",
    "sun.max", "textformat.size", "trash",
  ]

  let title = "Cells and accessories"
  let introduction: String? = "All styles, accessories and states of rows."
  let columns = ColumnTitles(title: "Row", value: "Detail")
  let sectionLinks = SectionLinks.list
  let source: SourceFile? = SourceFile()

  func header(of section: Section) -> String? {
    switch section {
    case .styles: "Styles"
    case .pictures: "Pictures and badges"
    case .symbols: "Symbols by name"
    case .accessories: "Accessories"
    case .actions: "Actions"
    case .states: "States and roles"
    case .prototypes: "Custom cells"
    }
  }

  func footer(of section: Section) -> String? {
    switch section {
    case .accessories: "A row without its tick keeps the space, so nothing moves."
    case .actions: "Without JavaScript, these rows show the text to copy or share."
    case .symbols: "The names are those of SF Symbols, and the drawings Rowhouse's own."
    case .styles, .pictures, .states, .prototypes: nil
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .styles: [.basic, .subtitle, .rightDetail, .leadingValue]
    case .pictures: [.symbol, .image, .webPicture, .badge]
    case .symbols: Self.symbols.map(Row.named)
    case .accessories:
      [
        .none, .noneToAnotherSite, .disclosure, .ticked, .unticked, .detail, .disclosureWithDetail,
        .control, .sound, .webSound,
      ]
    case .actions: [.copy, .share, .print, .scroll]
    case .states: [.selected, .disabled, .destructive, .anotherSite, .mail]
    case .prototypes: [.rating(stars: 4), .rating(stars: 2), .keys]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .basic: Cell("Basic")
    case .subtitle: Cell("Subtitle", .subtitle("Secondary text"))
    case .rightDetail: Cell("Right detail", .value("Value on the right"))
    case .leadingValue: Cell("Leading value", .leadingValue("A long value beside a short title"))
    case .symbol: Cell("Symbol", .value("Coloured"), picture: .symbol("🎨"))
    case .named(let name): Cell(name, picture: .symbol(name))
    case .image:
      Cell("Image", .subtitle("A file of the site"), picture: .image("assets/icon.svg"))
    case .webPicture:
      Cell(
        "Image of another site", .subtitle("A link, unless images are shown"),
        picture: .web(host: "example.org", path: "swift.jpg"))
    case .badge: Cell("Badge", .value("Today"), picture: .symbol("📥"), badge: "3")
    case .none: Cell("None", accessory: .none, opens: .page(GalleryPage.developers))
    case .noneToAnotherSite:
      Cell("None, to another site", accessory: .none, opens: .web("https://example.org"))
    case .disclosure: Cell("Disclosure", opens: .page(GalleryPage.developers))
    case .ticked: Cell("Checkmark", accessory: .checkmark(isOn: true))
    case .unticked: Cell("Room for a checkmark", accessory: .checkmark(isOn: false))
    case .detail: Cell("Detail", accessory: .detail(to: .page(GalleryPage.developers)))
    case .disclosureWithDetail:
      Cell(
        "Disclosure with detail",
        accessory: .disclosureWithDetail(to: .page(GalleryPage.developers)),
        opens: .page(GalleryPage.developers))
    case .control:
      Cell("Control", .subtitle("Display only, outside a form"), control: .toggle(isOn: true))
    case .copy: Cell("Copy the command", does: .copy("swift run Site build"))
    case .share: Cell("Share this page", does: .share())
    case .print: Cell("Print", .subtitle("The whole table"), does: .print)
    case .scroll: Cell("Back to the styles", does: .scroll(to: Section.styles.identifier))
    case .sound:
      Cell(
        "Sound", .subtitle("A file of the site"),
        accessory: .sound(.file("recordings/audio/trill.wav")),
        opens: .page(GalleryPage.chirper))
    case .webSound:
      Cell(
        "Sound of another site", .value("0:21"),
        accessory: .sound(.web(host: "example.org", path: "swift.mp3")))
    case .selected: Cell("Selected", .value("Current item"), state: .selected)
    case .disabled:
      Cell("Disabled", .value("Not now"), state: .disabled, opens: .page(GalleryPage.developers))
    case .destructive: Cell("Destructive", role: .destructive, opens: .page(GalleryPage.developers))
    case .anotherSite: Cell("Another site", opens: .web("https://example.org"))
    case .mail: Cell("A mail", .value("hello@example.org"), opens: .mail("hello@example.org"))
    case .rating(let stars): Cell(RatingCell(title: "Song \(stars)", stars: stars))
    case .keys: Cell(KeysCell())
    }
  }
}

/// A song and how it was liked, as a bar.
struct RatingCell: Prototype {
  let title: String
  let stars: Int

  func draw(into content: inout CellContent) {
    content.strong(title)
    content.text(" ")
    content.meter(stars, of: 5, unit: "stars")
    content.text(" ")
    content.note("\(stars) of 5 stars")
  }
}

/// The functions of the keys.
struct KeysCell: Prototype {
  let title = "Keys"

  func draw(into content: inout CellContent) {
    content.code("Tab")
    content.text(" goes to the next control, ")
    content.code("Space")
    content.text(" changes it, and ")
    content.link("controls", to: .page(GalleryPage.controls))
    content.emphasis(" are all native.")
  }
}
