import Foundation
import TestSupport
import Testing

/// What `--hide` leaves out: columns of every type, looked for in every byte that a build leaves.
@Suite struct HiddenColumnTests {
  private func run(
    _ sandbox: Sandbox, _ words: [String]
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", words, in: sandbox.path).result()
  }

  /// The columns that are hidden, whose names and values all have a marker.
  private static let hidden = [
    "qzxvqText", "qzxvqNumber", "qzxvqDate", "qzxvqList", "qzxvqKind", "latitude", "longitude",
    "qzxvqPicture",
    "qzxvqSound", "qzxvqMail",
  ]

  /// A name or a value of theirs, or how a page or a script would write it.
  private static let markers = [
    "qzxvq", "93517", "1931-0", "latitude", "Latitude", "71.93", "Coordinates",
  ]

  /// Rows whose hidden columns come between the others, or do not come at all.
  private static func table(
    with hidden: Bool = true, last: Bool = false, change: Int = 0
  ) -> String {
    let names = ["name", "group", "size", "day", "photo"]
    let rows = (0..<60).map { row in
      [
        "Name \(row)", "group \(row % 3)", "\(row * 7)", "2020-01-\(10 + row % 9)",
        "https://example.org/\(row).jpg",
      ]
    }
    let secrets = (0..<60).map { row in
      [
        "qzxvqtext \((row + change) % 50)", "93517\(99 - row)", "1931-0\(1 + row % 9)-11",
        #""[""qzxvqlist \#(row)""]""#, "qzxvqkind \(row % 2)", "71.93\(row)", "11.93517\(row)",
        "https://example.org/qzxvq\(row).jpg", "https://example.org/qzxvq\(row).mp3",
        "qzxvq\(row)@example.org",
      ]
    }
    func line(_ open: [String], _ secret: [String]) -> String {
      if !hidden { return open.joined(separator: ",") }
      if last { return (open + secret).joined(separator: ",") }
      return (secret[..<3] + open[..<2] + secret[3...] + open[2...]).joined(separator: ",")
    }
    return ([line(names, Self.hidden)] + zip(rows, secrets).map(line)).joined(separator: "\n")
      + "\n"
  }

  /// The options that put something of the columns somewhere.
  private static let everything = [
    "--row-pages", "--exports", "--download", "--page-size", "7", "--group-by", "group", "--facet",
    "day", "--sortable", "size,name", "--total", "size", "--id", "name", "--feed", "day",
    "--base-url", "https://example.org/", "--show-remote-images", "--host", "github-pages",
  ]

  private static let hiding = ["--hide", hidden.joined(separator: ",")]

  /// Looks for markers in the names and bytes of everything in folders, and in text.
  private func expectNone(
    _ markers: [String] = markers, in folders: [String], of sandbox: Sandbox,
    said texts: [String] = []
  ) throws {
    for folder in folders {
      let files = try #require(FileManager.default.enumerator(atPath: sandbox(folder)))
      var count = 0
      for case let file as String in files {
        count += 1
        let text = sandbox.text(of: "\(folder)/\(file)") ?? ""
        for marker in markers {
          #expect(!file.contains(marker) && !text.contains(marker), "\(marker): \(folder)/\(file)")
        }
      }
      #expect(count > 0)
    }
    for text in texts {
      for marker in markers { #expect(!text.contains(marker), "\(marker): \(text)") }
    }
  }

  @Test(
    arguments: [
      ["--sort", "qzxvqText"], ["--sort=-qzxvqNumber"], ["--sort", "qzxvqDate"],
      ["--columns", "name,size"],
      ["--columns", "name,qzxvqText,size"], ["--title-column", "size"], [],
      ["--label", "qzxvqText=qzxvq label", "--type", "qzxvqNumber=text", "--null", "qzxvqtext 1"],
    ])
  func `a hidden column is in no byte of the site, the messages, the report and the cache`(
    words: [String]
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.table() + "qzxvqtext 93517\n", at: "in.csv")
      try sandbox.put("", at: "report/empty")
      for options in [Self.everything, []] {
        let run = try run(
          sandbox,
          ["table", "in.csv", "-o", "out", "--report", "report/r.json", "--cache", "cache"]
            + Self.hiding + options + words)
        #expect(run.status == 0, "\(run.error)")
        try expectNone(in: ["out", "report", "cache"], of: sandbox, said: [run.output, run.error])
      }
    }
  }

  @Test func `the site is that of the data without the hidden columns`() throws {
    try Sandbox.use { sandbox in
      for options in [Self.everything, []] {
        let common = options + ["--quiet", "--force"]
        try sandbox.put(Self.table(with: false), at: "in.csv")
        #expect(try run(sandbox, ["table", "in.csv", "-o", "plain"] + common).status == 0)
        let plain = try sandbox.tree("plain")
        for change in 0..<2 {
          try sandbox.put(Self.table(last: true, change: change), at: "in.csv")
          let hiding = try run(sandbox, ["table", "in.csv", "-o", "out"] + common + Self.hiding)
          #expect(hiding.status == 0 && hiding.error == "")
          #expect(try sandbox.tree("out") == plain)
        }
        let diff = try run(sandbox, ["diff", "plain", "out"])
        #expect(diff.status == 0 && !diff.output.contains("qzxvq"))
      }
    }
  }

  @Test func `what is wrong with a row is said without what is in it`() throws {
    try Sandbox.use { sandbox in
      let rows = [
        #"{"name": "a", "qzxvq": "qzxvq 1"}"#, #"{"name": "b", "qzxvq": qzxvq}"#, #"{"name": "c"}"#,
      ]
      try sandbox.put(rows.joined(separator: "\n"), at: "in.ndjson")
      let run = try run(
        sandbox, ["table", "in.ndjson", "-o", "out", "--hide", "qzxvq", "--report", "report.json"])
      #expect(run.status == 0)
      #expect(
        run.error.hasPrefix(
          """
          in.ndjson:2:24: byte 57: skipped row 2: expected a value, found something else. Fix or \
          remove the line.
          """), "\(run.error)")
      try expectNone(
        ["qzxvq"], in: ["out"], of: sandbox,
        said: [run.output, run.error, sandbox.text(of: "report.json") ?? "qzxvq"])
    }
  }

  @Test func `the folder of a plan has no value of a hidden column`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.table(), at: "in.csv")
      for words in [
        ["plan", "in.csv", "--plan", "p"] + Self.everything + Self.hiding,
        ["draw", "--plan", "p", "--part", "1/1"],
      ] {
        let run = try run(sandbox, words)
        #expect(run.status == 0, "\(run.error)")
      }
      for (file, markers) in [
        ("plan", ["qzxvqtext", "93517", "1931-0", "71.93"]), ("pages-1-of-1", Self.markers),
      ] {
        let bytes = try Data(contentsOf: URL(filePath: sandbox("p/\(file)")))
        for marker in markers { #expect(bytes.range(of: Data(marker.utf8)) == nil, "\(marker)") }
      }
    }
  }

  @Test(arguments: [nil, "2"] as [String?])
  func `tables of a site have none of it, and no foreign key leads there`(parts: String?) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.table(), at: "a.csv")
      try sandbox.put("nr,of,qzxvqof\nn1,9351790,Name 3\nn2,9351791,Name 4\n", at: "b.csv")
      func key(_ field: String, _ reference: String) -> String {
        #"{"fields": "\#(field)", "reference": {"resource": "a", "fields": "\#(reference)"}}"#
      }
      try sandbox.put(
        #"""
        {"resources": [
          {"name": "a", "path": "a.csv", "schema": {"fields": [{"name": "qzxvqText", "type": "date"},
            {"name": "qzxvqNumber"}],
            "primaryKey": "qzxvqNumber"}},
          {"name": "b", "path": "b.csv", "schema": {"fields": [{"name": "nr"}, {"name": "of"}, {"name": "qzxvqof"}],
            "foreignKeys": [\#(key("of", "qzxvqNumber")), \#(key("qzxvqof", "name"))]}}
        ]}
        """#, at: "datapackage.json")
      let hide = ["--hide", (Self.hidden + ["qzxvqof"]).joined(separator: ",")]
      let options = ["--row-pages", "--exports", "--download", "--sort", "qzxvqText"] + hide
      for inputs in [["datapackage.json"], ["a.csv", "b.csv", "--each"]] {
        var texts: [String] = []
        func done(_ words: [String]) throws {
          let run = try run(sandbox, words)
          #expect(run.status == 0, "\(run.error)")
          texts += [run.output, run.error]
        }
        if let parts {
          try done(["plan", "--plan", "plan"] + inputs + options)
          for part in 1...2 { try done(["draw", "--plan", "plan", "--part", "\(part)/\(parts)"]) }
          try done(["publish", "--plan", "plan", "-o", "out"])
          try sandbox.remove("plan")
        } else {
          try done(["table"] + inputs + options + ["-o", "out"])
        }
        // The other table shows some of the numbers itself.
        let markers = Self.markers.filter { $0 != "93517" }
        try expectNone(markers, in: ["out"], of: sandbox, said: texts)
        try expectNone(in: ["out/a"], of: sandbox)
        let row = try #require(sandbox.text(of: "out/b/rows/0/row-1.html"))
        #expect(row.contains(">9,351,790<") && !row.contains("../a/"))
        #expect(sandbox.text(of: "out/a/rows/0/row-4.html")?.contains("../b/") == false)
      }
    }
  }

  @Test(
    arguments: [
      ("--id", ["--id", "B"]), ("--group-by", ["--group-by", "b"]),
      ("--facet", ["--facet", "a,b"]),
      ("--title-column", ["--title-column", "b"]), ("--sortable", ["--sortable", "a,b"]),
      ("--total", ["--total", "b=mean", "--group-by", "a"]),
      ("--feed", ["--feed", "b", "--base-url", "https://example.org/"]),
    ])
  func `an option that would show a hidden column is a usage error that names both`(
    option: String, words: [String]
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a,b\nx,1\ny,2\n", at: "in.csv")
      let run = try run(
        sandbox, ["table", "in.csv", "-o", "out", "--hide", "b", "--quiet"] + words)
      let name = words[1].hasPrefix("B") ? "B" : "b"
      #expect(
        run.error == """
          error: \(option) shows the column "\(name)", which --hide leaves out. Remove it from \
          \(option) or from --hide.

          """)
      #expect(run.status == 2 && sandbox.text(of: "out/index.html") == nil)
    }
  }

  @Test func `the schema that is written for the author has the hidden columns, and no value`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.table(), at: "in.csv")
      try sandbox.put("", at: "s/empty")
      let words = ["table", "in.csv", "-o", "out", "--write-schema", "s/schema.json"] + Self.hiding
      #expect(try run(sandbox, words).status == 0)
      #expect(sandbox.text(of: "s/schema.json")?.contains(#""name": "qzxvqText""#) == true)
      try expectNone(["qzxvqtext", "qzxvqkind", "93517", "1931", "71.93"], in: ["s"], of: sandbox)
      let again = try run(
        sandbox, ["table", "in.csv", "-o", "out", "--schema", "s/schema.json"] + Self.hiding)
      #expect(again.status == 0)
      try expectNone(in: ["out"], of: sandbox, said: [again.output, again.error])
    }
  }
}
