package import Bytes

/// The columns of a collection: an enum whose cases are in display order.
///
/// ```swift
/// enum VolcanoColumn: CollectionColumn {
///   case name, country, elevation
///
///   var type: ColumnType? {
///     switch self {
///     case .name, .country: .text
///     case .elevation: .wholeNumber
///     }
///   }
///
///   var roles: Set<ColumnRole> {
///     switch self {
///     case .name: [.title, .identifier]
///     case .country: [.group]
///     case .elevation: [.sort, .descending]
///     }
///   }
/// }
/// ```
public protocol CollectionColumn: CaseIterable, Sendable {
  /// The name of the column in the data.
  ///
  /// Default: the name of the case.
  ///
  /// If the data has no column of exactly this name, case, spaces and the characters `_`, `-` and
  /// `.` are ignored.
  var name: String { get }

  /// The heading of the column.
  ///
  /// Default: its name.
  var title: String { get }

  /// The type of the values.
  ///
  /// Default: detected from the values.
  var type: ColumnType? { get }

  /// The order of its days, where they are digits that can be read in several ways; see ``DayOrder``.
  var dayOrder: DayOrder? { get }

  /// The roles of the column.
  ///
  /// Default: none, so the column is only shown.
  var roles: Set<ColumnRole> { get }
}

extension CollectionColumn {
  public var name: String { "\(self)" }
  public var title: String { name }
  public var type: ColumnType? { nil }
  public var dayOrder: DayOrder? { nil }
  public var roles: Set<ColumnRole> { [] }
}

/// A role of a column in a collection.
public enum ColumnRole: Hashable, Sendable {
  /// The addresses of rows are made of its values; every row has one.
  case identifier

  /// It names the row, and comes first.
  case title

  /// Its values are headings of sections, with a value list.
  case group

  /// Its values have an index and a list of their rows each.
  case facet

  /// Rows are sorted by it within their groups, descending with ``descending``.
  case sort, descending

  /// The row's own page shows it, and no list does.
  case rowPageOnly

  /// Nothing shows it, and it is not found: it is nowhere in the site. Rows may be in its order, with ``sort``.
  case hidden
}

extension CollectionSchema {
  /// Creates a collection with an enum's columns; throws if two have a role that one can have, or a
  /// hidden one has a role that shows it.
  package init<Column: CollectionColumn>(of type: Column.Type) throws(InputError) {
    let cases = Array(Column.allCases)
    let names = cases.map(\.name)
    self.init(
      RowShape(subject: .rows),
      columns: cases.map {
        Self.Column(
          name: $0.name, title: $0.title, kind: $0.type, dayOrder: $0.dayOrder,
          isDetail: $0.roles.contains(.rowPageOnly), isHidden: $0.roles.contains(.hidden))
      })
    func only(_ role: ColumnRole) throws(InputError) -> Column? {
      let some = cases.filter { $0.roles.contains(role) }
      guard some.count < 2 else { throw .repeated(role, some.map(\.name)) }
      return some.first
    }
    for column in cases where column.roles.contains(.hidden) {
      for role in [ColumnRole.identifier, .title, .group, .facet] where column.roles.contains(role)
      {
        throw .hiddenRole(role, column.name)
      }
    }
    if let column = try only(.identifier) { nameRows(by: column.name) }
    title = try only(.title)?.name
    group = try only(.group)?.name
    if let column = try only(.sort) {
      sort(by: column.name, descending: column.roles.contains(.descending))
    }
    let facets = cases.filter { $0.roles.contains(.facet) && $0.name != group }
    counted = .these(facets.map(\.name))
    if let latitude = cases.firstIndex(where: { $0.type == .latitude }),
      let longitude = cases.firstIndex(where: { $0.type == .longitude })
    {
      places = (latitude, longitude)
    }
    map = { header in
      let places = ColumnName.Places(of: header.names.map { String(decoding: $0, as: UTF8.self) })
      var targets = [Int?](repeating: nil, count: header.names.count)
      for (target, name) in names.enumerated() {
        if let place = try? places.place(of: name) { targets[place] = target }
      }
      return ColumnMap(to: names.count, targets)
    }
  }
}
