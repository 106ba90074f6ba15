import TestSupport
import Testing

/// What `rowhouse table` is asked of its columns, run as people run it.
@Suite struct TableOptionsTests {
  private func run(
    _ sandbox: Sandbox, _ words: [String], verb: String = "table",
    output: [String] = ["--output", "out"]
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", [verb] + words + output + ["--quiet"], in: sandbox.path).result()
  }

  private static let places = """
    name,Country,a_b,A B,lat,lon
    Oslo,Norway,1,x,59.9,10.7
    Lund,Sweden,2,y,55.7,13.2
    Bergen,norway,3,x,60.4,5.3
    Main,,4,y,,

    """

  @Test(
    arguments: [
      (["--group-by", "zz"], #"no column named "zz". "#),
      (["--sort", "-zz"], #"no column named "zz". "#),
      (["--id", "zz"], #"no column named "zz". "#),
      (["--facet", "name,zz"], #"no column named "zz". "#),
      (["--columns", "name,zz"], #"no column named "zz". "#),
      (["--hide", "name,,a_b"], #"no column named "". "#),
      (["--title-column", "zz"], #"no column named "zz". "#),
      (["--group-by", "name", "--total", "zz=mean"], #"no column named "zz". "#),
      (["--label", "zz=Z"], #"no column named "zz". "#),
      (["--type", "zz=text"], #"no column named "zz". "#),
      (["--group-by", "ab"], nil), (["--sort", "a.b"], nil), (["--id", "AB"], nil),
      (["--facet", "a-b"], nil), (["--columns", "A_B"], nil), (["--title-column", "ab"], nil),
    ] as [([String], String?)])
  func `a column that is not there, or could be two, is a usage error, and nothing is published`(
    words: [String], missing: String?
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.places, at: "in.csv")
      try sandbox.put("keep", at: "out/index.html")
      let run = try run(sandbox, ["in.csv"] + words)
      let message =
        missing.map {
          $0 + "The columns are: name, Country, a_b, A B, lat, lon"
        } ?? "\"\(words[1])\" matches several columns: \"a_b\" and \"A B\". Pass the exact name."
      #expect(run.error == "error: \(message)\n")
      #expect(run.status == 2)
      #expect(try sandbox.tree("out") == ["index.html = keep"])
    }
  }

  @Test func `columns are called and read as somebody says`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("zip,day\n12,1/2/2026\n345,3/2/2026\n", at: "in.csv")
      let run = try run(
        sandbox,
        ["in.csv", "--label", "zip=Postal code", "--type", "ZIP=text", "--label", "day=A=b"])
      #expect(run.error == "" && run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      let headers = page.matches(of: /<th scope="col"[^>]*>(.*?)<\/th>/).map { String($0.output.1) }
      #expect(headers == ["Postal code", "A=b"])
      // Letters and digits: 12 before 345, whatever their amounts.
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains(">2 values, all unique<"))
      let dated = try self.run(sandbox, ["in.csv", "--type", "day=date"])
      #expect(dated.error == "" && dated.status == 0)
      #expect(
        sandbox.text(of: "out/index.html")?.contains(
          "<span>2026-02-01</span><span>2026-02-03</span></p>"
            + "\n<p class=\"q\">2 dates, all unique</p>") == true)
    }
  }

  @Test(arguments: [
    (
      [], "2010 2014 2016 2022 2023",
      """
      note: in.csv: ambiguous dates in the column "on": "16/05/10" is shown as text. For \
      2010-05-16, pass \
      --type 'on=date:dmy'. For 2016-05-10, pass --type 'on=date:ymd'.

      """
    ),
    (["--type", "on=date:ymd"], "2010 2014 2016 2022 2023", ""),
    (["--type", "on=date:dmy"], "2022 2016 2023 2014 2010", ""),
    (["--schema", "ymd.json"], "2010 2014 2016 2022 2023", ""),
  ])
  func `days that can be read in several ways are text, and options say which is meant`(
    options: [String], order: String, note: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        "name,on\ny2016,16/05/10\ny2014,14/02/26\ny2023,23/10/15\ny2022,22/02/01\ny2010,10/12/31\n",
        at: "in.csv")
      try sandbox.put(
        #"{"fields": [{"name": "on", "type": "date", "format": "%y/%m/%d"}]}"#, at: "ymd.json")
      let words = ["table", "in.csv", "--sort", "on", "--output", "out"] + options
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(run.status == 0)
      #expect(run.error == note)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      let names = page.matches(of: /<th scope="row"[^>]*>(?:<[^>]*>)*y(\d{4})/).map { $0.output.1 }
      #expect(names.joined(separator: " ") == order)
    }
  }

  @Test(
    arguments: [
      (["--total", "zip"], "--total needs sections. Pass --group-by too."),
      (
        ["--group-by", "zip", "--total", "zip=avg"],
        "invalid value \"zip=avg\" for --total. Use COLUMN=sum, mean, smallest or largest."
      ),
      (
        ["--type", "zip=text", "--group-by", "zip", "--total", "zip=largest"],
        "no largest of the column \"zip\": its type is \"text\". A sum or mean needs numbers; "
          + "smallest and largest also work for dates and times."
      ),
      (["--label", "zip"], "invalid value \"zip\" for --label. Use COLUMN=TITLE."),
      (["--label", "=x"], "invalid value \"=x\" for --label. Use COLUMN=TITLE."),
      (
        ["--source", "example.org"],
        "invalid value \"example.org\" for --source. Use a URL such as https://example.org/data."
      ),
      (
        ["--source", "javascript:x"],
        "invalid value \"javascript:x\" for --source. Use a URL such as https://example.org/data."
      ),
      (["--title", "a", "--title", "b"], "--title appears twice. Leave out one of them."),
      (
        ["--type", "zip=text:dmy"],
        """
        unknown type "text:dmy" in --type zip=text:dmy. Use text, \
        whole-number, \
        decimal, percentage, currency, date, time, date-and-time, epoch, approximate-date, duration, \
        yes-or-no, address, \
        e-mail, \
        picture, sound, latitude, longitude, place, colour, list, list-of-objects, date:dmy, date:mdy or \
        date:ymd.
        """
      ),
    ]) func `what cannot be said of a table is a usage error`(words: [String], message: String)
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("zip\n12\n", at: "in.csv")
      let run = try run(sandbox, ["in.csv"] + words)
      #expect(run.error == "error: \(message)\n")
      #expect(run.status == 2)
    }
  }

  @Test(arguments: ["table", "recordings"])
  func `the front page says what the data is, where it is from, and what it may be used for`(
    verb: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("id,gen,sp\n1,Turdus,merula\n", at: "in.csv")
      let words = [
        "in.csv", "--description", "Birds & more.", "--source", "https://example.org/a?b#c",
        "--license", "https://creativecommons.org/licenses/by/4.0/",
      ]
      let run = try run(sandbox, words, verb: verb)
      #expect(run.error == "" && run.status == 0)
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(front.contains("<p class=\"lead\">Birds &amp; more."))
      for (name, address, words) in [
        ("Source", "https://example.org/a?b#c", "example.org/a?b#c"),
        (
          "Licence", "https://creativecommons.org/licenses/by/4.0/",
          "creativecommons.org/licenses/by/4.0/"
        ),
      ] {
        #expect(front.contains("href=\"\(address)\""))
        #expect(front.contains(name) && front.contains(">\(words)<"))
      }
      let plain = try self.run(sandbox, ["in.csv", "--license", "CC0"], verb: verb)
      #expect(plain.status == 0)
      let page = try #require(sandbox.text(of: "out/index.html"))
      #expect(page.contains(">CC0<") && !page.contains("Source"))
    }
  }

  @Test(
    arguments: [
      ("name,name", "--facet has name twice. Remove one."),
      (
        "a_b,Country",
        "--facet Country repeats --group-by Country. Remove it, or choose another --group-by."
      ),
    ])
  func `a facet is asked for once, and not beside groups of the same`(
    facets: String, message: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.places, at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--group-by", "Country", "--facet", facets])
      #expect(run.error == "error: \(message)\n")
      #expect(run.status == 2)
    }
  }

  @Test func `a note says that a wide table is not shown whole`() throws {
    try Sandbox.use { sandbox in
      let names = (0..<857).map { "c\($0)" }
      try sandbox.put(
        names.joined(separator: ",") + "\n" + names.map { "text \($0)" }.joined(separator: ","),
        at: "in.csv")
      let words = ["table", "in.csv", "--row-pages", "-o", "out"]
      let run = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(
        run.error.hasPrefix(
          "note: in.csv: the listing shows 20 of 857 columns; row pages and the search have "
            + "all. Choose them with --columns.\n"))
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(page.contains("text c19<") && !page.contains("text c20<"))
      #expect(sandbox.text(of: "out/rows/0/row-1.html")?.contains("text c856<") == true)
      let chosen = try Child(
        product: "rowhouse", words + ["--columns", "c856,c1"], in: sandbox.path
      ).result()
      #expect(!chosen.error.contains("note:") && chosen.status == 0)
    }
  }

  @Test func `everything can be asked for together`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(Self.places, at: "in.csv")
      let words = [
        "in.csv", "--group-by", "country", "--sort", "-a_b", "--facet", "A B,a_b", "--id", "NAME",
        "--title-column", "name", "--columns", "A B", "--hide", "lat", "--row-pages", "--exports",
      ]
      let once = try run(sandbox, words + ["--jobs", "1"])
      #expect(once.error == "" && once.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(
        page.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }.filter { $0 != "main" } == [
          "search-results", "search-found", "search-form", "search-field", "facets", "caption",
          "country_norway", "bergen", "oslo", "country_sweden", "lund",
          "country_not_given", "main-2",
        ])
      #expect(
        page.contains(
          #"<th scope="col" data-order="">name</th>"#
            + #"<th scope="col" data-order="">A B</th></tr>"#))
      let row = try #require(sandbox.text(of: "out/rows/be/bergen.html"))
      #expect(row.contains(">lon<") && !row.contains(">lat<"))
      for file in [
        "by/a-b/4/index.html", "by/country/index.html", "summary.html",
        "rows/ma/main-2.html", "rows/index.csv",
      ] { #expect(sandbox.text(of: "out/\(file)") != nil, "\(file)") }
      let tree = try sandbox.tree("out")
      // Of two columns whose folders would be one, the second's is made of its bytes.
      #expect(tree.contains { $0.hasPrefix("by/a-b-") && $0.contains("/x/index.html = ") })
      for jobs in ["2", "7"] {
        try sandbox.move("out", to: "out-\(jobs)")
        #expect(try run(sandbox, words + ["--jobs", jobs]).status == 0)
        #expect(try sandbox.tree("out") == tree)
      }
    }
  }

  @Test(
    arguments: [
      ("a\nx\n", ["--group-by", "a", "--sort", "-a", "--id", "a", "--title-column", "a"], 0),
      ("a,b\n", ["--allow-empty", "--group-by", "a", "--id", "b", "--facet", "b"], 0),
      ("a,b,c\n1\n2\n", ["--allow-empty", "--max-skipped", "100%", "--group-by", "a"], 0),
      ("a,b,c\n1\n2\n", ["--max-skipped", "100%", "--group-by", "a"], 1),
      ("a,b\n,1\n,2\n", ["--id", "a"], 1),
      ("../x,constructor,__proto__,\n1,2,3,4\n", ["--facet", "../x,constructor,Column 4"], 0),
      ("\"a,b\",c\n1,2\n", ["--group-by", "a,b", "--sort", "-a,b"], 0),
      ("a,a\nx,1\ny,1\n", ["--group-by", "a (2)", "--facet", "a", "--id", "a"], 0),
      ("a,b\nx,1\ny,2\n", ["--columns", "b", "--hide", "b,a", "--row-pages"], 0),
    ] as [(String, [String], Int32)])
  func `whatever is asked of whatever table, the site is valid or there is none`(
    text: String, words: [String], status: Int32
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(text, at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--row-pages"] + words.filter { $0 != "--row-pages" })
      #expect(run.status == status, "\(run.error)")
      guard status == 0 else { return #expect(sandbox.text(of: "out/index.html") == nil) }
      let check = try Child(product: "rowhouse", ["check", "out"], in: sandbox.path).result()
      #expect(check.status == 0)
    }
  }

  @Test(
    arguments: [
      ("\u{FF}\u{FE}a\0\n\0\u{E9}\0", []), ("a\n\u{E9}", ["--encoding", "Latin-1"]),
      ("a\0\n\0\u{E9}\0", ["--encoding", "utf-16"]),
      ("\u{FE}\u{FF}\0a\0\n\0\u{E9}", ["--encoding", "latin-1"]),
    ] as [(String, [String])])
  func `text of other encodings is read as what it is`(latin: String, words: [String]) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(latin.unicodeScalars.map { UInt8($0.value) }, at: "in.csv")
      let run = try run(sandbox, ["in.csv"] + words)
      #expect(run.error == "" && run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(page.contains("<th scope=\"row\">\u{E9}</th>"))
    }
  }

  @Test func `what a database's client writes in a way of its own is read as that`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("name\tborn\n\"Ada\"\t1815\nBo\\tL\tNULL\n", at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--input-format", "mysql"])
      #expect(run.error == "" && run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(page.contains("<th scope=\"row\">&quot;Ada&quot;</th><td>1815</td>"))
      #expect(page.contains("<th scope=\"row\">Bo\tL</th><td></td>"))
    }
  }

  @Test(
    arguments: [
      (
        ["--input-format", "csv"],
        """
        invalid value "csv" for --input-format. Use mysql for the output of mysql --batch; other \
        formats are detected.
        """
      ),
      (
        ["--input-format", "mysql", "--delimiter", ","],
        "--input-format mysql can't be combined with --delimiter"
      ),
    ])
  func `a format that is not known, or has its own separator, is a usage error`(
    words: [String], message: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1", at: "in.csv")
      let run = try run(sandbox, ["in.csv"] + words)
      #expect(run.error.hasPrefix("error: \(message)\n"), "\(run.error)")
      #expect(run.status == 2)
    }
  }

  @Test func `an encoding that is not known is a usage error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n1", at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--encoding", "koi8-r"])
      #expect(
        run.error == """
          error: invalid value "koi8-r" for --encoding. Use utf-8, windows-1252, latin-1, utf-16 \
          or utf-16be, or \
          convert the file with iconv -f NAME -t UTF-8.

          """)
      #expect(run.status == 2)
    }
  }

  @Test func `files without a header are one table by the places of their columns`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("x|1\ny|2\n", at: "a.csv")
      try sandbox.put("z|3|4\n", at: "b.csv")
      let run = try run(sandbox, ["a.csv", "b.csv", "--no-header", "--delimiter", "pipe"])
      #expect(run.error == "" && run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(page.contains(#">Column 1</th><th scope="col" data-order="">Column 2</th>"#))
      #expect(page.contains(#"<th scope="row">z</th><td>3</td><td>4</td></tr>"#))
      let wrong = try self.run(sandbox, ["a.csv", "--delimiter", "::"])
      #expect(
        wrong.error == """
          error: invalid value "::" for --delimiter. Use one character, comma, semicolon, pipe or tab.

          """)
      #expect(wrong.status == 2)
    }
  }

  @Test func `rows whose value is missing come last and are not given`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        "name,born,kin\nA,NA,yes\nB,1815,None\nC,-1,no\nD,?,yes\nE,1766,no\n", at: "in.csv")
      let run = try run(
        sandbox,
        ["in.csv", "-o", "out", "--null", "?,-1", "--sort", "-born", "--group-by", "kin"],
        output: [])
      #expect(run.error == "" && run.status == 0)
      let page = try #require(sandbox.text(of: "out/rows/index.html"))
      #expect(
        page.matches(of: /<th scope="row(?:group)?"[^>]*>(?:<div>)?([^<]*)/).map {
          String($0.output.1)
        }
          == ["no ", "E", "C", "yes ", "A", "D", "kin: not given ", "B"])
      let front = try #require(sandbox.text(of: "out/index.html"))
      #expect(
        front.contains(
          "<span>1766</span><span>1815</span></p>\n<p class=\"q\">2 numbers, all unique, 3 missing<"
        ))
    }
  }

  @Test func `a heading spans more columns than one cell can`() throws {
    try Sandbox.use { sandbox in
      let names = (1...1_024).map { "c\($0)" }.joined(separator: ",")
      let cells = (1...1_024).map { "\($0)" }.joined(separator: ",")
      try sandbox.put("\(names)\n\(cells)\n", at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--group-by", "c7", "--columns", names])
      #expect(run.error == "" && run.status == 0)
      #expect(
        sandbox.text(of: "out/rows/index.html")?.contains(#"</th><td colspan="23"></td></tr>"#)
          == true)
    }
  }

  @Test(
    arguments: [
      ["--facet", "none"], ["--facet", "none", "--group-by", "none"],
      ["--facet", "dvc,country", "--sort", "-alt"], ["--group-by", "dvc", "--facet", "none"],
      ["--group-by", "type", "--facet", "alt"],
    ])
  func `recordings are grouped, sorted and listed by any field, and by none`(
    words: [String]
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(
        "id,gen,sp,type,dvc,alt\n1,A,b,\"song, call\",Zoom,10\n2,A,b,call,Sony,2\n3,A,c,,,\n",
        at: "in.csv")
      let run = try run(sandbox, ["in.csv", "--row-pages"] + words, verb: "recordings")
      #expect(run.error == "" && run.status == 0)
    }
  }

  @Test func `a column of numbers with a list for each is summed up in both ways`() throws {
    try Sandbox.use { sandbox in
      let rows = (0..<1_200).map { "\($0),\($0 * 7 % 601).5\n" }
      try sandbox.put("id,mass\n" + rows.joined(), at: "in.csv")
      let run = try Child(
        product: "rowhouse", ["table", "in.csv", "--facet", "mass", "--output", "out"],
        in: sandbox.path
      ).result()
      #expect(run.status == 0, "\(run.output)\(run.error)")
      let summary = try #require(sandbox.text(of: "out/summary.html"))
      #expect(summary.matches(of: /id="column-2"/).count == 1)
      #expect(summary.matches(of: /<h2[^>]*>mass<\/h2>/).count == 2)
    }
  }
}
