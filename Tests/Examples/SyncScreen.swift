import Rowhouse

// Forms.md shows this.

struct SyncScreen: Form {
  enum Section: CaseIterable { case sync }
  enum Row: String, CaseIterable, Identified { case cloud, photos, music, quality, last }

  var model: Sync
  let title = "Synchronisation"

  func footer(of section: Section) -> Sentence<Sync>? {
    """
    Cloud is \("on", when: .isOn(\.cloud))\("off", when: !.isOn(\.cloud)).\
    \([\.photos, \.music], as: { " \($0) of 2 things are copied." })
    """
  }

  func rows(in section: Section) -> [Row] { Row.allCases }

  func cell(for row: Row) -> Cell {
    switch row {
    case .cloud: Cell("Cloud")
    case .photos: Cell("Photos")
    case .music: Cell("Music", badge: Words("\("Large", when: .isOn(\.music))"))
    case .quality: Cell("Quality", .subtitle(Words("\(\.quality, as: { "\($0) of 1" })")))
    case .last: Cell("Last copied", .value("Yesterday"))
    }
  }

  func field(of row: Row) -> Field<Sync>? {
    switch row {
    case .cloud: .toggle(\.cloud)
    case .photos: .toggle(\.photos)
    case .music: .toggle(\.music)
    case .quality: .slider(\.quality, in: 0.1...1, step: 0.1)
    case .last: nil
    }
  }
}

struct Sync: Sendable {
  var cloud = true
  var photos = true
  var music = false
  var quality: Float = 0.8
}
