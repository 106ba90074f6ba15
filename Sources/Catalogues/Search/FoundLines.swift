import Bytes
import Publishing
import Records
import Screens
import Search

/// The files for downloads of results: the cells of rows as in the file of all rows.
///
/// They are scripts beside those of the index, since only scripts load from a folder; only a
/// download loads them. For each column a file has a list: `p`, a prefix of all cells, and the rest
/// of each; or `d`, the distinct cells and then digits that say which of these each row has.
enum FoundLines {
  /// About how many bytes of cells a file has, and the most files.
  private static let (fileSize, most) = (64_000, 500)

  /// How many rows are looked at to know how long they are.
  private static let sampleSize = 24

  /// The file with the header and the names of the columns, and the files with the cells.
  static func files(of index: CollectionIndex, in folder: SitePath) -> [FileSeries] {
    guard index.count > 0 else { return [] }
    let size = rows(of: index)
    let (columns, places) = (index.columns, index.detailed)
    let head = FileSeries(count: 1, path: { _ in folder.file("lines.js") }) {
      _, _, bytes in
      bytes += "rowhouse([\"lines\",".utf8 + about(index, by: size).bytes() + "]);\n".utf8
    }
    let files = (index.count + size - 1) / size
    let lines = FileSeries(count: files, path: { folder.file("x\($0).js") }) {
      file, _, bytes in
      let rows = try index.rows(in: file * size..<(file + 1) * size)
      bytes += "rowhouse([\"x\(file)\",[".utf8
      for (place, column) in places.enumerated() {
        if place > 0 { bytes += ",\n".utf8 }
        var cells = Cells()
        for row in rows { cells.append(row.text(of: column)) }
        write(cells, repeating: columns[column].repeats, into: &bytes)
      }
      bytes += "]]);\n".utf8
    }
    return [head, lines]
  }

  /// The header and the names of the columns, for files of some number of rows.
  static func about(_ index: CollectionIndex, by size: Int) -> JSONText {
    let (columns, places) = (index.columns, index.detailed)
    var header: [UInt8] = []
    ExportForm.csv.write([], places, of: columns, into: &header)
    return .object([
      ("size", .number(size)),
      ("header", .string(String(decoding: header.dropLast(2), as: UTF8.self))),
      ("names", .list(places.map { .string(columns[$0].name) })), ("kinds", kinds(of: index)),
    ])
  }

  /// The types that the values of the columns have in JSON.
  static func kinds(of index: CollectionIndex) -> JSONText {
    .list(index.detailed.map { .string(kind(of: index.columns[$0])) })
  }

  /// How many rows a file has.
  private static func rows(of index: CollectionIndex) -> Int {
    let step = max(1, index.count / sampleSize)
    let places = Array(stride(from: 0, to: index.count, by: step).prefix(sampleSize))
    // Making the files reports rows that cannot be read.
    let sample = (try? index.rows(at: places)) ?? []
    let bytes = sample.reduce(1) { sum, row in
      index.detailed.reduce(sum) { $0 + 1 + row.text(of: $1).count }
    }
    return max(50, index.count / most, fileSize * max(1, sample.count) / bytes)
  }

  /// The type that the values of a column have in JSON.
  private static func kind(of column: TableColumn) -> String {
    if column.areNumbers, !column.roundsNumbers { return "number" }
    return column.kind == .objects || column.kind == .list && column.format.list == .json
      ? "json" : "text"
  }

  /// Writes the cells of a column, and each once where many rows have the same.
  private static func write(_ cells: Cells, repeating repeats: Bool, into bytes: inout [UInt8]) {
    let (different, codes) = repeats ? cells.different : ([], [])
    let isShorter = repeats && 3 * different.count < 2 * cells.count
    let beginning = isShorter ? [] : cells.beginning
    bytes += (isShorter ? "[\"d" : "[\"p\",\"").utf8
    JSONText.writeEscaped(beginning, into: &bytes)
    for cell in isShorter ? different : Array(0..<cells.count) {
      bytes += "\",\"".utf8
      JSONText.writeEscaped(cells[cell].dropFirst(beginning.count), into: &bytes)
    }
    if isShorter {
      bytes += "\",\"".utf8
      SearchCode.write(codes, below: different.count, into: &bytes)
    }
    bytes += "\"]".utf8
  }
}

/// The cells of a column in some rows, one after another.
private struct Cells {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ text: ArraySlice<UInt8>) {
    CSVText.write(text, into: &bytes)
    ends.append(bytes.count)
  }

  subscript(place: Int) -> ArraySlice<UInt8> {
    bytes[(place > 0 ? ends[place - 1] : 0)..<ends[place]]
  }

  /// The first of each cells that are alike, and for each cell its place among them.
  var different: (cells: [Int], codes: [Int]) {
    var numbers = HashTable()
    var cells: [Int] = []
    let codes = (0..<count).map { place in
      let cell = self[place]
      let hash = Hash.of(cell.span, from: Hash.seed)
      if let known = numbers.number(for: hash, where: { self[cells[$0]] == cell }) { return known }
      numbers.insert(cells.count, for: hash)
      cells.append(place)
      return cells.count - 1
    }
    return (cells, codes)
  }

  /// The common beginning of all cells, such as the host of addresses.
  var beginning: ArraySlice<UInt8> {
    guard count > 0 else { return [] }
    var beginning = self[0]
    for place in 1..<count where !self[place].starts(with: beginning) {
      beginning = beginning.prefix(zip(beginning, self[place]).prefix { $0 == $1 }.count)
    }
    // A letter of several bytes is not cut.
    return beginning.allSatisfy { $0 < 0x80 } ? beginning : []
  }
}
