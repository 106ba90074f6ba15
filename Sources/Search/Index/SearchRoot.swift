/// The file that search begins with: how the others are to be read, and which of them has which words.
///
/// What comes later is read by its name here, and leaves the rest as it is:
///
/// - A range of numbers or dates, and an order by a column: ranks in the order of the column, in files
///   like those of positions. A range is some runs of them, as a value of ``SearchFilter/order`` is.
/// - `column:word`: an entry's storage has room for one more kind, whose tiers are columns.
/// - A phrase: its words are looked for, and the rows that have them all are read once they are loaded.
///   Until then their number is an upper bound.
/// - Fifty results in forty requests: data files in the order of ranks have those together that are
///   found first. Only the one who writes them, and `rowAt` in the script, know what order they have.
///
/// Results need no count: what is known of it, an entry says before its list.
struct SearchRoot {
  let file: SearchFile

  /// The version of the format, which the search page's script knows.
  static let format = 3

  init(
    _ index: SearchIndex, choices: Set<Int>, directory: [(number: Int, key: [UInt8])]
  ) {
    var json = SearchJSON()
    json.object { json in
      json.name("format")
      json.number(Self.format)
      json.name("version")
      json.text(index.version.utf8)
      json.name("count")
      json.number(index.ranks.count)
      json.name("head")
      json.number(index.limits.head)
      // Where a rank is no position, so many have their positions in one file.
      json.name("mapSize")
      json.number(index.ranks.isPosition ? 0 : index.limits.mapFile)
      json.name("fileSize")
      json.number(index.data.fileSize)
      Self.write(index.schema.address, into: &json)
      json.name("columns")
      json.list { json in
        for (place, column) in index.schema.columns.enumerated()
        where column.storage != .none || choices.contains(place) {
          Self.write(column, place, index.data, isFilter: choices.contains(place), into: &json)
        }
      }
      json.name("directory")
      json.list { json in
        for (number, key) in directory {
          json.list { json in
            json.number(number)
            json.text(key)
          }
        }
      }
    }
    file = SearchFile("root", json.bytes)
  }

  private static func write(_ address: SearchAddress, into json: inout SearchJSON) {
    guard case .list(let pageSize, let first, let others, let anchor) = address else { return }
    json.name("list")
    json.object { json in
      json.name("pageSize")
      json.number(pageSize)
      json.name("first")
      json.text(first.utf8)
      json.name("others")
      json.text(others.utf8)
      json.name("anchor")
      json.text(anchor.utf8)
    }
  }

  private static func write(
    _ column: SearchColumn, _ place: Int, _ data: SearchData, isFilter: Bool,
    into json: inout SearchJSON
  ) {
    json.object { json in
      json.name("name")
      json.text(column.name.utf8)
      if !column.title.isEmpty {
        json.name("title")
        json.text(column.title.utf8)
      }
      if column.tier != nil {
        json.name("isSearched")
        json.isTrue(true)
      }
      if column.storage != .none {
        json.name("shown")
        json.text(column.display.name.utf8)
      }
      if column.storage == .number {
        json.name("isNumber")
        json.isTrue(true)
      }
      if column.storage == .pattern {
        json.name("isPattern")
        json.isTrue(true)
      }
      if case .title(let prefix) = column.display, !prefix.isEmpty {
        json.name("prefix")
        json.text(prefix.utf8)
      }
      if !column.language.isEmpty {
        json.name("lang")
        json.text(column.language.utf8)
      }
      if column.storage == .shared {
        json.name("texts")
        json.text("t\(place)_".utf8)
        json.name("size")
        json.number(data.sharedSize(of: place))
      }
      if isFilter {
        json.name("key")
        // A part of the sort key has runs of ranks, and no key.
        if case .order? = column.filter { json.text([]) } else { json.text(Choice.key(of: place)) }
      }
    }
  }
}

extension SearchColumn.Display {
  fileprivate var name: String {
    switch self {
    case .nothing: "nothing"
    case .title: "title"
    case .value: "value"
    case .joined: "joined"
    case .sound: "sound"
    case .page: "page"
    case .anchor: "anchor"
    }
  }
}
