import Catalogues
import Rowhouse

enum VolcanoColumn: CollectionColumn {
  case name, country, kind, height, lat, lon, photo, notes

  var title: String {
    switch self {
    case .name: "Volcano"
    case .country: "Country"
    case .kind: "Kind"
    case .height: "Metres"
    case .lat: "Latitude"
    case .lon: "Longitude"
    case .photo: "Photo"
    case .notes: "Notes"
    }
  }

  var type: ColumnType? {
    switch self {
    case .name, .country, .kind, .notes: .text
    case .height: .wholeNumber
    case .lat: .latitude
    case .lon: .longitude
    case .photo: .picture
    }
  }

  var roles: Set<ColumnRole> {
    switch self {
    case .name: [.title, .identifier]
    case .country: [.group]
    case .kind: [.facet]
    case .height: [.sort, .descending]
    case .lat, .lon, .photo, .notes: [.rowPageOnly]
    }
  }
}

enum VolcanoPage: String, SitePage {
  case front = "index"
  case volcanoes = "volcanoes/index"
  case walks = "walks/index"
}

struct Volcanoes: Site {
  let title = "Volcanoes"
  private let volcanoes: PageContent
  private let walks: PageContent

  init() throws(SiteFault) {
    volcanoes = try .collection(
      of: VolcanoColumn.self, from: .file("volcanoes.csv", in: DataFolder("Data")),
      titled: "Volcanoes", called: RowNoun("volcano", "volcanoes"))
    walks = try .collection(
      of: WalkColumn.self, from: .walks, titled: "Walks", called: RowNoun("walk", "walks"))
  }

  func content(of page: VolcanoPage) -> PageContent {
    switch page {
    case .front: .screen(VolcanoesScreen())
    case .volcanoes: volcanoes
    case .walks: walks
    }
  }
}

struct VolcanoesScreen: Screen {
  enum Section: CaseIterable { case lists }
  enum Row { case volcanoes, walks }
  let title = "Volcanoes"

  func rows(in section: Section) -> [Row] { [.volcanoes, .walks] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .volcanoes: Cell("All volcanoes", opens: .page(VolcanoPage.volcanoes))
    case .walks: Cell("Walks", opens: .page(VolcanoPage.walks))
    }
  }
}

struct Walk: Sendable {
  let path: String
  let hours: Int
  let guide: String?

  static let all = [
    Walk(path: "Valle del Bove", hours: 5, guide: "Agata"),
    Walk(path: "Sciara del Fuoco", hours: 4, guide: "Bartolo"),
    Walk(path: "Gran Cono", hours: 2, guide: nil),
  ]
}

enum WalkColumn: CollectionColumn {
  case path, hours, guide

  var roles: Set<ColumnRole> {
    switch self {
    case .path: [.title]
    case .hours: [.sort]
    case .guide: [.group]
    }
  }
}

extension CollectionSource {
  static let walks = CollectionSource.values(Walk.all) { (walk: Walk, column: WalkColumn) in
    switch column {
    case .path: walk.path
    case .hours: "\(walk.hours)"
    case .guide: walk.guide
    }
  }
}
