import Bytes
import Catalogues
import Documents
import Files
import Packing
import Publishing
import Records

/// Unpacks inputs to scratch files, from which rows are read as often as wanted.
struct Unpacker {
  /// A table that was unpacked, and what its rows are where it is one object of JSON.
  struct Table {
    let source: any RecordSource
    let rows: DocumentLists.Choice
  }

  let text: TextForm

  /// Whether all tables of an archive are wanted.
  let takesAll: Bool

  /// The path of the rows, if the option names it with the table.
  let rows: DocumentLists.Choice

  /// How many bytes may still be unpacked.
  var room: Int

  /// The limit that ``room`` began with.
  let limit: Int

  let progress: BuildProgress

  /// Which tables were chosen, in words.
  var notes: [String] = []

  init(
    text: TextForm, takesAll: Bool, rows: DocumentLists.Choice, limit: Int,
    progress: BuildProgress
  ) {
    self.text = text
    self.takesAll = takesAll
    self.rows = rows
    self.limit = limit
    self.progress = progress
    room = limit
  }

  /// The tables packed in a file: one, or all if these are wanted; `nil` if it isn't packed.
  ///
  /// `origin` detects changes, if any are possible; `isInterrupted` is called for each piece.
  mutating func tables(
    in file: InputFile, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws -> [Table]? {
    var beginning: [UInt8] = []
    try file.read(0..<min(16, file.size), into: &beginning)
    let name = "\(file.path)"
    if Gzip.isBeginning(beginning) {
      var gzip = Gzip(file, name: name, limit: room)
      let progress = progress
      progress.begin(.unpack, of: file.size)
      var read = 0
      let source = try spool(name, origin, isInterrupted) { piece in
        defer {
          progress.advance(by: gzip.packedCount - read, records: 0)
          read = gzip.packedCount
        }
        return try gzip.next(into: &piece)
      }
      return [Table(source: source, rows: rows)]
    }
    if beginning == SQLiteFile.beginning {
      return try tables(of: SQLiteFile(file), from: origin, isInterrupted)
    }
    guard ZipArchive.isBeginning(beginning) else { return nil }
    return try tables(in: ZipArchive(file, name: name), from: origin, isInterrupted)
  }

  /// Whether a file in a folder is read: by the ending of its name.
  static func isNamedAsInput(_ name: String) -> Bool {
    let endings = [".zip", ".xlsx", ".xlsm", ".sqlite", ".sqlite3"]
    return RecordFormat(named: name) != nil || endings.contains { name.lowercased().hasSuffix($0) }
  }

  // MARK: - Archives

  private mutating func tables(
    in archive: ZipArchive, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws -> [Table] {
    if Workbook.isOne(archive) { return try sheets(of: archive, from: origin, isInterrupted) }
    if let words = Self.foreign(archive) { throw InputError(archive.name, .invalid(words)) }
    let description = try ArchiveDescription(archive)
    let found = ArchiveTables(of: archive, described: description?.tables ?? [])
    let choice = try found.choice(of: rows, all: takesAll)
    if let note = choice.note { notes.append(note) }
    var tables: [Table] = []
    for entry in choice.entries {
      var reader = try withLimitOfAll { try archive.reader(of: entry, limit: room) }
      let progress = progress
      progress.begin(.unpack, of: entry.size)
      let source = try spool(
        "\(archive.name)/\(entry.name)", origin, as: found.description(of: entry), isInterrupted
      ) { piece in
        defer { progress.advance(by: piece.count, records: 0) }
        return try reader.next(into: &piece)
      }
      tables.append(Table(source: source, rows: choice.rows))
    }
    return tables
  }

  /// Describes an archive without tables, with the way to one that has some.
  private static func foreign(_ archive: ZipArchive) -> String? {
    func has(_ path: String) -> Bool { archive.entry(at: path) != nil }
    let save = "Save the sheet as .xlsx or CSV."
    if has("xl/workbook.bin") { return "it is a binary workbook (.xlsb). \(save)" }
    if has("word/document.xml") { return "it is a text document (.docx). Save its table as CSV." }
    if has("Index/Document.iwa") { return "it is a document of Numbers. \(save)" }
    if has("mimetype"), has("content.xml"), has("META-INF/manifest.xml") {
      return "it is an OpenDocument file, as .ods is. \(save)"
    }
    return nil
  }

  // MARK: - Scratch files

  /// Writes what is unpacked to a scratch file, in UTF-8.
  private mutating func spool(
    _ name: String, _ origin: DataFile.Origin?, as table: ArchiveDescription.Table? = nil,
    _ isInterrupted: () -> Bool,
    next: (inout [UInt8]) throws -> Bool
  ) throws -> DataFile {
    var count = 0
    var piece: [UInt8] = []
    var rewriting: RewrittenText?
    var isAtEnd = false
    let scratch = try withLimitOfAll {
      try InputFile.spooled(name) { text in
        guard !isAtEnd else { return false }
        guard !isInterrupted(), !Task.isCancelled else { throw PublishError.interrupted }
        piece.removeAll(keepingCapacity: true)
        isAtEnd = try !next(&piece)
        count += piece.count
        if rewriting == nil {
          var form = self.text
          form.encoding =
            form.encoding ?? table.flatMap { TextEncoding(named: $0.encoding.lowercased()) }
          rewriting = RewrittenText(
            beginning: piece, of: name, form, table.map(DescribedTable.init))
        }
        rewriting?.write(piece, isLast: isAtEnd, into: &text)
        return true
      }
    }
    room -= count
    return try DataFile(spooled: scratch, from: origin, in: table.map { _ in .written })
  }

  /// Unpacks one of the inputs, whose error names the limit of all: it has only what the others left.
  private func withLimitOfAll<Result>(_ unpack: () throws -> Result) throws -> Result {
    do {
      return try unpack()
    } catch let error as InputError where error.reason.kind == .tooLarge {
      throw InputError(file: error.file, reason: .tooLarge(limit: limit))
    }
  }
}
