import TestSupport
import Testing

/// What the command says when it is not understood, and when it is asked for help.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (
        ["record"],
        "error: rowhouse has no command \"record\"; there are table, recordings, fetch, new, preview, check, diff, rollback, plan, draw, publish, completions and manual"
      ),
      (["chekc", "x"], "error: rowhouse has no command \"chekc\"; did you mean check?"),
      (["recordings"], "error: say what to read: recordings INPUT... --output DIR"),
      (["recordings", "a.json"], "error: say where to publish: --output DIR"),
      (
        ["recordings", "a.json", "--outptu", "x"],
        "error: recordings has no option --outptu; did you mean --output?"
      ),
      (
        ["table", "in.csv", "--order=-size"],
        "error: table has no option --order; did you mean --sort?"
      ),
      (
        ["table", "in.csv", "--sort-by=a"],
        "error: table has no option --sort-by; did you mean --sortable?"
      ),
      (
        ["table", "in.csv", "--kind=a=text"],
        "error: table has no option --kind; did you mean --type?"
      ),
      (["new", "in", "--kind=table"], "error: new has no option --kind; did you mean --template?"),
      (
        ["table", "in.csv", "--details"],
        "error: table has no option --details; did you mean --row-pages?"
      ),
      (
        ["table", "in.csv", "--words=de.json"],
        "error: table has no option --words; did you mean --phrases?"
      ),
      (
        ["table", "in.csv", "--format=mysql"],
        "error: table has no option --format; did you mean --input-format?"
      ),
      (
        ["table", "in.csv", "--max-refused=5"],
        "error: table has no option --max-refused; did you mean --max-skipped?"
      ),
      (
        ["plan", "in.csv", "--forecast"],
        "error: plan has no option --forecast; did you mean --estimate?"
      ),
      (["recordings", "--output"], "error: --output needs a value: --output DIR"),
      (["recordings", "--output="], "error: --output has an empty value"),
      (["recordings", "--quiet=yes"], "error: --quiet takes no value"),
      (["recordings", "--jobs", "1", "--jobs=2"], "error: --jobs is given twice"),
      (
        ["table", "a", "--output", "b", "--memory", "1MB"],
        "error: --memory is 1 MB; it takes 64 MB at least"
      ),
      (
        ["recordings", "a", "--output", "b", "--page-size", "0"],
        "error: --page-size is \"0\"; it takes a number from 1 to 10000"
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "country,typ"],
        "error: --facet is \"typ\"; there are species, country, recordist, type, quality, year and the "
          + "fields of recordings; did you mean type?"
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "year,year"],
        "error: --facet has year twice"
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "country,species"],
        "error: --facet species: the listing has a section for each already; leave it out, or "
          + "choose another --group-by"
      ),
      (
        ["recordings", "a", "--output", "b", "--group-by", "contry"],
        "error: --group-by is \"contry\"; there are species, country, recordist, type, quality, year, "
          + "none and the fields of recordings; did you mean country?"
      ),
      (
        ["recordings", "a", "--output", "b", "--sort=random"],
        "error: --sort is \"random\"; there are newest, oldest, quality, id and the fields of "
          + "recordings"
      ),
      (["check", "a", "--sort", "id"], "error: check has no option --sort"),
      (
        ["recordings", "a", "--output", "b", "--theme", "neon"],
        "error: there is no theme \"neon\", and no folder; there are cupertino, material, ledger, contrast"
      ),
      (
        ["table", "a", "--output", "b", "--lang", "xx"],
        "error: --lang is \"xx\"; there are de, en, es, fr, pl and sv; the phrases of another language "
          + "are given by --phrases FILE, and those that it lacks are English"
      ),
      (
        ["table", "a", "--output", "b", "--lang", "de_AT", "--phrases", "a.json"],
        "error: --lang is \"de_AT\"; it takes a language's tag such as de or pt-BR"
      ),
      (
        ["recordings", "a", "--output", "b", "--base-url", "birds"],
        "error: --base-url is \"birds\"; it takes an https address such as https://example.org/birds/"
      ),
      (
        ["recordings", "a", "--output", "b", "--base-url", "http://a.example/"],
        "error: --base-url is \"http://a.example/\"; it takes an https address such as "
          + "https://example.org/birds/"
      ),
      (
        ["recordings", "a", "--output", "--quiet"], "error: --output needs a value: --output DIR"
      ),
      (
        ["recordings", "a", "--output", "b", "--show-remote-images"],
        "error: --show-remote-images is about the pages of --row-pages; give that too"
      ),
      (
        ["recordings", "a", "--output", "b", "--title", " "],
        "error: --title is blank; a site needs a title"
      ),
      (
        ["recordings", "a", "--output", "b", "--report", "b/report.json"],
        "error: --report b/report.json is inside the output; write the report elsewhere"
      ),
      (
        ["recordings", "a", "--output", "b", "--report", "b"],
        "error: --report b is inside the output; write the report elsewhere"
      ),
      (
        ["recordings", "a", "--output", "b/c/d", "--report", "b"],
        "error: --report b is a folder above the output; write the report elsewhere"
      ),
      (
        ["recordings", "-", "a.json", "-", "--output", "b"],
        "error: standard input was asked for twice, and can be read once: give - once"
      ),
      (
        ["recordings", "a", "--output", "b", "--max-files", "many"],
        "error: --max-files is \"many\"; it takes a number from 1 to 1000000000"
      ),
      (
        ["recordings", "a", "--output", "b", "--max-bytes", "1 box"],
        "error: --max-bytes is \"1 box\"; it takes a number of bytes such as 500000000, 500MB or 1.5GB"
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "101%"],
        "error: --max-skipped is \"101%\"; it takes a whole percentage from 0% to 100%"
      ),
      (
        ["recordings", "a", "--output", "b", "--max-skipped", "%"],
        "error: --max-skipped is \"%\"; it takes a whole percentage from 0% to 100%"
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "+50"],
        "error: --max-skipped is \"+50\"; it takes a whole percentage from 0% to 100%"
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "050%"],
        "error: --max-skipped is \"050%\"; it takes a whole percentage from 0% to 100%"
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped=-0"],
        "error: --max-skipped is \"-0\"; it takes a whole percentage from 0% to 100%"
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "50%%"],
        "error: --max-skipped is \"50%%\"; it takes a whole percentage from 0% to 100%"
      ),
      (["table"], "error: say what to read: table INPUT... --output DIR"),
      (
        ["table", "-", "-", "--output", "c"],
        "error: standard input was asked for twice, and can be read once: give - once"
      ),
      (["table", "a.csv"], "error: say where to publish: --output DIR"),
      (["table", "a", "--output", "b", "--facet", "a,a"], "error: --facet has a twice"),
      (
        ["table", "a", "--output", "b", "--facet", "a", "--group-by", "a"],
        "error: --facet a: the listing has a section for each already; leave it out, or choose "
          + "another --group-by"
      ),
      (
        ["table", "a", "--output", "b", "--title="], "error: --title has an empty value"
      ),
      (
        ["table", "a", "--output", "b", "--title", " "],
        "error: --title is blank; a site needs a title"
      ),
      (["check"], "error: say which folder: check DIR"),
      (["check", "a", "b"], "error: check takes one folder at a time"),
      (
        ["check", "a", "--only", "nestin"],
        "error: --only has \"nestin\", which is no rule; did you mean nesting?"
      ),
      (
        ["check", "a", "--skip", "nesting,"],
        "error: --skip has \"\", which is no rule; check --rules lists them"
      ),
      (
        ["check", "--explain", "everything"],
        "error: --explain has \"everything\", which is no rule; check --rules lists them"
      ),
      (
        ["check", "a", "--only", "label", "--skip", "label"],
        "error: --only and --skip leave no rule; check --rules lists them"
      ),
      (
        ["check", "a", "--rules"],
        "error: --rules says what is demanded and judges nothing; give it alone"
      ),
      (
        ["check", "--explain", "label", "--format", "json"],
        "error: --explain says what is demanded and judges nothing; give it alone"
      ),
      (
        ["check", "a", "--format", "xml"],
        "error: --format is \"xml\"; there are text, json, sarif and github"
      ),
    ])
  func `what is not understood is said, and the exit status is 2`(
    words: [String], message: String
  ) throws {
    let run = try Child(product: "rowhouse", words).result()
    #expect(run.error == message + "\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(
    arguments: [
      ["--help"], ["help"], ["recordings", "--help"], ["help", "recordings"], ["check", "-h"],
      ["table", "--help"], ["--version"],
    ])
  func `help is an answer, not an error`(words: [String]) throws {
    let run = try Child(product: "rowhouse", words).result()
    #expect(!run.output.isEmpty)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func `help names every option in lines of at most 80 columns`() throws {
    let overview = try Child(product: "rowhouse", ["--help"]).result().output
    #expect(overview.contains("Exit status: 0 success"))
    let verbs = overview.matches(of: /(?m)^ {2}([a-z]+) {2}/).map { String($0.1) }
    for verb in verbs {
      let help = try Child(product: "rowhouse", [verb, "--help"]).result().output
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(verb)")
      #expect(help.contains("Usage: rowhouse \(verb)"))
    }
    let help = try Child(product: "rowhouse", ["recordings", "--help"]).result().output
    let options = [
      "--output DIR", "--title TEXT", "--group-by COLUMN", "--sort COLUMN", "--facet COLUMN,...",
      "--page-size N", "--theme NAME", "--base-url URL", "--max-files N", "--max-bytes SIZE",
      "--jobs N", "--memory SIZE", "--strict", "--max-skipped PERCENT", "--allow-empty",
      "--report FILE", "--quiet", "--help", "Layout:", "Limits and speed:",
    ]
    for option in options { #expect(help.contains(option)) }
  }

  @Test func `the short help has examples and leads to the long one`() throws {
    let long = try Child(product: "rowhouse", ["table", "--help"]).result().output
    let short = try Child(product: "rowhouse", ["table", "-h"]).result().output
    #expect(short.split(separator: "\n").count < 45)
    #expect(short.contains("Examples:\n  rowhouse table people.csv -o site\n"))
    #expect(short.contains("Run 'rowhouse table --help' for all options."))
    #expect(!short.contains("--max-bytes") && long.contains("--max-bytes"))
    let check = ["-h", "--help"].map { ["check", $0] }
    let both = try check.map { try Child(product: "rowhouse", $0).result().output }
    #expect(both[0] == both[1])
  }
}
