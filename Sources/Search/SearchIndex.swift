/// Everything that is to be found, in parts that several workers write.
///
/// ```swift
/// let index = search.index(of: &notes)
/// for job in 0..<index.jobCount { parts.append(try index.files(of: job) { … write($0) … }) }
/// for file in index.files(after: parts) { … write(file) … }
/// ```
///
/// The files do not depend on who noted what, nor on how many did.
public struct SearchIndex: Sendable {
  let notes: [SearchNotes]
  let words: JoinedTexts
  let ranks: RecordRanks
  let limits: IndexLimits
  private let description: SearchDescription
  private let jobs: [IndexJob]
  private let dataJobs: [DataJob]

  /// What is shown of the records.
  private let data: SearchData

  /// About how many postings a job has: four bytes each, for as long as it takes.
  private static let jobSize = 1_800_000

  /// Joins what all workers noted of recordings.
  ///
  /// - Parameters:
  ///   - recordings: The notes, none of which are left afterwards: they are most of the memory.
  ///   - description: What there is to be known of the listing.
  init(of recordings: inout [RecordingNotes], described description: SearchDescription) {
    var own = recordings
    recordings = []
    let texts = RecordingTexts(of: own.map(\.notes))
    let words = JoinedTexts(of: own.map(\.notes.words), usedBy: own.map(\.notes.allWordUses))
    for index in own.indices { own[index].notes.forgetTexts() }
    self.init(
      of: own.map(\.notes), words, described: description, data: .recordings(own, texts))
  }

  /// Joins what all workers noted of rows.
  ///
  /// - Parameter rows: The notes, none of which are left afterwards.
  init(of rows: inout [RowNotes]) {
    var own = rows
    rows = []
    let words = JoinedTexts(of: own.map(\.notes.words), usedBy: own.map(\.notes.allWordUses))
    for index in own.indices { own[index].notes.forgetTexts() }
    let joined = JoinedRows(own)
    self.init(of: joined.notes.map(\.notes), words, described: .rows, data: .rows(joined))
  }

  private init(
    of notes: [SearchNotes], _ words: JoinedTexts, described description: SearchDescription,
    data: SearchData
  ) {
    self.notes = notes
    self.words = words
    self.description = description
    self.data = data
    ranks = RecordRanks(of: notes)
    limits = data.limits(records: ranks.count)
    jobs = IndexJob.jobs(
      for: words, numberCounts: NumberWords.counts(in: notes), limit: Self.jobSize)
    dataJobs = DataJob.jobs(records: ranks.count, size: limits.dataFile)
  }

  /// In how many jobs the files are made.
  public var jobCount: Int { jobs.count + dataJobs.count }

  /// How many records there are to be found.
  public var recordCount: Int { ranks.count }

  /// Makes the files of one job, from any thread.
  ///
  /// - Parameters:
  ///   - job: Which one.
  ///   - write: Takes a file.
  /// - Returns: What ``files(after:version:)`` needs to know of it, if anything.
  /// - Throws: What `write` throws.
  public func files<Failure: Error>(
    of job: Int, write: (SearchFile) throws(Failure) -> Void
  ) throws(Failure) -> IndexPart? {
    if job < jobs.count { return try jobs[job].files(job, of: self, write: write) }
    let dataJob = dataJobs[job - jobs.count]
    switch data {
    case .recordings(let notes, let texts):
      try dataJob.files(of: notes, texts, count: ranks.count, write: write)
    case .rows(let rows):
      for file in dataJob.files { try write(rows.dataFile(file, size: dataJob.size)) }
    }
    return nil
  }

  /// Makes the files that lead to those of the jobs.
  ///
  /// - Parameters:
  ///   - parts: What all jobs returned, in any order.
  ///   - version: What tells these files from those of another build of the site.
  /// - Returns: The files, the root last.
  public func files(after parts: [IndexPart], version: String) -> [SearchFile] {
    let parts = parts.sorted { $0.job < $1.job }
    // Rows have no order but that of their positions.
    var files = data.texts == nil ? [] : mapFiles
    var directory: [(number: Int, key: [UInt8])] = []
    for part in parts {
      files += Self.directoryFiles(of: part, into: &directory)
    }
    if let texts = data.texts {
      files += texts.files
      files.append(SearchFilters(parts, of: self).file)
    }
    files.append(
      SearchRoot(
        description, self, texts: data.texts, directory: directory, version: version
      ).file)
    return files
  }

  /// The positions of all ranks.
  private var mapFiles: [SearchFile] {
    stride(from: 0, to: ranks.count, by: limits.mapFile).map { start in
      var text = IndexText()
      for position in ranks.positions[start..<min(start + limits.mapFile, ranks.count)] {
        text.fixed(Int(position))
      }
      return SearchFile("m\(start / limits.mapFile)", text.bytes)
    }
  }

  /// The files that say which file has which words.
  private static func directoryFiles(
    of part: IndexPart, into directory: inout [(number: Int, key: [UInt8])]
  ) -> [SearchFile] {
    stride(from: 0, to: part.firstKeys.count, by: IndexLimits.directoryFile).map { start in
      let keys = part.firstKeys[
        start..<min(start + IndexLimits.directoryFile, part.firstKeys.count)]
      let number = part.job * IndexJob.numbersOfJob + start / IndexLimits.directoryFile
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
