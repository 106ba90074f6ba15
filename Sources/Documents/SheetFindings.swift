/// The facts about a sheet after it was read to its end.
struct SheetFindings {
  /// The area that the sheet says it has.
  var dimension: CellArea? {
    didSet { if let dimension { guessed = dimension.columns } }
  }

  /// The columns with values in rows that are shown, and how many such rows there are.
  private(set) var columns: Range<Int>?
  private(set) var rowCount = 0

  /// The first row with two values, or else with one: all above are titles.
  private(set) var firstRow = 0
  private var hasFirstRow = false

  private(set) var merged: [CellArea] = []

  /// The identifiers of links by their cells.
  private(set) var links: [Int: String] = [:]

  var hiddenRows = 0
  var formulasWithoutValue = 0

  private var hidden: [Bool] = []
  private var hasHiddenValues: [Bool] = []
  private var guessed: Range<Int>?

  /// More merged cells and links than this are not read.
  private static let maximumMerged = 10_000
  private static let maximumLinks = 1_000_000

  /// The columns that are written: those with values, or of which that is thought.
  private(set) var writtenColumns: [Int] = []

  /// Whether the rows would be others with what is known now.
  var isNews: Bool {
    columns != guessed || !links.isEmpty
      || merged.contains { $0.rows.count > 1 || $0.columns.count > 1 }
  }

  /// How many columns with values are hidden.
  var hiddenColumns: Int { hasHiddenValues.count { $0 } }

  mutating func hide(_ columns: Range<Int>) {
    if hidden.count < columns.upperBound {
      hidden += repeatElement(false, count: columns.upperBound - hidden.count)
    }
    for column in columns { hidden[column] = true }
    hasHiddenValues = hidden.map { _ in false }
  }

  func isHidden(_ column: Int) -> Bool { column < hidden.count && hidden[column] }

  /// Notes a row that is shown.
  mutating func add(row: Int, of cells: [SheetListener.Cell]) {
    rowCount += 1
    var (first, last) = (Int.max, -1)
    var count = 0
    for cell in cells {
      if isHidden(cell.column) {
        hasHiddenValues[cell.column] = true
      } else {
        first = min(first, cell.column)
        last = max(last, cell.column)
        count += 1
      }
    }
    if last >= 0 {
      let own = first..<last + 1
      let all = columns ?? own
      columns =
        min(all.lowerBound, own.lowerBound)..<max(all.upperBound, own.upperBound)
      if guessed == nil, count > 1 { guessed = own }
    }
    if firstRow == 0 || !hasFirstRow && count > 1 {
      firstRow = row
      hasFirstRow = count > 1
    }
    guard writtenColumns.isEmpty, let columns else { return }
    guessed = guessed ?? columns
    chooseColumns(guessed)
  }

  /// Has the columns written that have values.
  mutating func settle() {
    guessed = columns
    chooseColumns(columns)
  }

  private mutating func chooseColumns(_ range: Range<Int>?) {
    writtenColumns = (range ?? 0..<0).filter { !isHidden($0) }
  }

  mutating func add(merged area: CellArea) {
    if merged.count < Self.maximumMerged { merged.append(area) }
  }

  mutating func add(link id: String, at area: CellArea) {
    guard area.rows.count * area.columns.count <= 1_000 else { return }
    for row in area.rows {
      for column in area.columns where links.count < Self.maximumLinks {
        links[CellArea.key(column: column, row: row)] = id
      }
    }
  }
}

/// An area of cells, such as `B2:D9`.
struct CellArea: Equatable {
  /// From one.
  let rows: ClosedRange<Int>

  /// From zero.
  let columns: Range<Int>

  init?(_ text: String) {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map(Self.place)
    guard 1...2 ~= ends.count, let first = ends[0], let last = ends[ends.count - 1],
      first.column <= last.column, first.row <= last.row
    else { return nil }
    rows = first.row...last.row
    columns = first.column..<last.column + 1
  }

  private static func place(_ text: Substring) -> (column: Int, row: Int)? {
    let letters = text.prefix { $0.isASCII && $0.isLetter }
    var column = 0
    guard 1...3 ~= letters.utf8.count, letters.utf8.count < text.utf8.count else { return nil }
    for byte in letters.utf8 { column = 26 * column + Int(byte & 0x1F) }
    guard let row = Int(text.dropFirst(letters.count)), 1...SheetListener.maximumRows ~= row,
      column <= SheetListener.maximumColumns
    else { return nil }
    return (column - 1, row)
  }

  /// The column of a cell's name, such as `AB12`.
  static func column(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    var column = 0
    for place in 0..<min(4, name.count) {
      let byte = unsafe name[place]
      guard byte >= 0x41 else { break }
      column = 26 * column + Int(byte & 0x1F)
    }
    return column == 0 ? nil : column - 1
  }

  /// The name of a cell: `AB12`.
  static func name(column: Int, row: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return "\(letters)\(row)"
  }

  /// One number for a cell.
  static func key(column: Int, row: Int) -> Int { row << 14 | column }
}

/// The values of merged cells, which a file has in the first of them alone.
///
/// In the rows of data every cell has the value. Above them, if a value is the title of several
/// columns, each of them has it; if it is the title of all columns, none has it.
struct MergedCells {
  private var waiting: [CellArea]
  private var current: [(area: CellArea, value: Range<Int>?, text: [UInt8])] = []
  private let firstRow: Int

  /// More areas than this are not looked at in one row.
  private static let maximumCurrent = 1_000

  init(_ known: SheetFindings?) {
    let areas = known?.merged.filter { $0.rows.count > 1 || $0.columns.count > 1 } ?? []
    waiting = areas.sorted { $0.rows.lowerBound > $1.rows.lowerBound }
    firstRow = known?.firstRow ?? 0
  }

  /// Fills the cells of a row; their values are added to its texts.
  mutating func fill(
    row: Int, _ cells: inout [SheetListener.Cell], _ texts: inout [UInt8]
  ) {
    guard !waiting.isEmpty || !current.isEmpty else { return }
    current.removeAll { $0.area.rows.upperBound < row }
    while let area = waiting.last, area.rows.lowerBound <= row {
      waiting.removeLast()
      guard area.rows.lowerBound == row, current.count < Self.maximumCurrent else { continue }
      let first = cells.first { $0.column == area.columns.lowerBound }
      guard let first else { continue }
      current.append((area, nil, Array(texts[first.text])))
    }
    let own = Set(cells.map(\.column))
    let areas = current.filter { part in
      guard part.area.rows.lowerBound <= firstRow else { return true }
      return part.area.rows.lowerBound == row && !own.allSatisfy { part.area.columns.contains($0) }
    }
    var filled = own
    for part in areas {
      let missing = part.area.columns.filter { !filled.contains($0) }
      guard !missing.isEmpty else { continue }
      let start = texts.count
      texts += part.text
      for column in missing {
        filled.insert(column)
        cells.append(SheetListener.Cell(column: column, text: start..<texts.count))
      }
    }
  }
}
