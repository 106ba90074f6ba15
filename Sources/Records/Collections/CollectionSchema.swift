/// The known facts and the options of a collection before it is read, with columns named as in
/// ``ColumnName``; an enum in Swift gives the columns, or else the data.
package struct CollectionSchema: Sendable {
  package var shape: RowShape

  /// The columns that are known; `nil` if they are those of the data.
  package let columns: [Column]?

  /// The known facets other than those of single columns.
  package var facets: [Facet] = []

  package var naming = Naming.position

  /// The letters before a row's number in its anchor.
  package var anchorPrefix: StaticString = "row-"
  package var order = Order.source

  /// The orders that have names.
  package var orders: [(name: String, order: Order)] = []
  package var places: (latitude: Int, longitude: Int)?
  package var sound: Int?

  /// The name of the known facet or of the column that forms the groups.
  package var group: String?

  /// The words for missing values.
  var missing = MissingWords()

  /// Whether a path in a cell is that of a file beside the table, called for up to 64 values of a
  /// column; `nil` to look for none.
  package var isFile: (@Sendable (_ path: [UInt8]) -> Bool)?

  /// The counted columns, in addition to all known facets and the groups.
  package var counted = Counted.fewValues

  /// The column that names a row; by default the first, if every row has a value in it.
  package var title: String?

  /// The column with the date of a row, if there is a feed of the newest.
  package var feed: String?

  /// The columns that the listing is there in the orders of, too.
  package var sorted: [String] = []

  /// The columns that are summed up in each group, and how.
  package var totals: [(name: String, measure: GroupTotal.Measure)] = []

  /// The columns that listings show, in order; by default all.
  package var shown: [String]?

  /// The columns that are left out of everything that is published.
  package var hidden: [String] = []

  /// Whether a column is hidden, by an option or a schema.
  var hidesColumns: Bool {
    !hidden.isEmpty || columns?.contains(where: \.isHidden) == true
  }

  /// Column overrides, applied in order; later entries win.
  package var said: [ColumnMetadata] = []

  /// Finds the known columns in a source.
  package var map: @Sendable (RowHeader) -> ColumnMap = { ColumnMap(to: $0.names.count, []) }

  /// The columns of which an object outside of lists has at least one if it is a row; `nil` if every
  /// object is.
  package var distinctive: [Int]?

  /// Which of two rows with one number is listed; `nil` if numbers are no names.
  package var preference: (@Sendable (TableRow, TableRow) -> RowPreference)?

  /// Whether the content of every column is profiled, which costs as much as reading.
  package var profilesColumns = true

  /// A column that is known.
  package struct Column: Sendable {
    package let name: String
    package let title: String

    /// The type of its values, if it is not to be detected.
    package let kind: ColumnType?
    package var dayOrder: DayOrder?

    /// Whether escapes are replaced only when a value is requested.
    package var isRarelyRead = false

    /// Whether only the row's own page shows it, and whether nothing does.
    package var isDetail = false
    package var isHidden = false

    package init(
      name: String, title: String, kind: ColumnType? = nil, dayOrder: DayOrder? = nil,
      isRarelyRead: Bool = false, isDetail: Bool = false, isHidden: Bool = false
    ) {
      self.name = name
      self.title = title
      self.kind = kind
      self.dayOrder = dayOrder
      self.isRarelyRead = isRarelyRead
      self.isDetail = isDetail
      self.isHidden = isHidden
    }

    var metadata: ColumnMetadata {
      var metadata = ColumnMetadata(name)
      metadata.title = title
      metadata.kind = kind
      metadata.dayOrder = dayOrder
      return metadata
    }
  }

  /// The names of rows in URLs.
  package enum Naming: Sendable {
    /// By their positions in the data.
    case position

    /// By the value of a column.
    case slug(String)

    /// By a number of their own: that of the first column, or where a row does not have it, of the
    /// other two.
    case number(
      in: InlineArray<3, Int>, own: @Sendable (Span<UInt8>) -> UInt64?,
      other: @Sendable (Span<UInt8>, Span<UInt8>) -> UInt64?)
  }

  /// The order within a group, or of all rows.
  package enum Order: Sendable {
    case source
    case values(of: String, isDescending: Bool)

    /// By a number below 2^42 made of three columns, the lower first; then by the rows' numbers.
    case rank(
      of: InlineArray<3, Int>,
      @Sendable (Span<UInt8>, InlineArray<3, Range<Int>>) -> UInt64, isAscending: Bool)
  }

  /// The columns that rows are counted by.
  package enum Counted: Equatable, Sendable {
    case nothing

    /// The columns in which few values are different.
    case fewValues

    /// Facets or columns by their names; each of their values has a list of its own.
    case these([String])
  }

  package init(_ shape: RowShape, columns: [Column]? = nil) {
    self.shape = shape
    self.columns = columns
  }
}

extension CollectionSchema {
  /// A table whose columns are those of the data.
  package static var table: CollectionSchema { CollectionSchema(RowShape(subject: .rows)) }

  /// Names rows by the values of a column, instead of by their positions.
  package mutating func nameRows(by column: String) { naming = .slug(column) }

  /// Sorts rows by a column; blank values come last in both directions.
  package mutating func sort(by column: String, descending isDescending: Bool = false) {
    order = .values(of: column, isDescending: isDescending)
  }

  /// Adds words for missing values, in columns of text too.
  package mutating func leaveOut(_ words: [String]) { missing = MissingWords(words) }

  /// Adds a file's descriptions of the columns, which options override.
  package mutating func take(_ table: TableSchema) {
    said = table.columns + said
    leaveOut(table.missing + missing.own)
    if !shape.hasHeader { shape.names = table.columns.map { Array($0.name.utf8) } }
    guard case .position = naming, table.primaryKey.count == 1 else { return }
    // An address would show what is hidden.
    let isHidden = hidden.contains {
      ColumnName.plain($0) == ColumnName.plain(table.primaryKey[0])
    }
    if !isHidden { nameRows(by: table.primaryKey[0]) }
  }

  /// The column that names rows, if there is one, and the words for missing values.
  package var identifier: String? { if case .slug(let name) = naming { name } else { nil } }
  package var missingWords: [String] { missing.own }

  /// The column that rows are sorted by, if there is one.
  var sortColumn: String? { if case .values(let name, _) = order { name } else { nil } }

  /// The names of the facets that are known, and of the columns, unless they are those of the data.
  package var facetNames: [String] { facets.map(\.name) }
  package var columnNames: [String]? { columns?.map(\.name) }

  /// The most distinct values, and bytes of each, of a column with few values.
  static let fewValues = (count: 600, length: 80)

  /// The most facets that are chosen automatically.
  static let maximumFacets = 12

  /// The normalised names of the columns in the options, and those that may match once all columns
  /// are known: `a` for `a (2)`, and a column without a name for `Column 7`.
  var askedColumns: Set<String> {
    var names = [identifier, sortColumn].compactMap(\.self)
    names += countedNames.filter { name in !facets.contains { $0.name == name } }
    // Lists may have any separator, and are then not known before all are read.
    names += said.filter { if case .text = $0.separator { true } else { false } }.map(\.name)
    return Set(names.map(ColumnName.plain).flatMap(Self.names))
  }

  private static func names(_ plain: String) -> [String] {
    if plain.wholeMatch(of: /column\d+/) != nil { return [plain, "column1"] }
    return [plain, plain.replacing(/\(\d+\)$/, with: "")]
  }

  /// The columns that listings are sorted or summed up by, or that have lists of their own.
  var listedNames: [String] {
    var names = totals.map(\.name) + sorted + [sortColumn].compactMap(\.self)
    if case .these(let more) = counted { names += more }
    return names.filter { name in !facets.contains { $0.name == name } }
  }

  /// The columns that the options name as groups and facets.
  var countedNames: [String] {
    var names = group.map { [$0] } ?? []
    if case .these(let more) = counted { names += more }
    return names
  }
}
