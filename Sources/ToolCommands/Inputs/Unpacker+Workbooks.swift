import Bytes
import Catalogues
import Documents
import Files
import Packing
import Publishing
import Screens

extension Unpacker {
  /// The sheets of a workbook: the first with rows, the one that was named, or all.
  mutating func sheets(
    of archive: ZipArchive, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws -> [Table] {
    let workbook = try Workbook(archive, limit: room)
    room -= min(room, workbook.size)
    var wanted = workbook.sheets.filter { !$0.isHidden }
    let names = wanted.map(\.name)
    var isNamed = false
    if case .list(let name) = rows {
      guard let sheet = Self.sheet(named: name, in: workbook) else {
        throw InputError.noTable(name, in: archive.name, among: names)
      }
      wanted = [sheet]
      isNamed = true
    }
    var found: [(name: String, rows: Workbook.Rows)] = []
    for sheet in wanted {
      progress.begin(.unpack, of: archive.entry(at: sheet.path)?.size ?? 0)
      let rows = try workbook.rows(of: sheet, limit: room) {
        progress.advance(by: Workbook.pieceSize, records: 0)
        return isInterrupted() || Task.isCancelled
      }
      guard let rows else { throw PublishError.interrupted }
      room -= min(room, rows.size)
      guard isNamed || rows.rowCount > 0 else { continue }
      found.append((sheet.name, rows))
      // One column of lines is a note on the tables, where there are others.
      if !takesAll, rows.rowCount > 1, rows.columnCount > 1 { break }
    }
    if !takesAll, let last = found.last {
      let isTable = last.rows.rowCount > 1 && last.rows.columnCount > 1
      found = [isTable ? last : found[0]]
    }
    guard !found.isEmpty else {
      let words = "none of its sheets has rows that are shown. Give --rows the name of a sheet."
      throw InputError(archive.name, .invalid(words))
    }
    note(found.map(\.name), of: names, isNamed: isNamed, in: workbook, archive.name)
    var tables: [Table] = []
    for (name, rows) in found {
      note(rows, "\(archive.name), sheet \"\(Excerpt.of(name))\"")
      let source = try DataFile(spooled: rows.file, from: origin, in: .written)
      tables.append(Table(source: source, rows: self.rows == .texts ? .texts : .largest))
    }
    return tables
  }

  private static func sheet(named name: String, in workbook: Workbook) -> Workbook.Sheet? {
    workbook.sheets.first { $0.name == name }
      ?? workbook.sheets.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Says which sheets are read.
  private mutating func note(
    _ found: [String], of names: [String], isNamed: Bool, in workbook: Workbook, _ file: String
  ) {
    let others = names.filter { !found.contains($0) }
    if !isNamed, !takesAll, !others.isEmpty {
      notes.append(
        "note: \(file): reading the sheet \(found.shortList), one of \(names.count)"
          + rows.hint(at: others))
    }
    let hidden = workbook.sheets.filter(\.isHidden).map(\.name)
    if !isNamed, !hidden.isEmpty {
      notes.append(
        "note: \(file): skipped hidden sheets: \(hidden.shortList)"
          + (rows == .texts ? "" : ". Read one with --rows"))
    }
  }

  /// Says what of a sheet is left out.
  private mutating func note(_ rows: Workbook.Rows, _ place: String) {
    func count(_ number: Int, _ noun: String) -> String? {
      number == 0 ? nil : "\(GroupedNumber(number)) hidden \(noun)\(number == 1 ? "" : "s")"
    }
    let hidden = [count(rows.hiddenRows, "row"), count(rows.hiddenColumns, "column")]
      .compactMap(\.self)
    if !hidden.isEmpty {
      notes.append("note: \(place): skipped \(hidden.list(joinedBy: "and"))")
    }
    if rows.formulasWithoutValue > 0 {
      let number = rows.formulasWithoutValue
      notes.append(
        "warning: \(place): \(GroupedNumber(number)) formula\(number == 1 ? " has" : "s have") no value. "
          + "Open the file in a spreadsheet program and save it.")
    }
  }
}
