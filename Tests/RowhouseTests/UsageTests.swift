import TestSupport
import Testing

/// What the command says when it is not understood, and when it is asked for help.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (
        ["record"],
        "error: unknown command \"record\". Use table, recordings, fetch, new, preview, check, "
          + "diff, rollback, "
          + "plan, draw, publish, completions or manual."
      ),
      (["chekc", "x"], "error: unknown command \"chekc\"; did you mean check?"),
      (
        ["my birds.csv", "-o", "x"],
        "error: unknown command \"my birds.csv\"; did you mean rowhouse table 'my birds.csv'?"
      ),
      (
        ["1.2"],
        "error: unknown command \"1.2\". Use table, recordings, fetch, new, preview, check, diff, "
          + "rollback, plan, draw, publish, completions or manual."
      ),
      (["recordings"], "error: missing INPUT. Usage: recordings INPUT... --output DIR"),
      (["recordings", "a.json"], "error: missing --output DIR (the folder to publish to)"),
      (
        ["recordings", "a.json", "--outptu", "x"],
        "error: unknown option --outptu; did you mean --output?"
      ),
      (
        ["table", "in.csv", "--order=-size"],
        "error: unknown option --order; did you mean --sort?"
      ),
      (
        ["table", "in.csv", "--sort-by=a"],
        "error: unknown option --sort-by; did you mean --sortable, or --sort?"
      ),
      (
        ["table", "in.csv", "--kind=a=text"],
        "error: unknown option --kind; did you mean --type?"
      ),
      (["new", "in", "--kind=table"], "error: unknown option --kind; did you mean --template?"),
      (
        ["table", "in.csv", "--details"],
        "error: unknown option --details; did you mean --row-pages?"
      ),
      (
        ["table", "in.csv", "--detail"],
        "error: unknown option --detail; did you mean --row-pages?"
      ),
      (
        ["table", "in.csv", "--words=de.json"],
        "error: unknown option --words; did you mean --phrases?"
      ),
      (
        ["table", "in.csv", "--format=mysql"],
        "error: unknown option --format; did you mean --input-format?"
      ),
      (
        ["table", "in.csv", "--max-refused=5"],
        "error: unknown option --max-refused; did you mean --max-skipped?"
      ),
      (
        ["plan", "in.csv", "--forecast"],
        "error: unknown option --forecast; did you mean --estimate?"
      ),
      (["recordings", "--output"], "error: missing value: --output DIR"),
      (["recordings", "--output="], "error: empty value: --output DIR"),
      (["recordings", "--quiet=yes"], "error: --quiet takes no value. Remove the value."),
      (
        ["recordings", "--jobs", "1", "--jobs=2"],
        "error: --jobs appears twice. Leave out one "
          + "of them."
      ),
      (
        ["table", "a", "--output", "b", "--memory", "1MB"],
        "error: --memory 1 MB is too small. Use at least 64 MB."
      ),
      (
        ["recordings", "a", "--output", "b", "--page-size", "0"],
        "error: invalid value \"0\" for --page-size. Use a number from 1 to 10000."
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "country,typ"],
        "error: invalid value \"typ\" for --facet; did you mean type? Use species, country, "
          + "recordist, type, "
          + "quality, year or a field of recordings."
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "year,year"],
        "error: --facet has year twice. Remove one."
      ),
      (
        ["recordings", "a", "--output", "b", "--facet", "country,species"],
        "error: --facet species repeats --group-by species. Remove it, or choose another "
          + "--group-by."
      ),
      (
        ["recordings", "a", "--output", "b", "--group-by", "contry"],
        "error: invalid value \"contry\" for --group-by; did you mean country? Use species, "
          + "country, "
          + "recordist, type, quality, year, none or a field of recordings."
      ),
      (
        ["recordings", "a", "--output", "b", "--sort=random"],
        "error: invalid value \"random\" for --sort. Use newest, oldest, quality, id or a field of "
          + "recordings."
      ),
      (
        ["check", "a", "--sort", "id"], "error: unknown option --sort. See --help for the options."
      ),
      (
        ["recordings", "a", "--output", "b", "--theme", "neon"],
        "error: invalid value \"neon\" for --theme. Use cupertino, material, ledger or "
          + "contrast, or a "
          + "folder of stylesheets."
      ),
      (
        ["table", "a", "--output", "b", "--lang", "xx"],
        "error: invalid value \"xx\" for --lang. Use de, en, es, fr, pl or sv, or pass the "
          + "interface text "
          + "of another language with --phrases FILE."
      ),
      (
        ["table", "a", "--output", "b", "--lang", "de_AT", "--phrases", "a.json"],
        "error: invalid value \"de_AT\" for --lang. Use a language tag such as de or pt-BR."
      ),
      (
        ["recordings", "a", "--output", "b", "--base-url", "birds"],
        "error: invalid value \"birds\" for --base-url. Use an https URL such as "
          + "https://example.org/site/."
      ),
      (
        ["recordings", "a", "--output", "b", "--base-url", "http://a.example/"],
        "error: invalid value \"http://a.example/\" for --base-url. Use an https URL such as "
          + "https://example.org/site/."
      ),
      (
        ["recordings", "a", "--output", "--quiet"], "error: missing value: --output DIR"
      ),
      (
        ["recordings", "a", "--output", "b", "--show-remote-images"],
        "error: --show-remote-images works only with --row-pages. Pass --row-pages too."
      ),
      (
        ["recordings", "a", "--output", "b", "--title", " "],
        "error: --title is blank. Pass a title, or leave out --title."
      ),
      (
        ["recordings", "a", "--output", "b", "--report", "b/report.json"],
        "error: --report b/report.json is inside the output folder. Write the report elsewhere."
      ),
      (
        ["recordings", "a", "--output", "b", "--report", "b"],
        "error: --report b is inside the output folder. Write the report elsewhere."
      ),
      (
        ["recordings", "a", "--output", "b/c/d", "--report", "b"],
        "error: --report b contains the output folder. Write the report elsewhere."
      ),
      (
        ["recordings", "-", "a.json", "-", "--output", "b"],
        "error: standard input (-) appears twice. Pass - only once."
      ),
      (
        ["recordings", "a", "--output", "b", "--max-files", "many"],
        "error: invalid value \"many\" for --max-files. Use a number from 1 to 1000000000."
      ),
      (
        ["recordings", "a", "--output", "b", "--max-bytes", "1 box"],
        "error: invalid value \"1 box\" for --max-bytes. Use a number of bytes such as "
          + "500000000, 500MB or 1.5GB."
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "101%"],
        "error: invalid value \"101%\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (
        ["recordings", "a", "--output", "b", "--max-skipped", "%"],
        "error: invalid value \"%\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "+50"],
        "error: invalid value \"+50\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "050%"],
        "error: invalid value \"050%\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped=-0"],
        "error: invalid value \"-0\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (
        ["table", "a", "--output", "b", "--max-skipped", "50%%"],
        "error: invalid value \"50%%\" for --max-skipped. Use a whole percentage from 0% to 100%."
      ),
      (["table"], "error: missing INPUT. Usage: table INPUT... --output DIR"),
      (
        ["table", "-", "-", "--output", "c"],
        "error: standard input (-) appears twice. Pass - only once."
      ),
      (["table", "a.csv"], "error: missing --output DIR (the folder to publish to)"),
      (
        ["table", "a", "--output", "b", "--facet", "a,a"], "error: --facet has a twice. Remove one."
      ),
      (
        ["table", "a", "--output", "b", "--facet", "a", "--group-by", "a"],
        "error: --facet a repeats --group-by a. Remove it, or choose another --group-by."
      ),
      (
        ["table", "a", "--output", "b", "--title="], "error: empty value: --title TEXT"
      ),
      (
        ["table", "a", "--output", "b", "--title", " "],
        "error: --title is blank. Pass a title, or leave out --title."
      ),
      (["check"], "error: missing DIR. Usage: check DIR"),
      (["check", "a", "b"], "error: too many arguments. check takes one folder."),
      (
        ["check", "a", "--only", "nestin"],
        "error: unknown rule \"nestin\" in --only; did you mean nesting?"
      ),
      (
        ["check", "a", "--skip", "nesting,"],
        "error: unknown rule \"\" in --skip. Run 'check --rules' for the list."
      ),
      (
        ["check", "--explain", "everything"],
        "error: unknown rule \"everything\" in --explain. Run 'check --rules' for the list."
      ),
      (
        ["check", "a", "--only", "label", "--skip", "label"],
        "error: --only and --skip leave no rules. Run 'check --rules' for the list."
      ),
      (
        ["check", "a", "--rules"],
        "error: --rules can't be combined with a folder or another option"
      ),
      (
        ["check", "--explain", "label", "--format", "json"],
        "error: --explain can't be combined with a folder or another option"
      ),
      (
        ["check", "a", "--format", "xml"],
        "error: invalid value \"xml\" for --format. Use text, json, sarif or github."
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
