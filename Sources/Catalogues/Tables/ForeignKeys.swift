import Bytes
import Records
import Rendering
import Screens

/// The foreign keys of the tables of a site, and the rows that they refer to.
struct ForeignKeys: Sendable {
  private var keys: [Key] = []

  /// A warning for each key with values that refer to no row.
  private(set) var warnings: [String] = []

  /// A column of a table whose values are those of a column of a table.
  private struct Key: Sendable {
    let table: Int
    let column: Int
    let target: Int
    let rows: RowsByValue

    let references: References
  }

  /// Finds the rows that foreign keys refer to: a reading per key, and per referenced column.
  init(of tables: [SiteTable]) throws(InputError) {
    var known: [[Int]: RowsByValue] = [:]
    let places = tables.map { ColumnName.Places(of: $0.columnNames) }
    let numbers = Dictionary(zip(tables.map(\.name), tables.indices)) { first, _ in first }
    for (table, own) in tables.enumerated() {
      // A package may say the same of a table and of its schema.
      var seen: Set<TableSchema.ForeignKey> = []
      for key in own.keys where seen.insert(key).inserted {
        // A hidden column has no links, in either direction: a link would reveal its values.
        guard let column = try? places[table].place(of: key.field),
          own.index.detailed.contains(column)
        else { continue }
        let target = key.resource.isEmpty ? table : numbers[key.resource]
        guard let target, let field = try? places[target].place(of: key.reference) else {
          warnings.append(Self.warning(of: key, in: own, to: target.map { tables[$0] }))
          continue
        }
        guard tables[target].index.detailed.contains(field) else { continue }
        let rows: RowsByValue
        if let same = known[[target, field]] {
          rows = same
        } else {
          rows = try RowsByValue(of: field, in: tables[target].index)
          known[[target, field]] = rows
        }
        let format = own.index.columns[column].format
        var references = References(of: own.index.count, several: format.kind == .list)
        var lost = 0
        try own.index.visitTexts(of: column) { position, text in
          let values = format.kind == .list ? format.list.elements(of: text) : [text]
          for value in values {
            let target = rows.position(of: value.span)
            if target == nil, !format.isMissing(value) { lost += 1 }
            references.add(target, of: position)
          }
        }
        if lost > 0 {
          warnings.append(Self.warning(of: key, in: own, lost, to: tables[target]))
        }
        keys.append(
          Key(table: table, column: column, target: target, rows: rows, references: references))
      }
    }
  }

  /// Returns a link for the values of each column of a table that has a foreign key.
  func links(
    of table: Int, _ link: @escaping @Sendable (_ table: Int, _ position: Int) -> Link
  ) -> ValueLinks {
    var links: ValueLinks = [:]
    for key in keys where key.table == table && links[key.column] == nil {
      links[key.column] = { value in
        key.rows.position(of: value.span).map { link(key.target, $0) }
      }
    }
    return links
  }

  /// The columns that refer to the rows of a table.
  func referrers(of table: Int, in catalogues: [Catalogue]) -> [Referrer] {
    keys.filter { $0.target == table }.map { key in
      Referrer(
        in: catalogues[key.table], by: key.column, key.references,
        of: catalogues[table].index.count)
    }
  }

  private static func warning(
    of key: TableSchema.ForeignKey, in table: SiteTable, to target: SiteTable?
  ) -> String {
    let reason =
      target.map {
        "no column named \"\(key.reference)\" in \"\($0.name)\""
          + ColumnName.suggestion(for: key.reference, among: $0.columnNames)
      } ?? "no table named \"\(key.resource)\""
    return "warning: \(table.file): foreign key \"\(key.field)\" shown without links: \(reason)"
  }

  private static func warning(
    of key: TableSchema.ForeignKey, in table: SiteTable, _ lost: Int, to target: SiteTable
  ) -> String {
    let (values, match) = lost == 1 ? ("value", "matches") : ("values", "match")
    return "warning: \(table.file): \(GroupedNumber(lost)) \(values) in \"\(key.field)\" \(match) "
      + "no \"\(key.reference)\" of \"\(target.name)\"; shown without a link"
  }
}

/// Which rows of a table refer to which rows.
struct References: Sendable {
  /// The position of the row that is referred to, of each reference; -1 for none.
  private(set) var targets = LargeArray<Int32>()

  /// The positions of the referring rows, if a row may have several references; else `nil`.
  private var sources: LargeArray<Int32>?

  fileprivate init(of count: Int, several hasSeveral: Bool) {
    targets.reserveCapacity(count)
    if hasSeveral { sources = LargeArray() }
  }

  fileprivate mutating func add(_ target: Int?, of position: Int) {
    targets.append(Int32(target ?? -1))
    sources?.append(Int32(position))
  }

  /// The position of the row that has a reference.
  func source(of reference: Int) -> Int { sources.map { Int($0[reference]) } ?? reference }
}

/// A column of a table whose values refer to the rows of another, or of its own.
struct Referrer: Sendable {
  private let catalogue: Catalogue
  private let column: Int

  /// The positions of the rows that refer to each row, one row's after another's, and where each
  /// row's begin.
  private let positions: LargeArray<UInt32>
  private let starts: LargeArray<Int>

  /// The most rows that a row page lists; the search finds the others.
  private static let maximumLinks = 20

  init(in catalogue: Catalogue, by column: Int, _ references: References, of count: Int) {
    self.catalogue = catalogue
    self.column = column
    let targets = references.targets
    var starts = LargeArray(repeating: 0, count: count + 1)
    for target in targets where target >= 0 { starts[Int(target) + 1] += 1 }
    for row in 0..<count { starts[row + 1] += starts[row] }
    var next = starts
    var positions = LargeArray<UInt32>(repeating: 0, count: starts[count])
    for (reference, target) in targets.enumerated() where target >= 0 {
      positions[next[Int(target)]] = UInt32(references.source(of: reference))
      next[Int(target)] += 1
    }
    self.positions = positions
    self.starts = starts
  }

  /// The rows that refer to the row at a position; `nil` if none does.
  func rows(referringTo position: Int) throws -> ReferringRows? {
    let all = positions[starts[position]..<starts[position + 1]]
    guard !all.isEmpty else { return nil }
    let index = catalogue.index
    let rows = try index.rows(at: all.prefix(Self.maximumLinks).map(Int.init))
    let links = rows.map { row in
      ListingLink(catalogue.details.shortTitle(row), to: catalogue.details.link(row))
    }
    let own = index.columns[column]
    let rest: ReferringRows.Rest? =
      if let row = rows.first, all.count > rows.count, catalogue.extras.hasSearch,
        let query = catalogue.query(
          for: String(decoding: row.text(of: column), as: UTF8.self), in: column)
      {
        (all.count - rows.count, catalogue.askedPath, query)
      } else {
        nil
      }
    return ReferringRows("\(catalogue.title): \(own.title)", links, and: rest)
  }
}

/// The rows of a table by their values in a column, without blanks around them.
private struct RowsByValue: Sendable {
  private var table = HashTable()

  /// The values of all rows, one after another, and where each ends.
  private var bytes = LargeArray<UInt8>()
  private var ends = LargeArray<Int>([0])

  /// Costs a reading of all rows, and keeps the values.
  init(of column: Int, in index: CollectionIndex) throws(InputError) {
    try index.visitTexts(of: column) { position, text in
      let value = text.span.extracting(Blank.content(of: text.span))
      // Of rows with one value the first is meant.
      if !value.isEmpty, self.position(of: value) == nil {
        table.insert(position, for: Hash.of(value, from: Hash.seed))
      }
      for place in value.indices { bytes.append(value[place]) }
      ends.append(bytes.count)
    }
  }

  /// The position of the first row with a value.
  func position(of text: Span<UInt8>) -> Int? {
    let value = text.extracting(Blank.content(of: text))
    return table.number(for: Hash.of(value, from: Hash.seed)) { position in
      // The row that is being put in has no value yet.
      guard position + 1 < ends.count else { return false }
      let start = ends[position]
      return ends[position + 1] - start == value.count
        && value.indices.allSatisfy { bytes[start + $0] == value[$0] }
    }
  }
}
