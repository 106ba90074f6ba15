import Bytes
import Files
import Foundation
import TestSupport
import Testing

/// The guide's table of messages has the program's own words, and each of them is provoked.
@Suite struct TroubleshootingTests {
  @Test func `the page and the cases have the same messages`() throws {
    let page = try Self.messages()
    let cases = Self.cases.map(\.message)
    #expect(page.filter { !cases.contains($0) } == [], "on the page, without a case")
    #expect(cases.filter { !page.contains($0) } == [], "a case, and not on the page")
    #expect(Set(page).count == page.count && Set(cases).count == cases.count)
  }

  @Test(arguments: cases.map(\.message))
  func `the program prints what the page says`(message: String) throws {
    let example = try #require(Self.cases.first { $0.message == message })
    try Sandbox.use { sandbox in
      let output = try example.output(sandbox)
      let parts = message.split(separator: "…").map(String.init)
      let hasMessage = output.split(separator: "\n").contains { line in
        var rest = line
        return parts.allSatisfy { part in
          guard let range = rest.range(of: part) else { return false }
          rest = rest[range.upperBound...]
          return true
        }
      }
      #expect(hasMessage, "\(output)")
    }
  }

  /// The first code of each row of the tables of messages; the table of problems has none.
  private static func messages() throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Rowhouse/Rowhouse.docc/Troubleshooting.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var messages: [String] = []
    var isOfMessages = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      isOfMessages = line.hasPrefix("| Message |") || isOfMessages && line.hasPrefix("|")
      guard isOfMessages, !line.hasPrefix("| Message |"), !line.hasPrefix("|---") else { continue }
      let message = try #require(line.firstMatch(of: /^\| `([^`]+)`/), "\(line)")
      messages.append(String(message.1))
    }
    return messages
  }
}

// MARK: - The cases

/// A message of the page, and what prints it.
private struct Case: Sendable {
  let message: String

  /// Does it in a folder, and returns all that was printed.
  let output: @Sendable (Sandbox) throws -> String

  static let people = "name,born,country\nAnna,1980,Norway\nBo,1975,Sweden\n"

  init(_ message: String, output: @escaping @Sendable (Sandbox) throws -> String) {
    self.message = message
    self.output = output
  }

  /// Runs a script beside files, one of which is `people.csv`.
  init(_ message: String, _ script: String, _ files: [String: String] = [:]) {
    self.init(message) { sandbox in
      try sandbox.put(Self.people, at: "people.csv")
      for (file, text) in files { try sandbox.put(text, at: file) }
      return try Self.run(script, in: sandbox)
    }
  }

  /// Builds a site from `people.csv`.
  static func table(
    _ message: String, of text: String = people, with options: String = "",
    _ files: [String: String] = [:]
  ) -> Case {
    Case(
      message, "rowhouse table people.csv -o site \(options)",
      files.merging(["people.csv": text]) { $1 })
  }

  /// Builds a site with an own page, whose seventh line is this.
  static func page(_ message: String, of line: String) -> Case {
    .table(message, with: "--page about.md", ["about.md": "# About\n\nText\n\nText\n\n\(line)\n"])
  }

  /// Builds a site from JSON.
  static func json(_ message: String, of text: String, with options: String = "") -> Case {
    Case(message, "rowhouse table in.json -o site \(options)", ["in.json": text])
  }

  static func run(_ script: String, in sandbox: Sandbox) throws -> String {
    let words = "PATH=\"${0%/*}:$PATH\"; exec 2>&1\n\(script)"
    return try Child(
      program: "/bin/sh", ["-c", words, Child.path(of: "rowhouse")], in: sandbox.path
    ).result().output
  }
}

extension TroubleshootingTests {
  private static let cases =
    commandLine + ownPages + columns + files + formats + reading + sizes + others

  private static let commandLine: [Case] = [
    Case(
      "unknown option --outptu; did you mean --output?", "rowhouse table people.csv --outptu site"),
    Case(#"unknown command "tabel"; did you mean table?"#, "rowhouse tabel people.csv -o site"),
    Case("missing --output DIR (the folder to publish to)", "rowhouse table people.csv"),
    Case("missing INPUT", "rowhouse table -o site"),
    .table("missing value: --title TEXT", with: "--title"),
    .table("--sort appears twice", with: "--sort name --sort born"),
    .table(
      #"site.json: unknown member "titel"; did you mean "title"?"#, with: "--config site.json",
      ["site.json": #"{"titel": "People"}"#]),
    .table(#"invalid URL "example.org" in --link"#, with: "--link name=example.org"),
    .table(#"invalid value "500" for --max-skipped"#, with: "--max-skipped 500"),
    .table("--feed needs the site's URL", with: "--feed born"),
    Case(
      "--row-pages needs a folder, and --output people.html is one file",
      "rowhouse table people.csv -o people.html --row-pages"),
  ]

  private static let ownPages: [Case] = [
    .page(#"about.md:7: the HTML tag "<br>""#, of: "a<br>b"),
    .page(#"about.md:7: "../x" is no path from the site's root"#, of: "[a](../x)"),
    .page(#"about.md:7: "method.md" is not one of the pages"#, of: "[a](method.md)"),
    .page(
      #"about.md:7:1: error: "rows/page-9.html" is not a page or file of this site"#,
      of: "[a](rows/page-9.html)"),
    .table(
      "--page index.md would be index.html, which every site has", with: "--page index.md",
      ["index.md": "Text"]),
    .table("a footer has paragraphs only", with: "--footer by.md", ["by.md": "# By us"]),
  ]

  private static let columns: [Case] = [
    .table(#"no column named "brn"; did you mean "born"?"#, with: "--sort brn"),
    .table(
      #""ab" matches several columns: "a_b" and "A B""#, of: "a_b,A B\n1,2\n", with: "--sort ab"),
    .table(
      #"--id shows the column "email", which --hide leaves out"#, of: "name,email\nAnna,a\n",
      with: "--id email --hide email"),
    .table(
      "--facet country repeats --group-by country", with: "--facet country --group-by country"),
    .table(
      #"no sum of the column "name": its type is "text""#, with: "--group-by country --total name"),
    .table(
      #"ambiguous dates in the column "updated""#, of: "a,updated\n1,1/2/2026\n2,3/4/2026\n"),
    .table(
      #"some values of the column "age" are not of the type "integer""#, of: "age\n1\nunsure\n",
      with: "--schema s.json", ["s.json": #"{"fields": [{"name": "age", "type": "integer"}]}"#]),
    .table(#"unknown type "number" in --type born=number"#, with: "--type born=number"),
    .table(
      #"cells of "tags" (";" between them) have several values"#,
      of: "name,tags\n1,x; y\n2,y; z\n3,x; z\n"),
    .table("found one column, with a semicolon in each of its cells", of: "People\n1;2\n3;4\n"),
    .table(
      "7 of 12 columns have no name in the header",
      of: "a,b,c,d,e,,,,,,,\n1,2,3,4,5,6,7,8,9,10,11,12\n"),
  ]

  private static let files: [Case] = [
    .table(
      #"the column "photo" has paths of files, such as "1.jpg", and the first of them are not "#
        + "beside the table", of: "name,photo\nA,1.jpg\nB,2.jpg\n"),
    .table(
      #"3 paths, such as "a.jpg", lead to no file"#, of: "photo\na.jpg\nb.jpg\nc.jpg\n",
      with: "--files ."),
    .table(
      #"the path "../a.jpg" leads out of the folder or to something hidden"#,
      of: "photo\n../a.jpg\nb.jpg\n", with: "--files ."),
    .table(
      #"the path "a.png" leads to no picture, sound or PDF, or to one with the ending of another "#
        + "format", of: "name,photo\nA,a.png\n", ["a.png": "text"]),
    Case(
      #"2 paths, such as "a.jpg", lead to different files beside several inputs"#,
      "for file in [12]/[ab].jpg; do \(jpeg) >>$file; done; rowhouse table 1 2 -o site",
      [
        "1/in.csv": "name,photo\nA,a.jpg\nB,b.jpg\n", "1/a.jpg": "", "1/b.jpg": "",
        "2/in.csv": "name,photo\nC,a.jpg\nD,b.jpg\n", "2/a.jpg": "", "2/b.jpg": "",
      ]),
    Case(
      "a page of one file can't show the files that cells name",
      "\(jpeg) >a.jpg; rowhouse table people.csv -o one.html",
      ["people.csv": "name,photo\nA,a.jpg\n"]),
  ]

  /// A command that prints how a picture begins, and the name of a file.
  private static let jpeg = #"printf '\377\330\377\340%s' $file"#

  private static let formats: [Case] = [
    .table(
      "this quotation mark does not close where a cell ends", of: "a,b\n\"x,1\ny,2\n"),
    .table("repaired stray quotation marks in 1 row", of: "a,b\n1,2\n3,x \"y\" z\n"),
    .table(
      "left out 2 lines of questions and identifiers below the header",
      of: "Start,Q1\nStart Date,How?\n"
        + #""{""ImportId"":""startDate""}","{""ImportId"":""QID1""}"\#n2024-01-01,well\#n"#),
    .table(
      "joined the first 2 lines as names of columns",
      of: "Respondent ID,How was it?,,\n,Good,Bad,Other\n1,x,,\n2,,x,\n"),
    .table("left out 2 lines above the header", of: "Table 1\nPeople\na,b,c\n1,2,3\n4,5,6\n"),
    .table("left out 2 comment lines", of: "# of us\na,b\n1,2\n# and others\n3,4\n"),
    .table(
      "left out 2 lines of notes below the last row",
      of: "a,b,c\n1,2,3\n4,5,6\nSource: us\nand others\n"),
    Case(
      "120 bytes aren't UTF-8",
      #"LC_ALL=C tr '?' '\351' <people.csv >in.csv; rowhouse table in.csv -o site"#,
      ["people.csv": "a,b\n" + String(repeating: "caf?,2\n", count: 120)]),
    Case(
      "expected valid UTF-8",
      #"LC_ALL=C tr '?' '\351' <in >in.ndjson; rowhouse table in.ndjson -o site"#,
      ["in": #"{"a": "caf?"}\#n{"a": 1}\#n"#]),
    .table("the file is UTF-16, expected UTF-8", of: "a\0,\0b\0\n\0"),
    .table("the quote that opens here has no closing quote", of: "a,b\n1,2\n\"3,4"),
    .json(#"expected "," or "}", found …"#, of: #"[{"a": 1 "b": 2}]"#),
    .json("unexpected end of file in row 3", of: #"[{"a": 1}, {"a": 2}, {"a": "#),
    .json(#"reading the 2 objects of "data.items""#, of: lists),
    .json(#"no list at "items""#, of: lists, with: "--rows items"),
    .table("the file is a web page", of: "<!DOCTYPE html>\n<html>\n"),
    .json("the file is an API's error message", of: #"{"error": 400, "message": "bad query"}"#),
    .table("the file is compressed with bzip2", of: "BZh91AY"),
    Case("3 formulas have no value") { sandbox in
      let cells = "<c><f>1+1</f></c><c><f>1+2</f></c><c><f>1+3</f></c><c><v>1</v></c>"
      let names = #"<row><c t="str"><v>a</v></c></row>"#
      try sandbox.put(WorkbookBytes(rows: "\(names)<row>\(cells)</row>").bytes, at: "in.xlsx")
      return try Case.run("rowhouse table in.xlsx -o site", in: sandbox)
    },
  ]

  /// An object with two lists of rows.
  private static let lists =
    #"{"data": {"items": [{"a": 1}, {"a": 2}], "others": [{"b": 1}]}}"#

  private static let reading: [Case] = [
    Case(
      #"cannot open "people.csv": no such file or directory"#,
      "rm people.csv; rowhouse table people.csv -o site"),
    Case(
      #"no .json, … or .tab files in "data""#, "rowhouse table data -o site", ["data/a.txt": "a"]),
    .table(
      "skipped row 6: 3 cells, expected 8",
      of: "a,b,c,d,e,f,g,h\n" + String(repeating: "1,2,3,4,5,6,7,8\n", count: 5) + "1,2,3\n"),
    .table(
      "skipped 2 of 3 rows, more than the limit of 50% (--max-skipped)", of: "a,b\n1,2\n3\n4\n"),
    .table(
      "skipped 8 of 90 rows; skipped.html lists them",
      of: "a,b\n" + String(repeating: "1,2\n", count: 82) + String(repeating: "3\n", count: 8)),
    .table(
      "2 more notes about the input",
      of: "Title\n\na,seen,tags,photo\n# b\n1,1/2/26,x; y,1.jpg\n2,1/3/26,z; y,2.jpg\n"
        + "3,1/2/26,x; z,3.jpg\n\nSource: us\n"),
    .table(
      "skipped 1 of 6 rows, and --strict allows none",
      of: "a,b\n" + String(repeating: "1,2\n", count: 5) + "3\n", with: "--strict"),
    .table("no rows. Nothing was published", of: "a,b\n"),
    // The file would have to change between two readings of it.
    Case("the file changed while it was being read") { _ in
      "\(InputError(file: "in.csv", reason: .changed))"
    },
    Case(
      "skipped data/site, a site that rowhouse published",
      "rowhouse table data -o data/site; rowhouse table data -o site",
      ["data/in.csv": Case.people]),
    Case(
      "--output site contains the input site/people.csv",
      "rowhouse table site/people.csv -o site", ["site/people.csv": Case.people]),
  ]

  private static let sizes: [Case] = [
    .table(
      "the site would have about … files; the limit is 20,000 (--max-files)", of: manyRows,
      with: "--row-pages --max-files 20000"),
    .table(
      "the site has about … files; Cloudflare Pages takes at most 20,000", of: manyRows,
      with: "--row-pages --max-files 20000"),
    Case(
      "the page would have 30,000 rows; the limit of one file is 20,000",
      "rowhouse table people.csv -o one.html",
      ["people.csv": "a\n" + String(repeating: "1\n", count: 30_000)]),
    // The index would have to need most of the memory that there is.
    Case("not enough memory: the index needs 900 MB") { _ in
      "\(InputError(file: "in.csv", reason: .memory(900_000_000)))"
    },
    // No disk is to be filled here, and nothing is denied to root, who may run the tests.
    Case("no space left on device") { _ in "\(FileError("write", .system(ENOSPC)))" },
    Case("permission denied") { _ in "\(FileError("write", .system(EACCES)))" },
    Case(
      ".rowhouse-manifest: truncated or changed",
      "\(build); echo x >>site/.rowhouse-manifest; \(build) --title New"),
    Case(
      "kept site/notes.html: … was edited by hand",
      "\(build) --page notes.md; echo x >>site/notes.html; \(build)", ["notes.md": "Text"]),
  ]

  private static let build = "rowhouse table people.csv -o site"

  private static let manyRows = "a\n" + String(repeating: "1\n", count: 23_000)

  private static let others: [Case] = [
    Case("no HTML pages in site. Check the path.", "mkdir site; rowhouse check site"),
    Case(
      "no folder site. Build the site first, or pass another folder.", "rowhouse preview site"),
    Case(
      "people has no earlier releases",
      "rowhouse table people.csv -o people; rowhouse rollback people"),
    Case(
      "cannot read the release",
      "for title in A B; do \(build) --keep 3 --title $title; done; "
        + "rm .site.rowhouse-releases/1/.rowhouse-manifest; rowhouse rollback site"),
    Case("cannot listen on port 8000: address already in use") { sandbox in
      let server = try LocalServer { _, _ in .silence }
      defer { server.close() }
      try sandbox.makeFolder("site")
      return try Case.run("rowhouse preview site --port \(server.port)", in: sandbox)
        .replacing("port \(server.port):", with: "port 8000:")
    },
    Case(
      "it already contains files. Choose a new folder.", "rowhouse new site",
      ["site/README.md": "Ours"]),
    Case("plan can't read standard input", "rowhouse plan - --plan p"),
    Case(
      "the inputs have changed since: … has another size. Plan again.",
      "\(plan); echo Cy,1990,Norway >>people.csv; rowhouse draw --plan p --part 1/1"),
    Case("unknown option --part: each draw reads the input itself", "\(plan) --part 1/4"),
    Case(
      "no part was drawn yet. Run rowhouse draw --plan … --part …",
      "\(plan); rowhouse publish --plan p -o site"),
    Case("missing API key", "unset XENO_CANTO_KEY; rowhouse fetch --query cnt:x -o in"),
    // More than a pipe holds, so it is being read; and more could come.
    Case(
      "interrupted: nothing was published",
      """
      mkfifo pipe; rowhouse table - -o site <pipe & exec 3>pipe
      (echo a; head -c 1000000 /dev/zero | tr '\\0' ' ') >&3; kill $!; wait $!
      """),
  ]

  private static let plan = "rowhouse plan people.csv --plan p"
}
