import Foundation
import Publishing
import Recordings
import TestSupport
import Testing

@testable import Commands

/// What a command says of a site's size before it makes one, and what it refuses to make.
@Suite struct ForecastCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", ["recordings", "in.json"] + words, in: sandbox.path).result()
  }

  /// How many files the catalogue has, and how many are expected.
  private static let (files, forecast) = (135, 134)

  /// A catalogue of 100 recordings, a page each, in `out`.
  private func use(_ body: (Sandbox, _ forecast: String) throws -> Void) throws {
    try Sandbox.use { sandbox in
      // No column is without values: they are drawn for the forecast too.
      let rest = ["cnt", "date", "type", "q", "rec", "lic", "file"].map { #""\#($0)": "?""# }
      let records = (1...100).map {
        #"{"id": "\#($0)", "en": "Robin", "loc": "Place \#($0)", \#(rest.joined(separator: ", "))}"#
      }
      try sandbox.put("[\(records.joined(separator: ","))]", at: "in.json")
      let first = try run(
        sandbox, "--output", "out", "--page-size", "1", "--max-files", "1000", "--report", "r.json")
      let files = try FileManager.default.subpathsOfDirectory(atPath: sandbox("out"))
        .filter { $0.contains(".") }
      let sizes = try files.map {
        try FileManager.default.attributesOfItem(atPath: sandbox("out/\($0)"))[.size] as? Int ?? 0
      }
      let said = try #require(first.error.firstMatch(of: /about (\S+) kB\n$/)?.1)
      let forecast = try #require(Double(said)) * 1_000
      #expect(abs(forecast - Double(sizes.reduce(0, +))) < forecast / 10)
      #expect(
        first.error
          == "estimate: 100 recordings on 110 pages, about \(Self.forecast) files, about "
          + "\(said) kB\n"
      )
      #expect(files.count == Self.files)
      try body(sandbox, first.error)
    }
  }

  @Test func `the number of files and bytes is said first, and is what comes to be`() throws {
    try use { sandbox, _ in
      let report = try #require(sandbox.text(of: "r.json"))
      #expect(report.contains(#""forecast": {"files": \#(Self.forecast), "bytes": "#))
    }
  }

  @Test func `too many files are refused, and nothing is written`() throws {
    try use { sandbox, forecast in
      let site = try sandbox.tree("out")
      let refused = try run(sandbox, "--output", "out", "--page-size", "1", "--max-files", "100")
      #expect(
        refused.error == forecast + """
          error: the site would have about \(Self.forecast) files; the limit is 100 \
          (--max-files). Nothing was published. Use a larger --page-size or raise the limit.

          """)
      #expect(refused.output == "")
      #expect(refused.status == 1)
      #expect(try sandbox.tree("out") == site)

      let new = try run(sandbox, "--output", "new", "--page-size", "1", "--max-files", "100")
      #expect(new.status == 1)
      #expect(try sandbox.tree().allSatisfy { !$0.hasPrefix("new") && !$0.hasPrefix(".new") })
      let enough = try run(
        sandbox, "--output", "out", "--page-size", "1", "--max-files", "\(Self.files)", "--quiet")
      #expect(enough == ("", "", 0))

      let one = try run(
        sandbox, "--output", "out", "--page-size", "1", "--max-files", "\(Self.files - 1)")
      #expect(
        one.error == forecast + """
          error: the site has more than \(Self.files - 1) files, the limit of --max-files \
          (estimate: about \(Self.forecast) files). Nothing was published. Use a larger \
          --page-size or raise the limit.

          """)
      #expect(one.status == 1)
      #expect(try sandbox.tree("out") == site)
    }
  }

  @Test func `too many bytes are refused, at once where that is clear`() throws {
    try use { sandbox, forecast in
      let site = try sandbox.tree("out")
      let said = try #require(forecast.firstMatch(of: /files, about (.*)\n/)?.1)
      let refused = try run(sandbox, "--output", "out", "--page-size", "1", "--max-bytes", "10kB")
      #expect(
        refused.error == forecast + """
          error: the site would have about \(said); the limit is 10 kB (--max-bytes). Nothing \
          was published. Use a larger --page-size or raise the limit.

          """)
      #expect(refused.status == 1)

      let nearly = try #require(ByteCount(String(said))).bytes * 95 / 100
      let late = try run(sandbox, "--output", "out", "--page-size", "1", "--max-bytes", "\(nearly)")
      #expect(
        late.error == forecast + """
          error: the site has more than \(ByteCount(nearly)), the limit of --max-bytes \
          (estimate: about \(said)). Nothing was published. Use a larger --page-size or raise \
          the limit.

          """)
      #expect(late.status == 1)
      #expect(try sandbox.tree("out") == site)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: sandbox.path).sorted()
          == ["in.json", "out", "r.json"])
    }
  }

  @Test func `a site's own command has the same limits`() throws {
    try Sandbox.use { sandbox in
      let refused = try Child(product: "Site", ["build", "--max-files", "9"], in: sandbox.path)
        .result()
      #expect(
        refused.error.contains(
          /error: the site would have about \d+ files; the limit is 9 \(--max-files\)\. Nothing was published/
        ))
      #expect(refused.status == 1)
      #expect(try sandbox.tree() == [])
    }
  }

  @Test(
    arguments: [
      (20_001, 5, "20,001 files; Cloudflare Pages takes at most 20,000"),
      (5, 1_200_000_000, "about 1.2 GB; GitHub Pages takes at most 1 GB"),
    ])
  func `a host that would not take the site is named`(files: Int, bytes: Int, words: String) throws
  {
    let limits = try SizeLimits(Arguments([], of: .recordings))
    #expect(
      limits.warnings(of: Forecast(pages: 1, files: files, bytes: bytes)) == [
        "warning: the site has \(words). Use a larger --page-size or another host."
      ])
  }
}
