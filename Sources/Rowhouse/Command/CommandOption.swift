import Bytes
import Rendering

/// An option of a command: its name, what follows it, and what it is for.
package enum CommandOption: String, CaseIterable, Sendable {
  case output
  case title
  case description
  case source
  case license
  case noun
  case logo
  case accent
  case id
  case titleColumn = "title-column"
  case groupBy = "group-by"
  case sort
  case total
  case sortable
  case facet
  case columns
  case hide
  case label
  case type
  case template
  case plan
  case readAs = "as"
  case path
  case github
  case query
  case since
  case keyFile = "key-file"
  case api
  case part
  case join
  case estimate
  case each
  case encoding
  case inputFormat = "input-format"
  case format
  case delimiter
  case noHeader = "no-header"
  case pad
  case rows
  case null
  case schema
  case writeSchema = "write-schema"
  case pageSize = "page-size"
  case rowPages = "row-pages"
  case showRemoteImages = "show-remote-images"
  case exports
  case download
  case lang
  case phrases
  case theme
  case values
  case baseURL = "base-url"
  case feed
  case host
  case maxFiles = "max-files"
  case maxBytes = "max-bytes"
  case jobs
  case memory
  case keep
  case to
  case list
  case limit
  case report
  case cache
  case checksum
  case force
  case strict
  case maxSkipped = "max-skipped"
  case allowEmpty = "allow-empty"
  case only
  case skip
  case rules
  case explain
  case watch
  case port
  case open
  case quiet
  case help

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  /// Its short form, if it has one.
  var shortFlag: String? {
    switch self {
    case .output: "-o"
    case .help: "-h"
    default: nil
    }
  }

  /// All forms of it: the short one, the usual one, another spelling.
  var flags: [String] {
    [shortFlag, flag, self == .license ? "--licence" : nil].compactMap(\.self)
  }

  /// The name it had before, which the message about an unknown option explains.
  var oldFlag: String? {
    switch self {
    case .sort: "--order"
    case .sortable: "--sort-by"
    case .type, .template: "--kind"
    case .rowPages: "--details"
    case .phrases: "--words"
    case .inputFormat: "--format"
    case .maxSkipped: "--max-refused"
    case .estimate: "--forecast"
    default: nil
    }
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool { self == .label || self == .type || self == .total }

  /// What the word after the option stands for.
  ///
  /// `nil`, if none follows.
  var value: String? {
    switch self {
    case .output, .cache, .plan, .path: "DIR"
    case .readAs: "VERB"
    case .part: "I/N"
    case .title: "T"
    case .description, .query: "TEXT"
    case .since: "DATE"
    case .source, .api: "URL"
    case .license: "TEXT|URL"
    case .noun: "ONE,MANY"
    case .explain: "RULE"
    case .only, .skip: "RULE,..."
    case .label: "COLUMN=TITLE"
    case .total: "COLUMN[=HOW]"
    case .type: "COLUMN=TYPE"
    case .id, .titleColumn, .groupBy, .sort, .feed: "COLUMN"
    case .sortable, .facet, .columns, .hide: "COLUMN,..."
    case .lang: "LANGUAGE"
    case .encoding, .inputFormat, .format, .template: "NAME"
    case .delimiter: "SIGN"
    case .rows: "PATH"
    case .null: "WORD,..."
    case .pageSize, .maxFiles, .jobs, .keep, .to, .limit, .port: "N"
    case .maxBytes, .memory: "SIZE"
    case .maxSkipped: "PERCENT"
    case .theme: "NAME|DIR"
    case .accent: "COLOUR"
    case .baseURL: "URL"
    case .host: "NAME"
    case .report, .values, .schema, .logo, .writeSchema, .phrases, .keyFile: "FILE"
    case .join, .estimate, .each, .noHeader, .pad, .rowPages, .showRemoteImages, .exports,
      .download,
      .github, .list, .rules, .strict, .allowEmpty, .checksum, .force, .watch, .open,
      .quiet, .help:
      nil
    }
  }

  /// What the option is for, in a line of help.
  func summary(in verb: Verb) -> String { verb.summaries[self] ?? usualSummary(in: verb) }

  private func usualSummary(in verb: Verb) -> String {
    switch self {
    case .output:
      verb.defaultOutput.map { "the folder to publish to (default \($0))" }
        ?? "the folder to publish to"
    case .title: "the title of the catalogue (default \(verb.defaultTitle))"
    case .description: "a sentence or two on the home page"
    case .source: "the address that the data is from, in the foot of pages"
    case .license: "what the data may be used for, in the foot of pages: a name, or an address"
    case .noun: "what a row is called: airport,airports (default: row,rows)"
    case .accent:
      "the colour of links and charts, as #2446c2; two with a comma: for light, for dark"
    case .logo: "the picture beside the title: a file of SVG or PNG"
    case .label: "what pages call a column; may be given several times"
    case .type: "the type of a column's values: text, date ...; may be given several times"
    case .format: "how the output is written"
    case .template: "what the site is made of (default screens)"
    case .id: "the column that rows' addresses are made of (default: their numbers)"
    case .titleColumn: "the column that names a row (default: one of names, or else the first)"
    case .groupBy:
      "the column whose values are sections (default: none)"
    case .sort:
      "the column that rows are sorted by, -COLUMN downwards (default: as they come)"
    case .total:
      "a column that each section sums up: sum, mean, smallest or largest (default: sum)"
    case .sortable:
      "the columns with pages in their order, for readers without JavaScript (default: none)"
    case .facet:
      "the columns with an index and a list for each value; or none (default: few values)"
    case .columns: "the columns that listings show, in order; others can be found"
    case .hide: "the columns that are left out of the site: of pages, search, downloads, feeds"
    case .plan: "the folder that is shared by all who make the site together"
    case .readAs: "what the inputs are: table (the default) or recordings"
    case .path: "the checkout of Rowhouse, for screens (default: the one this program is from)"
    case .github: "add a workflow that publishes the site with GitHub Pages"
    case .query: "what to ask for, in the words of the API's search; needed"
    case .since: "only what was uploaded since that day: 2026-11-22"
    case .keyFile: "the file that has the API's key (default: a variable)"
    case .api: "the address of the API (default: its own)"
    case .part: "which part of how many: 1/4, 2/4 ..."
    case .estimate: "say what 100,000,000 rows and 1,000,000,000 would take, and make nothing"
    case .join: "put together the parts that were read"
    case .each: "make each input a table by itself, in a folder of its own"
    case .encoding: "what text is written in: utf-8 (the default), windows-1252, latin-1, utf-16"
    case .inputFormat: "what the input is: mysql, as mysql --batch writes (default: as it looks)"
    case .delimiter:
      "what separates cells: , ; | or tab (default: what the first line has most of)"
    case .noHeader: "the first line is a row; columns are called Column 1, Column 2 ..."
    case .pad: "take rows with too few cells; the others are empty"
    case .rows: "the list in JSON that has the rows: data.items (default: the largest of objects)"
    case .null: "words that stand for no value, in columns of text too"
    case .schema: "what columns are called and what is in them: a file of Table Schema"
    case .writeSchema: "write what was found out of the columns to FILE, as Table Schema"
    case .pageSize: "how many \(verb.noun)s a page has (default 50)"
    case .rowPages: "give every \(verb.noun) a page of its own, with all that is known of it"
    case .showRemoteImages:
      "show pictures instead of links, which pages then fetch from their hosts"
    case .exports: "give every page of the listing its rows as CSV and JSON"
    case .download: "give the site all rows as one CSV, JSON and NDJSON"
    case .lang:
      "the language of pages: \(PageWords.languages.list(joinedBy: "or")) (default en)"
    case .phrases:
      "what pages say by themselves, in another language or other words: a file of JSON"
    case .theme: "the looks: \(ThemeChoice.names), or a folder with stylesheets"
    case .values: "give the site's forms the values in FILE, which their pages saved as JSON"
    case .baseURL: "the address the site is published at, for canonical links and the sitemap"
    case .feed: "with --base-url: an Atom feed of the rows with the latest COLUMN, days or times"
    case .host: "add the files a host looks for: \(SiteHost.names.list(joinedBy: "or"))"
    case .maxFiles: "publish nothing if there would be more files"
    case .maxBytes: "publish nothing if there would be more bytes: 500000000, 500MB, 1.5GB"
    case .jobs: "how many pages are made at once (default: one a processor)"
    case .memory:
      "how much memory the index may have, the rest on disk (default: a quarter, at most 1GB)"
    case .keep: "how many of the sites before this one to keep beside it, for rollback"
    case .to: "the number of the release to go back to (default: the last)"
    case .list: "list the releases there are, and change nothing"
    case .limit: "how many changes of a kind are listed; all are counted (default 20; JSON has all)"
    case .report: "write what was done to FILE, as JSON"
    case .cache:
      "where is remembered what was built (default: rowhouse in the user's folder of caches)"
    case .checksum: "look into the inputs to see whether they have changed, not at their times"
    case .force: "build, though nothing has changed since the last time, and judge every page"
    case .strict: "publish nothing if any \(verb.refusal)"
    case .maxSkipped:
      "publish nothing if more than PERCENT of the \(verb.noun)s were skipped (default 50%)"
    case .allowEmpty: "publish a site without \(verb.noun)s where there are none"
    case .only: "judge by these rules only"
    case .skip: "do not judge by these rules"
    case .rules: "list every rule with what it demands, and judge nothing"
    case .explain: "say why a rule is one, with an example that breaks it and how it is mended"
    case .watch: "serve the site on this machine, and build it again when something changes"
    case .port: "the port to serve at (default 8000, or the next that is free)"
    case .open: "open the site in the browser"
    case .quiet:
      verb.options.contains(.strict)
        ? "print errors only, and how many \(verb.noun)s were skipped" : "print errors only"
    case .help: "show this help"
    }
  }
}
