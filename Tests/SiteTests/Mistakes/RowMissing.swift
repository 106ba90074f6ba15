// instance method 'row(for:)' has different argument labels from those required by protocol 'RowForm'
import Rowhouse

struct RowMissing: RowForm {
  enum Section: CaseIterable { case rows }
  enum Row: String, Identified { case larger }
  var model = Appearance()
  let title = "Appearance"

  func rows(in section: Section) -> [Row] { [.larger] }
  func row(for row: Row) -> FormRow<Appearance> { .toggle("Larger text", \.isLarger) }
}
