import Rowhouse

/// Narrow titles beside wide values, and a row that opens a mail program.
struct DevelopersScreen: Screen {
  enum Section: CaseIterable { case names, contact }
  enum Row { case makers, licence, mail }

  let title = "About the Developer"

  func rows(in section: Section) -> [Row] {
    switch section {
    case .names: [.makers, .licence]
    case .contact: [.mail]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .makers: Cell("Made by", .leadingValue("The Rowhouse authors"))
    case .licence: Cell("Licence", .leadingValue("MIT"))
    case .mail: Cell("Write to us", opens: .mail("hello@example.org"))
    }
  }
}
