import Bytes
import Catalogues
import Documents
package import Files
package import Publishing
package import Records
import Store

/// The inputs of a collection: files, folders of files, and standard input.
package struct CollectionInputs: Sendable {
  private var sources: [any RecordSource]

  /// The files that are read, in order.
  package let files: [FilePath]

  /// The skipped folders below the inputs: published sites, whose data may have been removed since.
  package let skippedSites: [String]

  /// The files of which one list is read, with the lists that they have.
  package let narrowed: [(file: String, list: DocumentLists.List, lists: DocumentLists)]

  /// Which of several packed tables are read, in words.
  package let notes: [String]

  /// The sources of which bytes were replaced before their rows were found.
  private var repairs: [Int: Repair] = [:]

  /// The first folder without a file to read, which is an error where there may not be no rows.
  private let emptyFolder: String?

  /// Finds and opens the files; a folder without files is an error when it is read.
  ///
  /// Standard input, at most once as `-`, is copied to a file without a name, so that it takes no
  /// memory. In a folder, and in those below it without a ``Manifest``, files with one of
  /// `RecordFormat.endings` are read, except the `others`.
  ///
  /// `rows` is the path of the rows in a file that is one JSON object, or the name of the table in
  /// a packed file with several; with `takesAll` each of its tables is a source. All packed files
  /// may have `limit` bytes when unpacked. Throws ``PublishError/interrupted`` if `isInterrupted`,
  /// called while standard input is read or a file is unpacked, returns true.
  package init(
    _ paths: [String], besides others: [String] = [], text: TextForm = TextForm(),
    rows: DocumentLists.Choice = .texts, allTables takesAll: Bool = false,
    unpackingAtMost limit: Int = usualUnpackingLimit,
    progress: BuildProgress = BuildProgress(), isInterrupted: () -> Bool = { false }
  ) throws {
    guard paths.count(where: { $0 == "-" }) < 2 else { throw InputError.standardInputTwice }
    var inputs: [Input] = []
    var skipped: [String] = []
    var emptyFolder: String?
    for path in paths {
      let found = try Self.inputs(
        at: path, besides: Set(others.compactMap(Self.identity)), &skipped)
      if found.isEmpty, emptyFolder == nil { emptyFolder = path }
      inputs += found
    }
    files = inputs.compactMap { input in
      if case .file(let path) = input { path } else { nil }
    }
    let staysOpen = inputs.count <= Self.maximumOpenFiles
    var unpacker = Unpacker(
      text: text, takesAll: takesAll, rows: rows, limit: limit, progress: progress)
    var sources: [any RecordSource] = []
    var narrowed: [(String, DocumentLists.List, DocumentLists)] = []
    for input in inputs {
      let tables = try Self.tables(of: input, by: &unpacker, staysOpen: staysOpen, isInterrupted)
      for table in tables {
        guard table.rows != .texts else {
          sources.append(table.source)
          continue
        }
        let found = try Self.found(in: table, isInterrupted)
        repairs[sources.count] = found.repair
        sources.append(found.rows)
        if let list = found.list, let lists = found.lists {
          narrowed.append((table.source.name, list, lists))
        }
      }
    }
    notes = unpacker.notes
    self.narrowed = narrowed
    if sources.isEmpty, let emptyFolder { sources = [BytesSource(name: emptyFolder, bytes: [])] }
    self.sources = sources
    self.emptyFolder = emptyFolder
    // Inputs may lie in one another, and what is an input itself is read.
    var known = Set(paths.compactMap(Self.identity))
    skippedSites = skipped.filter { site in
      Self.identity(of: site).map { known.insert($0).inserted } ?? true
    }
  }

  /// How many files may be held open at once, out of the thousand that a process usually may.
  private static let maximumOpenFiles = 100

  /// The default limit of unpacked bytes, which stops a zip bomb but no real table.
  package static let usualUnpackingLimit = 64_000_000_000

  /// How many bytes there are to read; no more than can be counted, which is far too many.
  package var byteCount: Int {
    sources.reduce(0) { min($0, .max - $1.byteCount) + $1.byteCount }
  }

  /// Reads everything once, on several threads, and puts it in order; throws as the initialiser.
  ///
  /// The index does not depend on the number of `workers`. With `allowsEmpty`, an empty file or
  /// folder has no rows, and is not an error. `isInterrupted` is called a few thousand times in a
  /// gigabyte; a cancelled task stops it too.
  package func index(
    of schema: CollectionSchema, workers: Int,
    allowingEmpty allowsEmpty: Bool = false, progress: BuildProgress = BuildProgress(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async throws -> CollectionIndex {
    var sources: [any RecordSource] = allowsEmpty ? sources : try nonemptySources
    var repairs = repairs
    while true {
      do {
        return try await index(
          of: sources, repairs, schema, workers: workers, allowingEmpty: allowsEmpty,
          progress: progress, isInterrupted: isInterrupted)
      } catch let error as InputError where schema.shape.isLenient {
        let files = Set(error.filesOfBadBytes)
        let damaged = sources.indices.filter {
          files.contains(sources[$0].name) && repairs[$0] == nil
        }
        guard !damaged.isEmpty else { throw error }
        for number in damaged {
          (sources[number], repairs[number]) = try Self.repaired(sources[number], isInterrupted)
        }
      }
    }
  }

  /// A source with U+FFFD in place of bytes that are not UTF-8.
  private static func repaired(
    _ source: any RecordSource, _ isInterrupted: () -> Bool
  ) throws -> (DataFile, Repair) {
    var repair = UTF8Repair()
    var position = 0
    let spooled = try InputFile.spooled(source.name) { text in
      guard position < source.byteCount else { return false }
      guard !isInterrupted() else { throw PublishError.interrupted }
      let end = min(position + 1 << 18, source.byteCount)
      var piece: [UInt8] = []
      try source.read(position..<end, into: &piece)
      position = end
      repair.write(piece[...], into: &text)
      if end == source.byteCount { repair.finish(into: &text) }
      return true
    }
    var file = try DataFile(
      spooled: spooled, from: (source as? DataFile)?.asOrigin, in: source.format)
    guard repair.isFewEnough else {
      throw InputError(
        file: source.name, reason: .badBytes(repair.replaced, isWindows: repair.isWindows))
    }
    file.replacements = repair.places
    return (file, Repair(count: repair.replaced, offset: repair.places.first ?? 0))
  }

  /// The bytes of a source that were replaced, and the offset of the first, which is that of no byte if
  /// the rows are elsewhere.
  private struct Repair {
    let count: Int
    var offset: Int
  }

  private func index(
    of sources: [any RecordSource], _ repairs: [Int: Repair], _ schema: CollectionSchema,
    workers: Int, allowingEmpty allowsEmpty: Bool, progress: BuildProgress,
    isInterrupted: @escaping @Sendable () -> Bool
  ) async throws -> CollectionIndex {
    let plan = CollectionPlan(
      sources, of: schema, parts: workers, allowingEmpty: allowsEmpty, hasRoom: Machine.hasRoom)
    progress.begin(.index, of: sources.reduce(0) { min($0, .max - $1.byteCount) + $1.byteCount })
    @Sendable func reading(_ isCancelled: @escaping @Sendable () -> Bool) -> ReadingProgress {
      { bytes, records in
        progress.advance(by: bytes, records: records)
        return !isInterrupted() && !isCancelled()
      }
    }
    var parts = await Workers(plan.count).parts(of: plan.count) { queue in
      var parts: [RowPart] = []
      while let part = queue.next() {
        parts.append(plan.read(part, progress: reading { queue.isCancelled }))
      }
      return parts
    }.flatMap(\.self)
    guard !Task.isCancelled else { throw PublishError.interrupted }
    do {
      var joined = try plan.joining(&parts, progress: reading { Task.isCancelled })
      for (number, repair) in repairs.sorted(by: { $0.key < $1.key }) {
        joined.note(replaced: repair.count, of: number, at: repair.offset)
      }
      return try plan.index(of: &joined)
    } catch {
      if error.reason.kind == .cancelled { throw PublishError.interrupted }
      throw error
    }
  }

  /// The files one by one.
  package var each: [CollectionInputs] {
    sources.enumerated().map { number, source in
      var inputs = self
      inputs.sources = [source]
      inputs.repairs = [:]
      inputs.repairs[0] = repairs[number]
      return inputs
    }
  }

  /// The names of the files in messages.
  package var names: [String] { sources.map(\.name) }

  /// The files, where a folder without any is an error.
  var nonemptySources: [any RecordSource] {
    get throws(InputError) {
      if let emptyFolder { throw .noFiles(in: emptyFolder) }
      return sources
    }
  }

  private enum Input {
    case standardInput
    case file(FilePath)
  }

  private static func identity(of path: String) -> FileStatus.Identity? {
    (try? FileStatus(of: FilePath(path)))?.identity
  }

  /// Returns the files at a path; empty for a folder without any.
  private static func inputs(
    at path: String, besides others: Set<FileStatus.Identity>, _ skippedSites: inout [String]
  ) throws -> [Input] {
    if path == "-" { return [.standardInput] }
    let path = try FilePath(path)
    guard try FileStatus(of: path).kind == .folder else { return [.file(path)] }
    let folder = try Folder(path)
    let listing = try FolderListing(of: folder, skippingFoldersWith: Manifest.file)
    // A page's exports say the same twice, of which the JSON says more; and where all rows can be
    // taken along, the pages' say it once more.
    let isSite = try folder.statusIfPresent(of: Manifest.file) != nil
    var files: [Input] = []
    let all = Set(listing.files.map { "\($0)" })
    let exports = isSite ? all : []
    for file in listing.files where Unpacker.isNamedAsInput("\(file)") {
      // A packed file beside the file itself says the same twice.
      if file.ends(withAnyOf: [".gz"]), all.contains("\(file)".dropLast(3) + "") { continue }
      let isRepeated =
        file.ends(withAnyOf: [".csv"]) && exports.contains("\(file)".dropLast(3) + "json")
      let whole = "\(file.parent.appending("all.ndjson"))"
      if isRepeated || exports.contains(whole) && "\(file)" != whole { continue }
      let place = path.appending(file)
      if !others.isEmpty, let identity = Self.identity(of: "\(place)"), others.contains(identity) {
        continue
      }
      files.append(.file(place))
    }
    skippedSites += listing.skipped.map { "\(path.appending($0))" }
    return files.isEmpty ? try core(of: folder).map { [.file(path.appending($0))] } ?? [] : files
  }

  /// The core of a Darwin Core archive, by its `meta.xml`, if its first line names the columns.
  private static func core(of folder: Folder) throws(FileError) -> FilePath? {
    let description: FilePath = "meta.xml"
    guard try folder.statusIfPresent(of: description)?.kind == .file else { return nil }
    let text = try folder.file(description).readAll(limit: 1 << 20)
    guard let core = ArchiveDescription(text)?.tables.first, core.headerLines == 1,
      let file = core.files.first, let name = FilePath(name: Array(file.utf8)),
      try folder.statusIfPresent(of: name)?.kind == .file
    else { return nil }
    return name
  }

  /// The tables of an input: one, but where it is packed and all are wanted.
  private static func tables(
    of input: Input, by unpacker: inout Unpacker, staysOpen: Bool, _ isInterrupted: () -> Bool
  ) throws -> [Unpacker.Table] {
    var origin: DataFile.Origin?
    let found: InputFile?
    switch input {
    case .standardInput:
      found = try StandardInput.spooled { isInterrupted() || Task.isCancelled }
    case .file(let path):
      let file = try InputFile(path)
      origin = DataFile.Origin(path: path, status: try file.status())
      found = file
    }
    guard let file = found else { throw PublishError.interrupted }
    if let tables = try unpacker.tables(in: file, from: origin, isInterrupted) { return tables }
    let text = try rewritten(file, unpacker.text)
    let source =
      if let text {
        try DataFile(spooled: text, from: origin)
      } else if case .file(let path) = input {
        try DataFile(path, staysOpen: staysOpen)
      } else {
        try DataFile(spooled: file)
      }
    return [Unpacker.Table(source: source, rows: unpacker.rows)]
  }

  /// Finds the rows of a table that may be one object, after it replaces bytes that are not UTF-8.
  private static func found(
    in table: Unpacker.Table, _ isInterrupted: () -> Bool
  ) throws -> (
    rows: any RecordSource, list: DocumentLists.List?, lists: DocumentLists?, repair: Repair?
  ) {
    var source = table.source
    var repair: Repair?
    while true {
      do {
        let (list, lists) = try list(in: source, table.rows)
        let rows = if let list { try rows(in: list, of: source) } else { source }
        let features = try features(of: rows)
        if features != nil || list?.key != nil { repair?.offset = .max }
        return (features ?? rows, list, lists, repair)
      } catch let error as InputError where !error.filesOfBadBytes.isEmpty && repair == nil {
        (source, repair) = try repaired(source, isInterrupted)
      }
    }
  }

  /// The list with the rows of a source, and its lists; `nil` if it is not one object.
  private static func list(
    in source: any RecordSource, _ choice: DocumentLists.Choice
  ) throws(InputError) -> (DocumentLists.List?, DocumentLists?) {
    var path: String?
    if case .list(let wanted) = choice { path = wanted }
    let lists = try DocumentLists(of: source, wanted: path)
    guard let path else { return (lists?.usual, lists) }
    guard let list = lists?.wanted else { throw .noList(path, in: source.name, among: lists) }
    return (list, lists)
  }

  /// A list of a source as one, or the members of an object as lines of JSON.
  private static func rows(
    in list: DocumentLists.List, of source: any RecordSource
  ) throws -> any RecordSource {
    guard list.key != nil else { return ListSource(list, of: source) }
    var rows = try KeyedRows(list, of: source)
    return try DataFile(
      spooled: InputFile.spooled(source.name) { text in try rows.write(into: &text) })
  }

  /// The features of GeoJSON as lines of JSON; `nil` if a source has none.
  private static func features(of source: any RecordSource) throws -> DataFile? {
    guard var features = GeoFeatures(of: source) else { return nil }
    return try DataFile(
      spooled: InputFile.spooled(source.name) { text in try features.write(into: &text) })
  }

  /// The file as it can be read; `nil` if it is that.
  private static func rewritten(_ file: InputFile, _ form: TextForm) throws -> InputFile? {
    var piece: [UInt8] = []
    try file.read(0..<min(16, file.size), into: &piece)
    var rewriting = RewrittenText(beginning: piece, of: "\(file.path)", form)
    guard !rewriting.isEmpty else { return nil }
    var position = 0
    return try InputFile.spooled("\(file.path)") { text in
      guard position < file.size else { return false }
      let end = min(position + 1 << 18, file.size)
      try file.read(position..<end, into: &piece)
      position = end
      rewriting.write(piece, isLast: position == file.size, into: &text)
      return true
    }
  }
}

extension DataFolder {
  /// Reads all rows of a file or folder whose columns are known; throws if one is invalid.
  package func rows(in name: String, of schema: CollectionSchema) throws(SiteFault) -> [TableRow] {
    try SiteFault.reading {
      let sources = try CollectionInputs([path(of: name)]).nonemptySources
      return try CollectionIndex(ofSite: sources, schema).allRows()
    }
  }
}
