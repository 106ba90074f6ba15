/// Overrides for a column of the data.
package struct ColumnMetadata: Equatable, Sendable {
  package let name: String

  /// The title and description on pages.
  package var title: String?
  package var description: String?

  /// The type of its values, whatever the values are.
  package var kind: ColumnType?

  /// The declared type of its values; see ``FieldType``.
  var type: FieldType?

  /// How values are read that may be read in several ways.
  package var dayOrder: DayOrder?
  var mark: ValueFormat.Mark?

  /// The text between the values of a cell.
  package var separator: Separator?

  /// The address that values link to.
  package var link: LinkTemplate?

  package enum Separator: Equatable, Sendable {
    /// Cells have one value each, whatever they look like.
    case nothing
    case text([UInt8])
  }

  package init(_ name: String) { self.name = name }

  /// Whether its values are declared to be days.
  var areDays: Bool {
    kind.map { $0 == .date || $0 == .dateAndTime } ?? (type == .date || type == .datetime)
  }

  /// Merges `other`, which takes precedence.
  mutating func add(_ other: ColumnMetadata) {
    title = other.title ?? title
    description = other.description ?? description
    kind = other.kind ?? kind
    type = other.type ?? type
    dayOrder = other.dayOrder ?? dayOrder
    mark = other.mark ?? mark
    separator = other.separator ?? separator
    link = other.link ?? link
  }
}
