import Bytes
package import Files
package import Packing

/// A workbook of a spreadsheet program (ECMA-376, `.xlsx`), whose sheets become CSV.
package struct Workbook {
  private let archive: ZipArchive
  private let strings: SharedStrings
  private let formats: [NumberFormat]
  private let values: CellValue

  /// Its sheets with cells, in their order.
  package let sheets: [Sheet]

  /// How many bytes the texts have that its cells have in common.
  package let size: Int

  /// A sheet with cells.
  package struct Sheet: Equatable, Sendable {
    package let name: String
    package let isHidden: Bool

    /// The path in the archive.
    package let path: String
  }

  /// Whether an archive is one.
  package static func isOne(_ archive: ZipArchive) -> Bool { path(in: archive) != nil }

  /// The path of the document that lists the sheets: the usual one, or another that the archive names.
  private static func path(in archive: ZipArchive) -> String? {
    let usual = "xl/workbook.xml"
    if archive.entry(at: usual) != nil { return usual }
    let targets = try? relations(of: "", in: archive)
    return targets?.values.filter(\.isDocument).map(\.path).filter { $0.hasSuffix("workbook.xml") }
      .min()
  }

  /// The most bytes of what describes the sheets.
  private static let descriptionLimit = 1 << 27

  /// How many bytes of a sheet are read between two looks at whether to stop.
  package static let pieceSize = 1 << 14

  /// Reads what the sheets have in common, of which the texts of cells have a limit of bytes;
  /// throws ``InputError``.
  package init(_ archive: ZipArchive, limit: Int) throws {
    self.archive = archive
    let listener = WorkbookListener()
    let path = Self.path(in: archive) ?? ""
    if let entry = archive.entry(at: path) {
      try archive.read(entry, limit: Self.descriptionLimit, by: listener)
    }
    let targets = try Self.relations(of: path, in: archive)
    func part(_ kind: String) -> ZipArchive.Entry? {
      let path = targets.values.filter { $0.kind.hasSuffix("/" + kind) }.map(\.path).min()
      return archive.entry(at: path ?? "xl/\(kind).xml")
    }
    sheets = listener.sheets.compactMap { sheet in
      guard let target = targets[sheet.id], !target.isExternal,
        target.kind.hasSuffix("/worksheet"), archive.entry(at: target.path) != nil
      else { return nil }
      return Sheet(name: sheet.name, isHidden: sheet.isHidden, path: target.path)
    }
    values = CellValue(isFrom1904: listener.isFrom1904)
    let styles = StyleListener()
    if let entry = part("styles") {
      try archive.read(entry, limit: Self.descriptionLimit, by: styles)
    }
    formats = styles.formats
    if let entry = part("sharedStrings") {
      strings = try SharedStrings(of: archive, entry, limit: limit)
      size = entry.size
    } else {
      strings = SharedStrings()
      size = 0
    }
  }

  /// A sheet as CSV.
  package struct Rows {
    /// A file without a name, of a line for each row; fewer lines than rows only at the end.
    package let file: InputFile

    /// How many rows and columns have values.
    package let rowCount: Int
    package let columnCount: Int

    /// How many of them are left out, since they are hidden.
    package let hiddenRows: Int
    package let hiddenColumns: Int

    /// How many cells have a formula whose value no program has worked out.
    package let formulasWithoutValue: Int

    /// How many bytes were unpacked.
    package let size: Int
  }

  /// Reads a sheet, whose bytes and rows have a limit; nil if it was interrupted, asked for every
  /// 16 KB; throws ``InputError``.
  package func rows(
    of sheet: Sheet, limit: Int, isInterrupted: () -> Bool = { false }
  ) throws -> Rows? {
    guard let entry = archive.entry(at: sheet.path) else { return nil }
    let heard = try hear(
      entry, sheet, limit, SheetListener(strings, formats, values), isInterrupted)
    guard var (file, findings) = heard else { return nil }
    if findings.isNews {
      var addresses: [String: String] = [:]
      if !findings.links.isEmpty {
        for (id, target) in try Self.relations(of: sheet.path, in: archive)
        where target.isExternal && Self.isAddress(target.path) {
          addresses[id] = target.path
        }
      }
      findings.settle()
      let listener = SheetListener(
        strings, formats, values, knowing: findings, addresses: addresses)
      let again = try hear(entry, sheet, limit, listener, isInterrupted)
      guard let again else { return nil }
      file = again.file
    }
    return Rows(
      file: file, rowCount: findings.rowCount, columnCount: findings.writtenColumns.count,
      hiddenRows: findings.hiddenRows, hiddenColumns: findings.hiddenColumns,
      formulasWithoutValue: findings.formulasWithoutValue, size: entry.size)
  }

  private func hear(
    _ entry: ZipArchive.Entry, _ sheet: Sheet, _ limit: Int, _ listener: SheetListener,
    _ isInterrupted: () -> Bool
  ) throws -> (file: InputFile, SheetFindings)? {
    var isStopped = false
    let file = try archive.spool(
      entry, limit: limit, by: listener, named: "\(archive.name)/\(sheet.name)", \.output
    ) { listener in
      isStopped = isInterrupted()
      return isStopped || listener.problem != nil || listener.fault != nil
    }
    if isStopped { return nil }
    if let fault = listener.fault { throw fault }
    if let (cell, words) = listener.problem {
      throw InputError.damagedDocument(
        "\(archive.name), sheet \"\(sheet.name)\", cell \(cell)", words)
    }
    return (file, listener.findings)
  }

  /// Whether a link leads out of the workbook, to the web or a mailbox.
  private static func isAddress(_ text: String) -> Bool {
    ["http://", "https://", "mailto:"].contains { text.lowercased().hasPrefix($0) }
  }

  // MARK: - Relations

  fileprivate struct Target {
    let path: String
    let kind: String
    let isExternal: Bool

    var isDocument: Bool { !isExternal && kind.hasSuffix("/officeDocument") }
  }

  /// The documents that another refers to, or of an empty path the archive, by their identifiers in it.
  private static func relations(
    of path: String, in archive: ZipArchive
  ) throws(InputError) -> [String: Target] {
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    let listener = RelationListener(folder: parts)
    let place = (parts + ["_rels", "\(name).rels"]).joined(separator: "/")
    if let entry = archive.entry(at: place) {
      try archive.read(entry, limit: descriptionLimit, by: listener)
    }
    return listener.targets
  }
}

private final class WorkbookListener: XMLListener {
  private(set) var sheets: [(name: String, id: String, isHidden: Bool)] = []
  private(set) var isFrom1904 = false

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "sheet", let title = attributes["name"], let id = attributes["id"] {
      sheets.append((title, id, attributes["state"].map { $0 != "visible" } ?? false))
    } else if name == "workbookPr" {
      isFrom1904 = ["1", "true"].contains(attributes["date1904"])
    }
  }
}

private final class RelationListener: XMLListener {
  private let folder: [String]
  private(set) var targets: [String: Workbook.Target] = [:]

  init(folder: [String]) { self.folder = folder }

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    guard name == "Relationship", let id = attributes["Id"], let target = attributes["Target"]
    else { return }
    let isExternal = attributes["TargetMode"] == "External"
    targets[id] = Workbook.Target(
      path: isExternal ? target : path(of: target), kind: attributes["Type"] ?? "",
      isExternal: isExternal)
  }

  /// A path in the archive, from the folder of the document.
  private func path(of target: String) -> String {
    var parts = target.hasPrefix("/") ? [] : folder
    for part in target.split(separator: "/") where part != "." {
      if part == ".." {
        if !parts.isEmpty { parts.removeLast() }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}

/// Hears which formats cells have.
private final class StyleListener: XMLListener {
  private(set) var formats: [NumberFormat] = []
  private var named: [Int: NumberFormat] = [:]
  private var isInCells = false

  func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if name == "numFmt" {
      guard let id = attributes["numFmtId"].flatMap({ Int($0) }),
        let code = attributes["formatCode"]
      else { return }
      named[id] = NumberFormat(code: code)
    } else if name == "cellXfs" {
      isInCells = true
    } else if name == "xf", isInCells {
      let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
      formats.append(named[id] ?? NumberFormat(number: id))
    }
  }

  func end(_ name: XMLName) {
    if name == "cellXfs" { isInCells = false }
  }
}
