import Bytes
import Documents
import Files
import Packing
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

  /// The tables that are packed in a file; nil where it is not packed.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - origin: The state of the file, to detect changes; `nil` if it can't change.
  ///   - isInterrupted: Asked for each piece whether to stop.
  /// - Returns: One table, or all where these are wanted.
  /// - Throws: ``CollectionInputError``
  mutating func tables(
    in file: InputFile, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws(CollectionInputError) -> [Table]? {
    var beginning: [UInt8] = []
    do throws(FileError) {
      try file.read(0..<min(16, file.size), into: &beginning)
    } catch {
      throw .file(error)
    }
    let name = "\(file.path)"
    if Gzip.isBeginning(beginning) {
      var gzip = Gzip(file, name: name, limit: room)
      let progress = progress
      progress.begin(.unpack, of: file.size)
      var read = 0
      let source = try spool(name, origin, isInterrupted) { (piece) throws(PackingFault) in
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
    let archive: ZipArchive
    do throws(PackingFault) {
      archive = try ZipArchive(file, name: name)
    } catch {
      throw .packed(error)
    }
    return try tables(in: archive, from: origin, isInterrupted)
  }

  /// Whether a file in a folder is read: by the ending of its name.
  static func isNamedAsInput(_ name: String) -> Bool {
    let endings = [".zip", ".xlsx", ".xlsm", ".sqlite", ".sqlite3"]
    return RecordFormat(named: name) != nil || endings.contains { name.lowercased().hasSuffix($0) }
  }

  // MARK: - Archives

  private mutating func tables(
    in archive: ZipArchive, from origin: DataFile.Origin?, _ isInterrupted: () -> Bool
  ) throws(CollectionInputError) -> [Table] {
    if Workbook.isOne(archive) { return try sheets(of: archive, from: origin, isInterrupted) }
    if let words = Self.foreign(archive) { throw .document(.foreign(archive.name, words)) }
    let description: ArchiveDescription?
    do throws(DocumentFault) {
      description = try ArchiveDescription(archive)
    } catch {
      throw .document(error)
    }
    let found = ArchiveTables(of: archive, described: description?.tables ?? [])
    let choice = try found.choice(of: rows, all: takesAll)
    if let note = choice.note { notes.append(note) }
    var tables: [Table] = []
    for entry in choice.entries {
      var reader: ZipEntryReader
      do throws(PackingFault) {
        reader = try archive.reader(of: entry, limit: room)
      } catch {
        throw .packed(told(error))
      }
      let progress = progress
      progress.begin(.unpack, of: entry.size)
      let source = try spool(
        "\(archive.name)/\(entry.name)", origin, as: found.description(of: entry), isInterrupted
      ) { (piece) throws(PackingFault) in
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
    next: (inout [UInt8]) throws(PackingFault) -> Bool
  ) throws(CollectionInputError) -> DataFile {
    var fault: PackingFault?
    var isStopped = false
    var count = 0
    var piece: [UInt8] = []
    var rewriting: RewrittenText?
    var isAtEnd = false
    let scratch: InputFile
    do throws(FileError) {
      scratch = try InputFile.spooled(name) { (text) throws(FileError) in
        guard !isAtEnd else { return false }
        isStopped = isInterrupted() || Task.isCancelled
        guard !isStopped else { return false }
        piece.removeAll(keepingCapacity: true)
        do throws(PackingFault) {
          isAtEnd = try !next(&piece)
        } catch {
          fault = error
          return false
        }
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
    } catch {
      throw .file(error)
    }
    if isStopped { throw .interrupted }
    if let fault { throw .packed(told(fault)) }
    room -= count
    do throws(FileError) {
      return try DataFile(
        spooled: scratch, from: origin, in: table.map { _ in .written })
    } catch {
      throw .file(error)
    }
  }

  /// A fault with the limit of all inputs, of which one had only what the others left.
  private func told(_ fault: PackingFault) -> PackingFault {
    guard case .tooLarge = fault.reason else { return fault }
    return PackingFault(fault.name, .tooLarge(limit: limit))
  }
}
