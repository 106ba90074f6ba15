import Bytes
import Files
import Foundation
import Recordings
import Records
import Rendering
import Screens
import Store
import TestSupport
import Testing

@testable import Catalogues
@testable import Publishing

@Suite struct ForecastTests {
  private func publication(
    _ count: Int, pageSize: Int, at url: String? = nil,
    with extras: CatalogueExtras = CatalogueExtras()
  ) throws -> Publication {
    let records = (0..<count).map {
      CatalogueTests.record(
        $0 + 1,
        [
          "date": "2020-01-01", "loc": String(repeating: "Enköping ", count: $0 % 7 + 1),
          "sp": "species\($0 / 40)",
        ])
    }
    let source = BytesSource(
      name: "x.json", bytes: Array("[\(records.joined(separator: ","))]".utf8))
    return Catalogue(
      of: RecordingKind(try CollectionIndex.reading([source], of: .recordings()), with: extras),
      titled: "Birds", pageSize: pageSize
    ).publication(
      theme: Theme(name: "none", stylesheet: Array("p {}".utf8)),
      baseURL: try url.map { try #require(BaseURL($0)) })
  }

  /// What is in the folder once it is published.
  private func published(
    _ publication: Publication, in sandbox: Sandbox
  ) async throws -> (files: Int, bytes: Int) {
    let output = sandbox("out")
    _ = try await Publisher(to: FolderStore(output), workers: 2).publish(publication)
    let files = try FolderListing(of: Folder(FilePath(output))).files + [Manifest.file]
    let sizes = try files.map { try InputFile(FilePath(output).appending($0)).size }
    return (files.count, sizes.reduce(0, +))
  }

  @Test(
    arguments: [(0, 50, nil), (1, 50, nil), (130, 50, nil), (24, 1, nil)]
      as [(Int, Int, String?)])
  func `where every page is drawn, the forecast is what comes to be`(
    count: Int, pageSize: Int, url: String?
  ) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let publication = try publication(count, pageSize: pageSize, at: url).unsearched
    let forecast = try Forecast(of: publication)
    let result = try await published(publication, in: sandbox)
    #expect(forecast.files == result.files)
    #expect(forecast.bytes == result.bytes)
    #expect(forecast.pages == publication.pageCount)
  }

  @Test(arguments: [nil, "https://example.org/birds/"])
  func `where a part is drawn, files are exact and bytes nearly so`(url: String?) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let publication = try publication(2_000, pageSize: 3, at: url).unsearched
    let forecast = try Forecast(of: publication)
    let result = try await published(publication, in: sandbox)
    #expect(forecast.files == result.files)
    #expect(abs(forecast.bytes - result.bytes) < result.bytes / 50)
  }

  @Test(arguments: [0, 1, 24, 700])
  func `pages of recordings and files to take along are foretold too`(count: Int) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    var extras = CatalogueExtras()
    extras.hasRowPages = true
    extras.hasExports = true
    let publication = try publication(
      count, pageSize: 50, at: "https://example.org/birds/", with: extras
    ).unsearched
    let forecast = try Forecast(of: publication)
    let result = try await published(publication, in: sandbox)
    #expect(forecast.files == result.files)
    #expect(forecast.pages == publication.pageCount)
    #expect(abs(forecast.bytes - result.bytes) <= result.bytes / 20)
  }

  @Test(arguments: [(0, 50), (1, 50), (130, 10)])
  func `of the files of a search the forecast knows about how many there will be`(
    count: Int, pageSize: Int
  ) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let publication = try publication(count, pageSize: pageSize)
    let forecast = try Forecast(of: publication)
    let result = try await published(publication, in: sandbox)
    #expect(!forecast.knowsFiles)
    #expect(try Forecast(of: publication.unsearched).knowsFiles)
    #expect(abs(forecast.files - result.files) <= 5 + result.files / 4)
    #expect(abs(forecast.bytes - result.bytes) <= result.bytes / 4)
  }

  @Test(arguments: [0, 1, 400, 3_000])
  func `of a table the forecast knows about how large its search will be`(count: Int) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let rows = (0..<count).map { "Name \($0 &* 7_919 % 1_000),Street \($0),\($0 % 7)\n" }
    let source = BytesSource(name: "x.csv", bytes: Array(("a,b,c\n" + rows.joined()).utf8))
    let publication = Catalogue(
      of: TableKind(try CollectionIndex.reading([source], of: .table), from: "x.csv"), titled: "T",
      pageSize: 50
    ).publication(theme: Theme(name: "none", stylesheet: []))
    let forecast = try Forecast(of: publication)
    let result = try await published(publication, in: sandbox)
    #expect(abs(forecast.files - result.files) <= 5 + result.files / 4)
    #expect(abs(forecast.bytes - result.bytes) <= result.bytes / 4)
  }

  @Test func `the forecast of the same is the same`() throws {
    let publication = try publication(500, pageSize: 2)
    #expect(try Forecast(of: publication) == Forecast(of: publication))
  }

  @Test func `a page that cannot be drawn is said by name`() {
    let series = PageSeries(named: "Tapes", pages: Pagination(of: 0, by: 1, in: "tapes")) {
      _, _, _ in throw InputError("the tape snapped")
    }
    let publication = Publication(
      frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
      series: [series])
    #expect {
      try Forecast(of: publication)
    } throws: { error in
      "\(error)" == "cannot render tapes/index.html: the tape snapped"
    }
  }

  @Test func `a site may have exactly as many bytes as are allowed, and not one more`() async throws
  {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let publication = try publication(300, pageSize: 2, at: "https://example.org/birds/")
    let size = try await published(publication, in: sandbox).bytes
    let before = try sandbox.tree("out")
    let store = try FolderStore(sandbox("out"))
    let error = await #expect(throws: PublishError.self) {
      try await Publisher(to: store, workers: 2).publish(publication, maximumBytes: size - 1)
    }
    #expect(
      error?.description
        == "the site has more than \(size - 1) bytes, the limit. Publish fewer pages or raise "
        + "the limit.")
    #expect(try sandbox.tree("out") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path) == ["out"])

    let report = try await Publisher(to: FolderStore(sandbox("out")), workers: 2)
      .publish(publication, maximumBytes: size)
    #expect(report.store.written == 0)
  }

  @Test(
    arguments: [
      (20_000, 1_000_000_000, []), (20_001, 0, ["Cloudflare Pages"]),
      (1, 1_000_000_001, ["GitHub Pages"]),
      (30_000, 2_000_000_000, ["GitHub Pages", "Cloudflare Pages"]),
    ])
  func `hosts are named whose limits are passed`(files: Int, bytes: Int, hosts: [String]) {
    let forecast = Forecast(pages: 1, files: files, bytes: bytes)
    #expect(HostLimit.all.filter { $0.isPassed(by: forecast) }.map(\.host) == hosts)
  }
}

extension Publication {
  /// The same pages and files, without what is to be found by its words.
  fileprivate var unsearched: Self {
    Self(
      frame: frame, theme: Theme(name: "none", stylesheet: Array("p {}".utf8)), series: series)
  }
}
