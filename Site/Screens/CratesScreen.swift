import Rowhouse

// MARK: - What the screen says
//
// An array of the model is one section, and each of its elements two rows. The header adds a crate
// at the end; each crate is removed by itself, and those after it move up.

struct CratesScreen: Form {
  enum Section: String, CaseIterable, Identified { case crates, buttons }
  enum Row { case fruit(Int), weight(Int), startAgain }

  var model: Harvest
  let title = "Crates"
  let columns = ColumnTitles(title: "Crate", value: "Contents")
  let source: SourceFile? = SourceFile()
  let remembersValues = true
  let savesValues = true

  func header(of section: Section) -> String? { section == .crates ? "Crates" : nil }
  func field(ofSection section: Section) -> Field<Harvest>? {
    section == .crates ? Harvest.all.count : nil
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .crates: Harvest.all.indices.flatMap { [.fruit($0), .weight($0)] }
    case .buttons: [.startAgain]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .fruit(let index): Cell("Crate \(index + 1)")
    case .weight(let index): Cell("Weight of crate \(index + 1)", .subtitle("Kilograms"))
    case .startAgain: Cell("")
    }
  }

  func identifier(of row: Row) -> String? {
    switch row {
    case .fruit(let index): "crate-\(index + 1)-fruit"
    case .weight(let index): "crate-\(index + 1)-weight"
    case .startAgain: "start-again"
    }
  }

  func field(of row: Row) -> Field<Harvest>? {
    switch row {
    case .fruit(let index): Harvest.all.field(index, .picker(\.fruit))
    case .weight(let index): Harvest.all.field(index, .stepper(\.kilograms, in: 1...30))
    case .startAgain: .reset("Start again")
    }
  }

  func visibility(of row: Row) -> Visibility<Harvest> {
    switch row {
    case .fruit(let index), .weight(let index): .visible(when: Harvest.all.has(index))
    case .startAgain: .always
    }
  }
}
