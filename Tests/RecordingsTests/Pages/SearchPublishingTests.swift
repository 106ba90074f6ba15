import Files
import Recordings
import Records
import Rendering
import Screens
import Store
import Synchronization
import TestSupport
import Testing

@testable import Catalogues
@testable import Publishing

/// What publishing does with the files of a search.
@Suite struct SearchPublishingTests {
  private func catalogue(_ count: Int) throws -> Publication {
    let records = (0..<count).map {
      CatalogueTests.record($0 + 1, ["date": "2020-01-01", "loc": "Place \($0 % 37)"])
    }
    let source = BytesSource(
      name: "x.json", bytes: Array("[\(records.joined(separator: ","))]".utf8))
    return Catalogue(
      of: RecordingKind(try CollectionIndex.reading([source], of: .recordings())), titled: "Birds",
      pageSize: 20
    )
    .publication(theme: Theme(name: "none", stylesheet: []))
  }

  private func publish(
    _ publication: Publication, workers: Int = 2
  ) async throws -> [String: String] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: workers).publish(publication)
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func searchFiles(_ files: some Collection<String>) -> [String] {
    files.filter { $0.hasPrefix("search/") }.sorted()
  }

  @Test func `the manifest lists the search's files, with what is in them`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let publication = try catalogue(300)
    let expected = try await publish(publication)
    _ = try await Publisher(to: FolderStore(sandbox("out")), workers: 2).publish(publication)
    let folder = try Folder(FilePath(sandbox("out")))
    let manifest = try #require(try Manifest(of: folder))
    #expect(try manifest.faults(in: folder).isEmpty)
    let listed = manifest.entries.map { "\($0.path)" }
    #expect(searchFiles(listed) == searchFiles(expected.keys))
    #expect(Set(listed).isSuperset(of: ["search/root.js", "search/facets.js", "search/w0.js"]))
  }

  @Test(arguments: [1, 3])
  func `the files do not depend on the number of workers`(workers: Int) async throws {
    for publication in [try catalogue(300), try SearchedSite().publication()] {
      let (files, other) = (
        try await publish(publication), try await publish(publication, workers: workers)
      )
      #expect(files == other)
    }
  }

  @Test func `more words than the search has room for are refused, and nothing is published`()
    async throws
  {
    for publication in [try catalogue(300), try SearchedSite().publication()] {
      let store = MemoryStore()
      var publisher = Publisher(to: store, workers: 2)
      publisher.wordLimit = 20
      await #expect {
        try await publisher.publish(publication)
      } throws: { error in
        "\(error)"
          == "too many words for one search. Split the data into several sites."
      }
    }
  }

  @Test func `more memory than there is for the search is not taken, and nothing is published`()
    async throws
  {
    let text = "n\n" + (0..<9_000).map { "word\($0)\n" }.joined()
    let table = try CollectionIndex.reading(
      [BytesSource(name: "in.csv", bytes: Array(text.utf8))], of: .table)
    let rows = Catalogue(of: TableKind(table, from: "in.csv"), titled: "Words", pageSize: 1_000)
    let theme = Theme(name: "none", stylesheet: [])
    for publication in [try catalogue(9_000), rows.publication(theme: theme)] {
      var publisher = Publisher(to: MemoryStore(), workers: 2)
      publisher.hasRoom = { $0 < 1_200_000 }
      let error = await #expect(throws: PublishError.self) {
        try await publisher.publish(publication)
      }
      guard case .tooLittleMemory(let bytes) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(bytes >= 1_200_000)
    }
  }

  @Test func `where the rows cannot be kept that are found, nothing is published`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try sandbox.makeFolder("gone")
    let folder = try Folder(FilePath(sandbox("gone")))
    try sandbox.remove("gone")
    let store = MemoryStore(scratch: ScratchFile(in: folder))
    let error = await #expect(throws: FileError.self) {
      try await Publisher(to: store, workers: 2).publish(catalogue(9_000))
    }
    #expect(
      error?.description
        == #"cannot write "\#(sandbox("gone"))/.scratch": no such file or directory"#)
    #expect(store.files.isEmpty)
  }

  @Test func `the search's files count among those that are allowed`() async throws {
    let publication = try catalogue(300)
    let files = try await publish(publication)
    let count = files.count + 1
    let search = searchFiles(files.keys).count
    #expect(search > 5)
    for most in [count - 1, count - search] {
      let error = await #expect(throws: PublishError.self) {
        try await Publisher(to: MemoryStore(), workers: 2).publish(publication, maximumFiles: most)
      }
      #expect(
        error?.description
          == "the site has more than \(most) files, the limit. Publish fewer pages or raise the "
          + "limit.")
    }
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(publication, maximumFiles: count)
    #expect(store.files.count == files.count)
  }

  @Test func `the search's bytes count among those that are allowed`() async throws {
    let publication = try catalogue(300)
    let files = try await publish(publication)
    let size = files.reduce(Manifest.frameSize) {
      $0 + $1.value.utf8.count + Manifest.lineSize(of: $1.key, $1.value.utf8.count)
    }
    let error = await #expect(throws: PublishError.self) {
      try await Publisher(to: MemoryStore(), workers: 2)
        .publish(publication, maximumBytes: size - 1)
    }
    #expect(
      error?.description
        == "the site has more than \(size - 1) bytes, the limit. Publish fewer pages or raise "
        + "the limit.")
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(publication, maximumBytes: size)
    #expect(store.files.count == files.count)
  }

  @Test func `a build that is interrupted while it writes the search leaves what was there`()
    async throws
  {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    _ = try await Publisher(to: FolderStore(sandbox("out")), workers: 2).publish(catalogue(40))
    let before = try sandbox.tree()
    let isSearching = Mutex(false)
    let progress = BuildProgress { snapshot in
      if snapshot.step == .search { isSearching.withLock { $0 = true } }
    }
    let publisher = Publisher(
      to: try FolderStore(sandbox("out")), workers: 2, progress: progress,
      isInterrupted: { isSearching.withLock { $0 } })
    let error = await #expect(throws: PublishError.self) {
      try await publisher.publish(catalogue(300))
    }
    #expect(
      error?.description == "interrupted: nothing was published; the existing site is unchanged")
    #expect(isSearching.withLock { $0 })
    #expect(try sandbox.tree() == before)
  }

  @Test func `a second build of the same writes nothing, and one of less removes`() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let counts = try await [300, 300, 20].asyncMap { count in
      try await Publisher(to: FolderStore(sandbox("out")), workers: 2)
        .publish(catalogue(count)).store
    }
    #expect(counts[0].kept == 0)
    #expect((counts[1].written, counts[1].removed) == (0, 0))
    #expect(counts[1].kept == counts[0].written)
    #expect(counts[2].removed > 0)
    let listed = try #require(try Manifest(of: Folder(FilePath(sandbox("out")))))
    let expected = try await publish(catalogue(20))
    #expect(searchFiles(listed.entries.map { "\($0.path)" }) == searchFiles(expected.keys))
  }

  @Test func `a step of its own says what the search took`() async throws {
    let store = MemoryStore()
    let report = try await Publisher(to: store, workers: 2).publish(catalogue(300))
    // Scripts are files of the page.
    let scripts = ["extras", "order", "suggest", "take"].map { "search/\($0).js" }
    let files = store.files.filter { $0.key.hasPrefix("search/") && !scripts.contains($0.key) }
    let bytes = files.reduce(0) { $0 + $1.value.count }
    #expect(report.steps.map(\.step) == [.pages, .links, .search, .commit])
    #expect(report.steps.first { $0.step == .search }?.bytes == bytes)
  }

  @Test func `a row of a site is found, with its page and anchor`() async throws {
    let files = try await publish(SearchedSite().publication())
    #expect(files["index.html"]?.contains(#" id="zilpzalp">"#) == true)
    let data = try #require(files["search/r0.js"])
    // A line a column: title, page, section, detail, path, anchor. The title of a page is before its
    // rows; those of the site's own page
    // for what is not there come last.
    let lines = data.split(separator: #"\n"#).map {
      $0.replacing(#"\t"#, with: "\t").replacing(#"\u001f"#, with: "\u{1F}")
    }
    #expect(lines[0].contains("pFront\tZilpzalp\tXenops\tBirds\tQuail\tŽluva\tXenops\t"))
    #expect(lines[1].hasPrefix("p\tFront\u{1F}2\t\tBirds\u{1F}3\t"))
    #expect(lines[2] == "d\tAll birds\t !  !!  ")
    #expect(lines[3].hasPrefix("p\tSeen & <heard>\t\u{1F}2\tSeen & <heard>\u{1F}2\t"))
    #expect(lines[4].hasPrefix("pindex.html\u{1F}3\tbirds.html\u{1F}4\t"))
    #expect(lines[5].hasPrefix("p\tzilpzalp\trow-2-1\t\tquail\tyellow\trow-2-1\t"))
    let words = try #require(files["search/w0.js"])
    for word in ["quail", "xenops", "zilpzalp"] { #expect(words.contains(word)) }
    #expect(files["search.html"] != nil)
  }

  @Test func `a row of a table is found, with its page and anchor`() async throws {
    let text = "name,born\n" + (1...70).map { "Quux \($0),\(1_800 + $0)\n" }.joined()
    let index = try CollectionIndex.reading(
      [BytesSource(name: "p.csv", bytes: Array(text.utf8))], of: .table)
    let publication = Catalogue(of: TableKind(index, from: "p.csv"), titled: "People", pageSize: 50)
      .publication(theme: Theme(name: "none", stylesheet: []), baseURL: nil)
    let files = try await publish(publication)
    #expect(files["rows/page-2.html"]?.contains(#"<tr id="row-70">"#) == true)
    let data = files.filter { $0.key.hasPrefix("search/r") && $0.key != "search/root.js" }
      .sorted { $0.key < $1.key }.map(\.value).joined()
    // A line a column: those of the table, and the numbers of the rows.
    let lines = data.split(separator: #"\n"#)
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("p" + (1...70).map { "Quux \($0)" }.joined(separator: #"\t"#)))
    #expect(lines[1] == "p" + (1...70).map { "\(1_800 + $0)" }.joined(separator: #"\t"#))
    #expect(lines[2].hasPrefix(#"n1\t !#$"#))
    let root = try #require(files["search/root.js"])
    #expect(root.contains(#""others":"rows/page-#.html","anchor":"row-#""#))
    #expect(files["search/w0.js"]?.contains("quux") == true)
  }

  @Test func `a site that is not to be searched has no search at all`() async throws {
    let files = try await publish(SearchedSite(hasSearch: false).publication())
    #expect(searchFiles(files.keys) == [])
    #expect(files["search.html"] == nil)
    #expect(files.values.allSatisfy { !$0.contains("search.html") && !$0.contains("search.js") })
    let searched = try await publish(SearchedSite().publication())
    #expect(searched.values.contains { $0.contains("search.html") })
  }
}

extension Sequence {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
