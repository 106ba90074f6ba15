import Rowhouse

/// Rows that come from data: one a coach ID, with a tick on the one in use.
struct CoachIDsScreen: Screen {
  enum Section: CaseIterable { case coachIDs }
  enum Row { case coachID(String) }

  let settings: Settings
  let title = "Coach IDs"
  let columns = ColumnTitles(title: "Coach ID", value: "In use")

  func rows(in section: Section) -> [Row] { settings.coachIDs.map(Row.coachID) }

  func cell(for row: Row) -> Cell {
    switch row {
    case .coachID(let coachID):
      Cell(coachID, accessory: .checkmark(isOn: coachID == settings.activeCoachID))
    }
  }
}
