import Rowhouse

/// The location of every parcel.
struct ParcelsScreen: Screen {
  enum Section: CaseIterable { case parcels }
  enum Row { case parcel(Account.Parcel) }

  let parcels: [Account.Parcel]
  let title = "All parcels"
  let columns = ColumnTitles(title: "Parcel", value: "Status")

  func rows(in section: Section) -> [Row] { parcels.map(Row.parcel) }

  func cell(for row: Row) -> Cell {
    switch row {
    case .parcel(let parcel): Cell("Parcel \(parcel.number)", .value(parcel.status))
    }
  }
}
