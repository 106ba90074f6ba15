import Bytes

/// Everything that is to be found, in parts that several workers write.
///
/// ```swift
/// let index = schema.index(of: &notes)
/// for job in 0..<index.jobCount { parts.append(try index.files(of: job) { … write($0) … }) }
/// try index.files(after: parts, codes: { … codes of order $0 … }) { … write($0) … }
/// ```
///
/// The files do not depend on the number of workers, or on their rows.
package struct SearchIndex: Sendable {
  let schema: SearchSchema
  let notes: [SearchNotes]
  let words: JoinedTexts
  let limits: IndexLimits

  let data: SearchData
  private let jobs: [IndexJob]
  private let dataJobs: [Range<Int>]

  /// The numbers that the files of each job may have.
  private let fileNumbers: [Range<Int>]

  /// The version of the index, which differs between builds with different results.
  let version: String

  /// About how many postings of four bytes a job has; more if very many words begin alike.
  private static let (least, most) = (1_800_000, 4_000_000)

  /// Every job goes through all notes, so there are about as many as keep some processors busy, as long as
  /// they are not too large.
  private static let enoughJobs = 12

  init(of all: inout [SearchNotes], _ schema: SearchSchema) {
    var notes = all
    all = []
    let data = SearchData(of: &notes, schema)
    words = JoinedTexts(of: notes.map(\.words), usedBy: notes.map(\.allWordUses))
    for index in notes.indices { notes[index].forgetTexts() }
    limits = IndexLimits(records: data.count)
    jobs = IndexJob.jobs(
      for: words, numberCounts: schema.findsNumbers ? NumberWords.counts(in: notes) : [],
      limit: min(
        max(Self.least, words.uses.reduce(0) { $0 + Int($1) } / Self.enoughJobs), Self.most))
    dataJobs = data.jobs
    var room = 0
    fileNumbers = jobs.map { [words, limits] job in
      defer { room += job.fileRoom(for: words, limits) }
      return room..<room + job.fileRoom(for: words, limits)
    }
    self.schema = schema
    self.notes = notes
    self.data = data
    var contentHash = ContentHash()
    for notes in notes { contentHash.merge(notes.contentHash) }
    contentHash.begin(UInt64.max)
    for number in limits.numbers + [data.fileSize, data.headSize] {
      contentHash.add(UInt64(number))
    }
    contentHash.add(schema.text.utf8.span)
    version = String(contentHash.value, radix: 36)
  }

  /// Whether there is more than an index can have, so that nothing may be made of it.
  package var isOverfull: Bool {
    rowCount > Posting.recordLimit || jobs.contains { $0.isTooLarge(for: words) }
  }

  package var jobCount: Int { firstDataJob + dataJobs.count }

  /// The first job of the data, after those of the words and, where there are any, that of their ends.
  private var firstDataJob: Int { words.count > 0 ? jobs.count + 1 : jobs.count }

  package var rowCount: Int { data.count }

  /// Whether the texts of a column of the schema are noted once for all rows that have the same.
  package func hasNoted(_ column: Int) -> Bool {
    [.repeated, .noneRepeated, .shared, .date].contains(schema.columns[column].storage)
  }

  /// The texts of rows in some columns, by their places in the schema, for which ``hasNoted(_:)`` is true.
  package func noted(of columns: [Int]) -> NotedColumns {
    NotedColumns(columns, of: data, in: notes)
  }

  /// Makes the files of one job, from any thread; returns facts for ``files(after:codes:write:)``.
  package func files<Failure: Error>(
    of job: Int, write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) -> IndexPart? {
    func sign(_ file: SearchFile) throws(Failure) { try write(file.signed(version)) }
    if job < jobs.count {
      return try jobs[job].files(job, numbered: fileNumbers[job], of: self, write: sign)
    }
    if job < firstDataJob {
      let ends = try WordEnds(of: words).files(limit: limits.wordFile, write: sign)
      return IndexPart(
        job: job, firstNumber: 0, isOverfull: false, firstKeys: [], choices: [], ends: ends)
    }
    for file in dataJobs[job - firstDataJob] { try sign(data.file(file, of: notes)) }
    return nil
  }

  /// Makes the files that refer to those of all jobs, in any order; `write` takes the root last.
  package func files<Failure: Error>(
    after parts: [IndexPart], codes: (_ order: Int) throws(Failure) -> OrderCodes,
    write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) {
    func sign(_ file: SearchFile) throws(Failure) { try write(file.signed(version)) }
    let parts = parts.sorted { $0.job < $1.job }
    var directory: [(number: Int, key: [UInt8])] = []
    var small: [SearchFile] = []
    for part in parts { small += Self.directoryFiles(of: part, into: &directory) }
    small += parts.compactMap(\.ends)
    let areInRoot = small.reduce(0) { $0 + $1.text.count } <= SearchRoot.longestTexts
    if !areInRoot { for file in small { try sign(file) } }
    for file in data.sharedFiles { try sign(file) }
    let (highest, facets) = try schema.orderFiles(of: rowCount, codes: codes, write: sign)
    if schema.listing != nil { try sign(facets) }
    if schema.hasPlaces {
      for file in SearchPlaces(of: notes, count: rowCount).files { try sign(file) }
    }
    let filters = SearchFilters(parts, of: self)
    let areListed = schema.listing == nil && schema.columns.contains { $0.filter != nil }
    if areListed { try sign(filters.file) }
    let root = SearchRoot(
      self, choices: filters.columns, codes: highest, directory: directory,
      having: areInRoot ? small : [])
    try write(root.file)
  }

  /// The files with the words of each file.
  private static func directoryFiles(
    of part: IndexPart, into directory: inout [(number: Int, key: [UInt8])]
  ) -> [SearchFile] {
    stride(from: 0, to: part.firstKeys.count, by: IndexLimits.directoryFile).map { start in
      let keys = part.firstKeys[
        start..<min(start + IndexLimits.directoryFile, part.firstKeys.count)]
      let number = part.firstNumber + start / IndexLimits.directoryFile
      var text = IndexText()
      text.decimal(part.firstKeys[start].number)
      for (_, key) in keys {
        text.tab()
        text.text(key)
      }
      directory.append((number, part.firstKeys[start].key))
      return SearchFile("d\(number)", text.bytes)
    }
  }
}

/// The file of filters: for each column that has one, each value, and its number of rows.
struct SearchFilters {
  let file: SearchFile

  /// The columns that have choices.
  let columns: Set<Int>

  /// The most values of a filter: a longer list is useless to visitors.
  private static let most = 500

  init(_ parts: [IndexPart], of index: SearchIndex) {
    var filters: [(place: Int, json: JSONText)] = []
    for (place, column) in index.schema.columns.enumerated() where column.filter != nil {
      let values = Self.values(of: place, parts)
      guard !values.isEmpty else { continue }
      filters.append((place, .list([.string(column.name), .list(values)])))
    }
    columns = Set(filters.map(\.place))
    file = SearchFile("filters", .list(filters.map(\.json)))
  }

  /// The values of a column, those with the most rows first.
  private static func values(of column: Int, _ parts: [IndexPart]) -> [JSONText] {
    parts.flatMap(\.choices).filter { $0.column == column }
      .sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.value.lexicographicallyPrecedes(second.value)
      }
      .prefix(most)
      .map { .list([.string(String(decoding: $0.value, as: UTF8.self)), .number($0.count)]) }
  }
}
