import Testing

@testable import Search

/// The whole index of thousands of recordings, read again and compared with a plain look at them.
@Suite struct SearchIndexTests {
  private static let catalogue = SampleCatalogue(count: 6_000, seed: 1)
  private static let files = catalogue.index(by: 1).allFiles()
  private static let scan = PlainScan(catalogue)

  @Test(arguments: [2, 3, 7])
  func `the files do not depend on who noted what`(workers: Int) throws {
    let index = Self.catalogue.index(by: workers)
    let other = index.allFiles(ofJobs: (0..<index.jobCount).reversed())
    let bytes = { (files: [SearchFile]) in
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    }
    #expect(bytes(other) == bytes(Self.files))
  }

  @Test func `every word is there once, in order, with the records that have it`() throws {
    let index = try WrittenIndex(Self.files)
    let words = index.entries.filter {
      $0.key.last != UInt8(ascii: "*") && $0.key[0] != UInt8(ascii: "=")
    }
    let expected = Self.scan.words.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    #expect(words.map(\.key) == expected.map(\.key))
    for ((key, entry), (_, list)) in zip(words, expected) {
      let postings = list.map { WrittenEntry.Posting(tier: $0.tier, rank: $0.rank) }
        .sorted { ($0.tier, $0.rank) < ($1.tier, $1.rank) }
      #expect(entry.postings == postings, "\(String(decoding: key, as: UTF8.self))")
    }
  }

  @Test func `every way to write a word is used, and beginnings have entries of their own`() throws
  {
    let index = try WrittenIndex(Self.files)
    #expect(Set(index.entries.map(\.entry.storage)) == [.small, .inline, .chunked, .count])
    let nodes = index.entries.filter { $0.key.last == UInt8(ascii: "*") }
    #expect(nodes.contains { $0.entry.storage == .count })
    #expect(nodes.contains { $0.entry.storage == .chunked })
    for (key, entry) in nodes {
      let word = Array(key.dropLast())
      #expect(entry.total == Self.scan.find(word).count, "\(String(decoding: key, as: UTF8.self))")
    }
  }

  @Test func `what is found, and in which order, is what a plain look at all finds`() throws {
    let index = try WrittenIndex(Self.files)
    let queries = SampleQueries(count: 400, of: Self.scan, seed: 2).all
    var (found, foundNothing) = (0, 0)
    for query in queries {
      let ranks = try index.find(all: query)
      let expected = Self.scan.find(all: query)
      #expect(
        ranks == expected, "\(query.map { String(decoding: $0, as: UTF8.self) })")
      if ranks.isEmpty { foundNothing += 1 } else { found += 1 }
    }
    #expect(found > 100 && foundNothing > 50)
  }

  @Test func `the tier of each record is that of the text that says most`() throws {
    let index = try WrittenIndex(Self.files)
    for query in SampleQueries(count: 60, of: Self.scan, seed: 3).all {
      for word in query {
        #expect(
          try index.find(word) == Self.scan.find(word), "\(String(decoding: word, as: UTF8.self))")
      }
    }
  }

  @Test func `ranks lead to positions, beside a word and by themselves`() throws {
    let index = try WrittenIndex(Self.files)
    #expect(try WrittenData(index).positions == Self.catalogue.ranked)
    for (_, entry) in index.entries {
      #expect(entry.positions.allSatisfy { Self.catalogue.ranked[$0.key] == $0.value })
      #expect(
        entry.storage == .count
          || Set(entry.positions.keys) == Set(entry.postings.prefix(index.root.head).map(\.rank)))
    }
  }

  @Test func `positions lead to what was noted of the recordings`() throws {
    let data = try WrittenData(WrittenIndex(Self.files))
    #expect(try data.recordings == Self.catalogue.recordings.map(\.written))
  }

  @Test func `the root says what there is`() throws {
    let root = try WrittenIndex(Self.files).root
    #expect((root.format, root.version, root.kind) == (1, "1a", "recordings"))
    #expect((root.count, root.pageSize, root.filters) == (6_000, 50, true))
    #expect((root.first, root.page) == ("recordings/index.html", "recordings/page-#.html"))
  }

  @Test func `words in many jobs are found as words in one`() throws {
    let index = Self.catalogue.index(by: 2)
    let jobs = IndexJob.jobs(
      for: index.words, numberCounts: NumberWords.counts(in: index.notes), limit: 1_500)
    #expect(jobs.count > 8)
    var files: [SearchFile] = []
    var parts: [IndexPart] = []
    for (number, job) in jobs.enumerated() {
      parts.append(job.files(number, of: index) { files.append($0) })
    }
    let written = try WrittenIndex(
      files + index.files(after: parts.reversed(), version: "1a"))
    for query in SampleQueries(count: 150, of: Self.scan, seed: 4).all {
      #expect(
        try written.find(all: query) == Self.scan.find(all: query),
        "\(query.map { String(decoding: $0, as: UTF8.self) })")
    }
  }

  @Test func `no files but the root and the filters are there of nothing`() throws {
    let files = SampleCatalogue(count: 0, seed: 1).index(by: 2).allFiles()
    let index = try WrittenIndex(files)
    #expect(index.root.count == 0)
    #expect(index.entries.isEmpty)
    #expect(try index.find(all: [Array("song".utf8)]) == [])
  }

  @Test func `what a job cannot write ends it`() {
    struct Full: Error {}
    let index = Self.catalogue.index(by: 1)
    for job in 0..<index.jobCount {
      #expect(throws: Full.self) {
        _ = try index.files(of: job) { _ throws(Full) in throw Full() }
      }
    }
  }
}
