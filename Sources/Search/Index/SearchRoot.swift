import Bytes

/// The first file that a search loads: the format of the others, and the words in each.
///
/// Extensions are read by their names here, and leave the rest unchanged:
///
/// - `column:word` without reading rows: an entry's storage has space for one more kind, whose
///   tiers are columns.
///
/// Results need no count: an entry has the known count before its list.
struct SearchRoot {
  let file: SearchFile

  /// The version of the format, which the search page's script knows.
  static let format = 9

  /// The most bytes of texts in it that are files otherwise: an index of few words needs no more requests for them.
  static let longestTexts = 1_000

  /// Takes each order's highest code, and files that are not written: the root has their texts.
  init(
    _ index: SearchIndex, choices: Set<Int>, codes: [Int],
    directory: [(number: Int, key: [UInt8])], having texts: [SearchFile]
  ) {
    let columns = index.schema.columns.enumerated().filter { place, column in
      column.storage.isStored || choices.contains(place)
    }
    let orders = Self.json(of: index.schema.orders, upTo: codes, of: index.rowCount)
    let stored = columns.filter { $0.element.storage.isStored }.map(\.offset)
    let columnList = columns.map { place, column in
      Self.json(
        of: column, place, index.data, isFilter: choices.contains(place),
        isRanked: index.schema.isNamed)
    }
    let firstKeys = directory.map { number, key in
      JSONText.list([.number(number), .string(String(decoding: key, as: UTF8.self))])
    }
    let json = JSONText.object([
      ("format", .number(Self.format)),
      ("version", .string(index.version)),
      ("count", .number(index.rowCount)),
      ("head", .number(index.limits.head)),
      ("common", .number(index.limits.common)),
      ("fileSize", .number(index.data.fileSize)),
      ("hasEnds", index.words.count > 0 ? .flag(true) : nil),
      ("isNamed", index.schema.isNamed ? .flag(true) : nil),
      ("list", Self.json(of: index.schema.address)),
      ("orders", orders),
      ("listing", Self.json(of: index.schema.listing, stored)),
      ("columns", .list(columnList)),
      ("directory", .list(firstKeys)),
      ("texts", texts.isEmpty ? nil : .object(texts.map { ($0.name, $0.content) })),
    ])
    file = SearchFile("root", json)
  }

  private static func json(of address: SearchAddress) -> JSONText? {
    guard case .list(let pageSize, let first, let others, let anchor) = address else { return nil }
    return .object([
      ("pageSize", .number(pageSize)), ("first", .string(first)), ("others", .string(others)),
      ("anchor", .string(anchor)),
    ])
  }

  /// Returns the numbers of ranks and of columns in the files of the orders, and the orders.
  static func json(of orders: [SearchOrder], upTo codes: [Int], of rows: Int) -> JSONText? {
    guard !orders.isEmpty else { return nil }
    let list = zip(orders, codes).map { order, count in
      let digits = IndexText.digits(of: count)
      return JSONText.list([.string(order.name), .string(order.unit.rawValue), .number(digits)])
    }
    return .object([
      ("size", .number(SearchOrderFiles.size)),
      ("columns", .number(SearchOrderFiles.columns(of: rows))), ("list", .list(list)),
    ])
  }

  /// How the listing shows rows: its columns by their places among those that are stored.
  private static func json(of listing: SearchListing?, _ columns: [Int]) -> JSONText? {
    guard let listing else { return nil }
    func place(of column: Int?) -> JSONText? {
      column.flatMap { columns.firstIndex(of: $0) }.map(JSONText.number)
    }
    func json(of cell: SearchListing.Cell) -> JSONText {
      .object([
        ("at", place(of: cell.column)), ("next", place(of: cell.next)),
        ("kind", cell.kind.map(JSONText.string)),
        ("isGrouped", cell.isGrouped ? .flag(true) : nil),
        ("isShortened", cell.isShortened ? .flag(true) : nil),
      ])
    }
    return .object([
      ("group", listing.group.map(json)), ("pages", listing.rowPages.map(JSONText.string)),
      ("saysMissing", listing.saysMissing ? .flag(true) : nil),
      ("isTakenAsShown", listing.isTakenAsShown ? .flag(true) : nil),
      ("cells", .list(listing.cells.map(json))),
    ])
  }

  private static func json(
    of column: SearchColumn, _ place: Int, _ data: SearchData, isFilter: Bool, isRanked: Bool
  ) -> JSONText {
    var prefix = ""
    if case .title(let own) = column.display { prefix = own }
    let key = isFilter ? String(decoding: Choice.key(of: place), as: UTF8.self) : nil
    let isShared = column.storage == .shared
    return .object([
      ("name", .string(column.name)),
      ("title", column.title.isEmpty ? nil : .string(column.title)),
      ("tier", isRanked ? column.tier.map { .number(Int($0.rawValue)) } : nil),
      ("isUnsearched", column.tier == nil ? .flag(true) : nil),
      ("isHidden", column.storage.isStored ? nil : .flag(true)),
      ("shown", column.display.name.map(JSONText.string)),
      ("isNumber", column.storage == .number ? .flag(true) : nil),
      ("isPattern", column.storage == .pattern ? .flag(true) : nil),
      ("prefix", prefix.isEmpty ? nil : .string(prefix)),
      ("lang", column.language.isEmpty ? nil : .string(column.language)),
      ("texts", isShared ? .string("t\(place)_") : nil),
      ("size", isShared ? .number(data.sharedSize(of: place)) : nil),
      ("key", key.map(JSONText.string)),
    ])
  }
}

extension SearchColumn.Display {
  /// The name in the script; a value needs none.
  fileprivate var name: String? {
    switch self {
    case .value: nil
    case .title: "title"
    case .nothing, .joined, .sound, .page, .anchor: "\(self)"
    }
  }
}
