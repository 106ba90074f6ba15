/// What somebody says of a column of the data.
package struct ColumnMetadata: Equatable, Sendable {
  package let name: String

  /// What pages call it, and what they say of it.
  package var title: String?
  package var description: String?

  /// What its values are, whatever they tell.
  package var kind: ColumnType?

  /// What its values are said to be; see ``FieldType``.
  var type: FieldType?

  /// How values are read that may be read in several ways.
  package var dayOrder: DayOrder?
  var mark: ValueFormat.Mark?

  package init(_ name: String) { self.name = name }

  /// Whether its values are said to be days.
  var areDays: Bool {
    kind.map { $0 == .date || $0 == .dateAndTime } ?? (type == .date || type == .datetime)
  }

  /// Adds what somebody says later, who is right.
  mutating func add(_ other: ColumnMetadata) {
    title = other.title ?? title
    description = other.description ?? description
    kind = other.kind ?? kind
    type = other.type ?? type
    dayOrder = other.dayOrder ?? dayOrder
    mark = other.mark ?? mark
  }
}
