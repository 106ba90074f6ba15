import Bytes

/// Hears a sheet, and writes its rows as CSV: a line for each row, an empty one for those without
/// values, so that the numbers of lines are those of rows as long as no cell has several.
///
/// Columns, merged cells and links are known at the end of a sheet only. So it may be heard twice.
final class SheetListener: XMLListener {
  var output: [UInt8] = []

  /// The facts found in the sheet.
  private(set) var findings = SheetFindings()

  /// The problem that stopped the reading, and its cell.
  private(set) var problem: (cell: String, words: String)?
  private(set) var fault: InputError?

  private let strings: SharedStrings
  private let formats: [NumberFormat]
  private let values: CellValue

  /// The facts found in an earlier reading of the sheet.
  private let known: SheetFindings?

  /// The addresses of links by their identifiers.
  private let addresses: [String: String]
  private var merges: MergedCells

  private var row = 0
  private var isHidden = false

  /// The texts of the row's cells, and where they are in them.
  private var texts: [UInt8] = []
  private var cells: [Cell] = []
  private var writtenRows = 0

  private var column = 0
  private var kind = Kind.number
  private var format = NumberFormat(number: 0)
  private var value: [UInt8] = []
  private var formula: [UInt8] = []
  private var hasFormula = false
  private var hasValue = false
  private var hears = Hearing.nothing
  private var phonetic = 0

  struct Cell {
    var column: Int
    var text: Range<Int>
  }

  private enum Kind { case number, shared, text, boolean, error }
  private enum Hearing { case nothing, value, formula }

  /// The most rows and columns that a sheet has.
  static let maximumRows = 1 << 20
  static let maximumColumns = 1 << 14

  /// The most bytes of a cell, of a row, and of the rows in 16 KB of XML.
  private static let maximumCell = 1 << 20
  private static let maximumRow = 1 << 24
  private static let maximumOutput = 1 << 26

  init(
    _ strings: SharedStrings, _ formats: [NumberFormat], _ values: CellValue,
    knowing known: SheetFindings? = nil, addresses: [String: String] = [:]
  ) {
    self.strings = strings
    self.formats = formats
    self.values = values
    self.known = known
    self.addresses = addresses
    merges = MergedCells(known)
  }

  // MARK: - Elements

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    switch name.first {
    case UInt8(ascii: "c"):
      if name == "c" { startCell(attributes) } else if name == "col" { note(column: attributes) }
    case UInt8(ascii: "v"): if name == "v" { hears = .value }
    case UInt8(ascii: "t"): if name == "t", phonetic == 0 { hears = .value }
    case UInt8(ascii: "f"):
      if name == "f" {
        hears = .formula
        hasFormula = true
      }
    case UInt8(ascii: "r"):
      if name == "row" { startRow(attributes) } else if name == "rPh" { phonetic += 1 }
    case UInt8(ascii: "d"):
      if name == "dimension", let area = attributes["ref"].flatMap(CellArea.init) {
        findings.dimension = area
      }
    case UInt8(ascii: "m"):
      if name == "mergeCell", let area = attributes["ref"].flatMap(CellArea.init) {
        findings.add(merged: area)
      }
    case UInt8(ascii: "h"):
      if name == "hyperlink", let area = attributes["ref"].flatMap(CellArea.init),
        let id = attributes["id"]
      {
        findings.add(link: id, at: area)
      }
    default: break
    }
  }

  func end(_ name: XMLName) {
    switch name.first {
    case UInt8(ascii: "c"): if name == "c" { endCell() }
    case UInt8(ascii: "v"), UInt8(ascii: "t"), UInt8(ascii: "f"): hears = .nothing
    case UInt8(ascii: "r"):
      if name == "row" { endRow() } else if name == "rPh" { phonetic -= 1 }
    default: break
    }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch hears {
    case .nothing: break
    case .value:
      unsafe value.append(contentsOf: bytes)
      hasValue = true
      if value.count > Self.maximumCell { stop("it has more than \(Self.maximumCell) bytes") }
    case .formula:
      if formula.count < 4_096 { unsafe formula.append(contentsOf: bytes.prefix(4_096)) }
    }
  }

  private func stop(_ words: String) {
    problem = problem ?? (CellArea.name(column: column, row: row), words)
  }

  // MARK: - Rows

  private func startRow(_ attributes: XMLAttributes) {
    var number: Int?
    isHidden = false
    unsafe attributes.each { name, value in
      if name == "r" {
        number = unsafe Self.number(value)
      } else if name == "hidden" {
        isHidden = unsafe Self.isTrue(value)
      }
    }
    row = max(row + 1, number ?? 0)
    if row > Self.maximumRows { stop("a sheet has \(Self.maximumRows) rows at most") }
    column = -1
    cells.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  private func endRow() {
    guard problem == nil, fault == nil else { return }
    if isHidden {
      if !cells.isEmpty { findings.hiddenRows += 1 }
      return
    }
    guard !cells.isEmpty else { return }
    merges.fill(row: row, &cells, &texts)
    if cells.indices.dropFirst().contains(where: { cells[$0 - 1].column >= cells[$0].column }) {
      cells.sort { $0.column < $1.column }
    }
    findings.add(row: row, of: cells)
    output.append(
      contentsOf: repeatElement(UInt8(ascii: "\n"), count: max(0, row - 1 - writtenRows)))
    writtenRows = row
    let start = output.count
    var next = 0
    var isFirst = true
    for column in (known ?? findings).writtenColumns {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      while next < cells.count, cells[next].column < column { next += 1 }
      if next < cells.count, cells[next].column == column {
        write(cells[next].text, isFirst: isFirst)
        next += 1
      }
      isFirst = false
    }
    output.append(UInt8(ascii: "\n"))
    if output.count - start > Self.maximumRow { stop("its row has more than 16 MB") }
    if output.count > Self.maximumOutput { stop("it stands for too many bytes") }
  }

  private func write(_ range: Range<Int>, isFirst: Bool) {
    let text = texts[range]
    // Quotes keep a value that begins like a comment from being read as one.
    let isQuoted =
      text.contains(where: CSVCell.needsQuotes)
      || text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ")
      || isFirst && (text.first == UInt8(ascii: "#") || text.starts(with: Array("sep=".utf8)))
    if isQuoted { CSVCell.appendQuoted(text, to: &output) } else { output += text }
  }

  // MARK: - Cells

  private func startCell(_ attributes: XMLAttributes) {
    column += 1
    kind = .number
    var style = 0
    unsafe attributes.each { name, value in
      if name == "r" {
        if let place = unsafe CellArea.column(value) { column = place }
      } else if name == "s" {
        style = unsafe Self.number(value) ?? 0
      } else if name == "t" {
        kind = unsafe Self.kind(value)
      }
    }
    if column >= Self.maximumColumns { stop("a sheet has \(Self.maximumColumns) columns at most") }
    format = formats.indices.contains(style) ? formats[style] : NumberFormat(number: 0)
    value.removeAll(keepingCapacity: true)
    formula.removeAll(keepingCapacity: true)
    (hasFormula, hasValue) = (false, false)
  }

  private func endCell() {
    guard problem == nil, fault == nil else { return }
    if hasFormula, !hasValue, kind == .number { findings.formulasWithoutValue += 1 }
    guard hasValue, kind != .error else { return }
    let start = texts.count
    switch kind {
    case .number: values.write(value[...], format, into: &texts)
    case .boolean: texts += Array((value == [UInt8(ascii: "0")] ? "false" : "true").utf8)
    case .text:
      value.decodeEscapes()
      texts += value
    case .shared:
      guard let index = Int(String(decoding: value, as: UTF8.self)), index >= 0,
        index < strings.count
      else {
        return stop("there is no shared text \(String(decoding: value.prefix(20), as: UTF8.self))")
      }
      do throws(InputError) {
        try strings.write(index, into: &texts)
      } catch {
        fault = error
      }
    case .error: break
    }
    if let address = address() {
      texts.removeSubrange(start...)
      texts += Array(address.utf8)
    }
    guard texts.count > start else { return }
    if texts.count > Self.maximumRow { stop("its row has more than 16 MB") }
    cells.append(Cell(column: column, text: start..<texts.count))
  }

  /// Returns the URL that the cell links to, unless it is in a heading.
  private func address() -> String? {
    if hasFormula, let address = Self.address(in: formula) { return address }
    guard let known, row > known.firstRow,
      let id = known.links[CellArea.key(column: column, row: row)]
    else { return nil }
    return addresses[id]
  }

  /// The address in `HYPERLINK("https://example.org","Example")`.
  private static func address(in formula: [UInt8]) -> String? {
    let call = Array("HYPERLINK(\"http".utf8)
    guard formula.starts(with: call) else { return nil }
    let rest = formula[(call.count - 4)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let isWhole =
      end + 1 < formula.count && [UInt8(ascii: ","), UInt8(ascii: ")")].contains(formula[end + 1])
    return isWhole ? String(decoding: rest[..<end], as: UTF8.self) : nil
  }

  private static func kind(_ value: UnsafeBufferPointer<UInt8>) -> Kind {
    guard let first = unsafe value.first else { return .number }
    switch first {
    case UInt8(ascii: "s"): return value.count == 1 ? .shared : .text
    case UInt8(ascii: "i"), UInt8(ascii: "d"): return .text
    case UInt8(ascii: "b"): return .boolean
    case UInt8(ascii: "e"): return .error
    default: return .number
    }
  }

  private static func isTrue(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe value.first == UInt8(ascii: "1") || value.first == UInt8(ascii: "t")
  }

  /// A number of at most nine digits.
  private static func number(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard 1...9 ~= value.count else { return nil }
    var number = 0
    for place in value.indices {
      let byte = unsafe value[place]
      guard 0x30...0x39 ~= byte else { return nil }
      number = 10 * number + Int(byte - 0x30)
    }
    return number
  }

  private func note(column attributes: XMLAttributes) {
    var (first, last, isHidden) = (0, 0, false)
    unsafe attributes.each { name, value in
      if name == "min" {
        first = unsafe Self.number(value) ?? 0
      } else if name == "max" {
        last = unsafe Self.number(value) ?? 0
      } else if name == "hidden" {
        isHidden = unsafe Self.isTrue(value)
      }
    }
    last = min(last, Self.maximumColumns)
    if isHidden, first > 0, first <= last { findings.hide(first - 1..<last) }
  }
}
