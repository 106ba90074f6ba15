import Bytes
import Catalogues
import Documents
import Files
import Packing
import Publishing

/// An SQLite database, read by the program `sqlite3` without the user's settings.
///
/// It changes nothing (`-readonly`), and reaches no other file (`-safe`), whatever its views.
struct SQLiteFile {
  /// The first bytes of a database.
  static let beginning = Array("SQLite format 3\0".utf8)

  private let path: FilePath
  let name: String

  init(_ file: InputFile) {
    path = file.path
    name = "\(file.path)"
  }

  /// The names of its tables, the one with the most rows first, and then of its views.
  func tables(_ isInterrupted: () -> Bool) throws -> [String] {
    let internals = ["sqlite", "gpkg", "rtree"].map { "AND name NOT LIKE '\($0)\\_%' ESCAPE '\\' " }
    let text = try answer(
      "SELECT type, hex(name) FROM sqlite_master WHERE type IN ('table', 'view') "
        + "\(internals.joined())ORDER BY type, rowid", isInterrupted)
    var tables: [String] = []
    var views: [String] = []
    for line in text.split(whereSeparator: \.isNewline).prefix(1_000) {
      let parts = line.split(separator: ",")
      guard parts.count == 2, let name = Self.text(hexadecimal: parts[1]) else { continue }
      if parts[0] == "table" { tables.append(name) } else { views.append(name) }
    }
    // A run of the program counts the rows of many tables, a line for each.
    var counts: [Int] = []
    for start in stride(from: 0, to: tables.count, by: 100) {
      let query = tables[start...].prefix(100).map { "SELECT count(*) FROM \(Self.quoted($0));" }
      counts += try answer(query.joined(), isInterrupted).split(whereSeparator: \.isNewline)
        .map { Int($0) ?? 0 }
    }
    // The first of those with as many rows stays first.
    if let largest = tables.indices.max(by: { counts[$0] < counts[$1] }) {
      tables.insert(tables.remove(at: largest), at: 0)
    }
    return tables + views
  }

  /// Hands out the rows of a table as CSV.
  func read(
    _ table: String, limit: Int, _ isInterrupted: () -> Bool,
    _ take: ([UInt8]) throws(FileError) -> Void
  ) throws {
    try ask("SELECT * FROM \(Self.quoted(table))", limit, isInterrupted, take)
  }

  private func answer(_ query: String, _ isInterrupted: () -> Bool) throws -> String {
    var bytes: [UInt8] = []
    try ask(query, 1 << 24, isInterrupted, header: false) { (piece) throws(FileError) in
      bytes += piece
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func ask(
    _ query: String, _ limit: Int, _ isInterrupted: () -> Bool, header: Bool = true,
    _ take: ([UInt8]) throws(FileError) -> Void
  ) throws {
    // A name that begins as an option, or as an address, is neither.
    let place = name.hasPrefix("/") ? name : "./\(name)"
    let words = ["-init", "/dev/null", "-batch", "-bail", "-readonly", "-safe", "-csv"]
    let run: Program.Outcome?
    do throws(FileError) {
      run = try Program("sqlite3").run(
        words + [header ? "-header" : "-noheader", place, query], input: [], limit: limit,
        isInterrupted: isInterrupted
      ) { (output) throws(FileError) in
        if !output.isEmpty { try take(output) }
        output.removeAll(keepingCapacity: true)
      }
    } catch {
      guard error.isMissing else { throw error }
      // As a shell takes it.
      let word = name.replacing("'", with: "'\\''")
      throw foreign(
        "it is an SQLite database, and the program sqlite3 is not installed. Install it (apt install "
          + "sqlite3, brew install sqlite), or run elsewhere: sqlite3 -csv -header "
          + "'\(word)' 'SELECT * FROM ...' > table.csv")
    }
    guard let run else { throw PublishError.interrupted }
    if run.isTooLong { throw InputError(name, .tooLarge(limit: limit)) }
    guard run.status != 0 else { return }
    let said = String(decoding: run.messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    throw foreign(
      "sqlite3 says: \(Excerpt.of(said.first.map(String.init) ?? "nothing", limit: 300)). Check the file "
        + "with sqlite3 FILE 'PRAGMA integrity_check'.")
  }

  private func foreign(_ words: String) -> InputError { InputError(name, .invalid(words)) }

  private static func quoted(_ table: String) -> String {
    "\"\(table.replacing("\"", with: "\"\""))\""
  }

  private static func text(hexadecimal digits: Substring) -> String? {
    let values = digits.utf8.compactMap(Hexadecimal.value)
    guard values.count == digits.utf8.count, values.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension Unpacker {
  /// The tables of a database: the largest, the one that was named, or all.
  mutating func tables(
    of database: SQLiteFile, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws -> [Table] {
    guard origin != nil else {
      throw InputError(
        database.name, .invalid("it is an SQLite database. Give the name of its file."))
    }
    progress.begin(.unpack)
    let names = try database.tables(isInterrupted)
    var wanted = takesAll ? names : Array(names.prefix(1))
    if case .list(let name) = rows {
      let same = names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
      wanted = same.map { [$0] } ?? []
    } else if !takesAll, names.count > 1 {
      notes.append(
        "note: \(database.name): reading \"\(Excerpt.of(names[0]))\", the largest of "
          + "\(names.count) tables" + rows.hint(at: Array(names.dropFirst())))
    }
    var tables: [Table] = []
    for name in wanted {
      var count = 0
      let room = room
      let file = try InputFile.spooled("\(database.name)/\(name)") { (write) throws in
        try database.read(name, limit: room, isInterrupted) { (piece) throws(FileError) in
          count += piece.count
          try write(piece)
        }
      }
      let source = try DataFile(spooled: file, from: origin, in: .written)
      // Of a table without rows not even the columns are printed.
      if !takesAll || count > 0 {
        tables.append(Table(source: source, rows: rows == .texts ? .texts : .largest))
      }
      self.room -= count
    }
    guard !tables.isEmpty else {
      if case .list(let name) = rows {
        throw InputError.noTable(name, in: database.name, among: names)
      }
      throw InputError(database.name, .invalid("there is no table in it. Give another file."))
    }
    return tables
  }
}
