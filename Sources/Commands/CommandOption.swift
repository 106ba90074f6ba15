import Bytes
import Publishing
import Rendering

/// An option of a command: its name, its value, and its help.
package enum CommandOption: String, CaseIterable, Sendable {
  case output, title, description, source, license, noun, logo, page, footer, accent, id
  case titleColumn = "title-column"
  case groupBy = "group-by"
  case sort, total, sortable, facet, columns, hide, label, type, split, link, files, template, plan
  case readAs = "as"
  case path, github, query, since
  case keyFile = "key-file"
  case api, part, estimate, each, encoding
  case inputFormat = "input-format"
  case format, delimiter, quote
  case skipLines = "skip-lines"
  case headerLines = "header-lines"
  case noHeader = "no-header"
  case comment, notes, pad, rows, null, schema
  case writeSchema = "write-schema"
  case config
  case writeConfig = "write-config"
  case pageSize = "page-size"
  case rowPages = "row-pages"
  case showRemoteImages = "show-remote-images"
  case exports, download, lang, phrases, theme, values
  case baseURL = "base-url"
  case feed, host
  case maxFiles = "max-files"
  case maxBytes = "max-bytes"
  case jobs, memory, keep, to, list, limit, report, cache, checksum, force, strict
  case maxSkipped = "max-skipped"
  case allowEmpty = "allow-empty"
  case only, skip, rules, explain, watch, port, open, quiet, help

  /// The option as it is typed.
  package var flag: String { "--\(rawValue)" }

  var shortFlag: String? {
    switch self {
    case .output: "-o"
    case .help: "-h"
    default: nil
    }
  }

  /// All forms of it: the short one, the usual one, another spelling.
  package var flags: [String] {
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

  package var isRepeatable: Bool { [.label, .type, .split, .link, .total, .page].contains(self) }

  /// Whether each of its values is for a column: `COLUMN=TITLE`.
  var isForColumns: Bool { isRepeatable && value?.hasPrefix("COLUMN") == true }

  /// The placeholder for the option's value in help; `nil` if it has no value.
  var value: String? {
    switch self {
    case .output, .cache, .plan, .path, .files: "DIR"
    case .readAs: "VERB"
    case .part: "I/N"
    case .title, .description, .query: "TEXT"
    case .since: "DATE"
    case .source, .api, .baseURL: "URL"
    case .license: "TEXT|URL"
    case .noun: "ONE,MANY"
    case .explain: "RULE"
    case .only, .skip: "RULE,..."
    case .label: "COLUMN=TITLE"
    case .total: "COLUMN[=HOW]"
    case .type: "COLUMN=TYPE"
    case .split: "COLUMN=SEPARATOR"
    case .link: "COLUMN=URL"
    case .id, .titleColumn, .groupBy, .sort, .feed: "COLUMN"
    case .sortable, .facet, .columns, .hide: "COLUMN,..."
    case .lang: "LANGUAGE"
    case .encoding, .inputFormat, .format, .template, .rows, .host: "NAME"
    case .delimiter, .quote: "CHAR"
    case .comment: "PREFIX"
    case .notes: "keep"
    case .null: "VALUE,..."
    case .skipLines, .headerLines, .pageSize, .maxFiles, .jobs, .keep, .to, .limit, .port: "N"
    case .maxBytes, .memory: "SIZE"
    case .maxSkipped: "PERCENT"
    case .theme: "NAME|DIR"
    case .accent: "COLOUR"
    case .report, .values, .schema, .logo, .page, .footer, .writeSchema, .config, .writeConfig,
      .phrases, .keyFile:
      "FILE"
    case .estimate, .each, .noHeader, .pad, .rowPages, .showRemoteImages, .exports, .download,
      .github, .list, .rules, .strict, .allowEmpty, .checksum, .force, .watch, .open, .quiet, .help:
      nil
    }
  }

  /// The option in a line of help.
  package func summary(in verb: Verb) -> String { verb.summaries[self] ?? usualSummary(in: verb) }

  // MARK: - Help

  /// A part of the help of a verb that has many options.
  enum Group: String, CaseIterable {
    case output = "Output"
    case file = "Options in a file"
    case layout = "Layout"
    case columns = "Columns"
    case input = "Reading the input"
    case skipping = "Rows that can't be used (by default, they are skipped and reported)"
    case downloads = "Downloads for visitors"
    case publishing = "Publishing"
    case preview = "Preview"
    case limits = "Limits and speed"
    case messages = "Messages"
  }

  /// The part of the help that it is in.
  var group: Group {
    switch self {
    case .output, .title, .description, .source, .license, .noun, .logo, .page, .footer, .accent,
      .theme, .lang, .phrases, .values:
      .output
    case .config, .writeConfig: .file
    case .groupBy, .sort, .sortable, .facet, .total, .rowPages, .pageSize, .showRemoteImages:
      .layout
    case .columns, .hide, .label, .type, .split, .link, .files, .titleColumn, .id: .columns
    case .each, .encoding, .inputFormat, .format, .delimiter, .quote, .skipLines, .headerLines,
      .noHeader, .comment, .notes, .rows, .null, .schema, .writeSchema, .readAs, .path, .query,
      .since, .keyFile, .api, .template:
      .input
    case .pad, .strict, .maxSkipped, .allowEmpty: .skipping
    case .exports, .download: .downloads
    case .baseURL, .feed, .host, .keep, .github, .to, .list: .publishing
    case .watch, .port, .open: .preview
    case .maxFiles, .maxBytes, .jobs, .memory, .cache, .checksum, .force, .plan, .part,
      .estimate, .only, .skip, .rules, .limit:
      .limits
    case .report, .quiet, .help, .explain: .messages
    }
  }

  private func usualSummary(in verb: Verb) -> String {
    switch self {
    case .output:
      "Folder to publish to (\(verb.defaultOutput.map { "default: \($0)" } ?? "required"))"
    case .title: "Site title (default: \(verb.defaultTitle))"
    case .description: "A sentence or two for the home page"
    case .source: "Source of the data, as a link at the foot of pages"
    case .license: "Licence of the data, for the foot of pages (also --licence)"
    case .noun: "A row in one word and in plural: airport,airports (default: row,rows)"
    case .accent: "Colour of links and charts: #2446c2, or LIGHT,DARK for the two modes"
    case .logo: "Picture beside the title: an SVG or PNG file"
    case .page: "Page of your own, from a file of Markdown. Repeatable"
    case .footer: "Text at the foot of every page, from a file of Markdown"
    case .label: "Heading for a column. Repeatable"
    case .type: "Type of a column: text, date, whole-number ... (default: detected). Repeatable"
    case .split: "Separator of the values of a cell, or none (default: detected). Repeatable"
    case .link: "Make values links: isbn=https://openlibrary.org/isbn/{}. Repeatable"
    case .files:
      "Folder of the pictures, sounds and PDFs that cells name (default: beside the input)"
    case .format: "Output format"
    case .template: "Starter project (default: screens)"
    case .id: "Column to make row URLs from (default: row numbers)"
    case .titleColumn: "Column that names each row (default: one of names, or else the first)"
    case .groupBy: "Group rows into sections by this column"
    case .sort: "Sort rows by this column; -COLUMN sorts descending (default: input order)"
    case .total: "Total for each section: sum (the default), mean, smallest or largest. Repeatable"
    case .sortable: "Also write pages in the order of these columns, for readers without JavaScript"
    case .facet:
      "Make a page for each value of these columns; none turns off value lists (default: value "
        + "lists, without pages, for columns with few values)"
    case .columns: "Columns to show, in order; others stay searchable"
    case .hide: "Columns to leave out everywhere: pages, search, downloads"
    case .plan: "Folder that all processes share (required)"
    case .readAs: "Read the inputs as this command does (default: table)"
    case .path: "Checkout of Rowhouse, for screens (default: this program's)"
    case .github: "Add a workflow that publishes the site with GitHub Pages"
    case .query: "Search of the API (required)"
    case .since: "Only data since a day: 2026-11-22"
    case .keyFile: "File with the API key"
    case .api: "URL of the API (default: its own)"
    case .part: "Part number and count: 1/4, 2/4 ..."
    case .estimate: "Print what 100,000,000 and 1,000,000,000 rows would take, and write nothing"
    case .each: "Publish each input, and each table in it, in its own folder"
    case .encoding: "utf-8 (the default), windows-1252, latin-1 or utf-16"
    case .inputFormat: "mysql, for the output of mysql --batch (default: detected)"
    case .delimiter: "Column separator: any character, or tab (default: detected)"
    case .quote: "Quotation mark around cells, or none (default: \")"
    case .skipLines: "Lines to leave out above the header (default: title lines are detected)"
    case .headerLines:
      "Lines that name the columns, joined: Price \u{B7} EUR (default: 1, or detected in surveys)"
    case .noHeader: "The first line is data; name columns Column 1, Column 2 ..."
    case .comment: "Prefix of comment lines, or none (default: # in lines that are not rows)"
    case .notes: "Read notes below the last row as rows (default: they are left out)"
    case .pad: "Accept rows with too few cells; leave the rest empty"
    case .rows:
      "Sheet, table, file in an archive, or path in JSON, such as data.items; . reads JSON as it is "
        + "(default: the first sheet with rows, or the largest table or list)"
    case .null: "Values that mean \"missing\", such as ?,-9999"
    case .schema: "Read column names and types from a Table Schema"
    case .writeSchema: "Save the detected names and types as a Table Schema"
    case .config: "Read options from a JSON file, which the command line overrides"
    case .writeConfig: "Save the options, and what was found out, for --config"
    case .pageSize: "Number of \(verb.noun)s per page, 1 to 10000 (default: 50)"
    case .rowPages: "Make a page for every \(verb.noun)"
    case .showRemoteImages: "Show images from other hosts, rather than links"
    case .exports: "CSV and JSON of each page of the listing"
    case .download: "CSV, JSON and NDJSON of all rows"
    case .lang: "Interface language: \(PageWords.languages.list(joinedBy: "or")) (default: en)"
    case .phrases: "Your own interface text, as JSON"
    case .theme: "\(ThemeChoice.names), or a folder of stylesheets (default: cupertino)"
    case .values: "Give the site's forms the values in FILE, which their pages saved as JSON"
    case .baseURL: "The site's https address, for canonical links, link previews and a sitemap"
    case .feed: "Atom feed of the latest rows, by this date column (needs --base-url)"
    case .host: "Files for \(SiteHost.names.list(joinedBy: "or"))"
    case .maxFiles: "Fail if the site would have more files"
    case .maxBytes: "Fail if the site would be larger: 500MB, 1.5GB"
    case .jobs: "Worker threads, 1 to 256 (default: one per processor)"
    case .memory:
      "Memory to use before spilling to disk, at least 64MB (default: a quarter of the "
        + "machine's, at most 1GB)"
    case .keep: "Keep the last N releases for 'rowhouse rollback'"
    case .to: "Release number (default: the one that was replaced last)"
    case .list: "List the releases, and change nothing"
    case .limit: "Changes to list of each kind; all are counted (default: 20; all in JSON)"
    case .report: "Write a JSON report of the build"
    case .cache: "Folder that remembers builds (default: your cache folder)"
    case .checksum: "Detect changed inputs by content, not by time stamp"
    case .force: "Rebuild and validate even if nothing has changed"
    case .strict: "Fail if any \(verb.refusal)"
    case .maxSkipped: "Fail if more than PERCENT of \(verb.noun)s are skipped (default: 50%)"
    case .allowEmpty: "Publish a site even if there are no \(verb.noun)s"
    case .only: "Check these rules only"
    case .skip: "Leave these rules out"
    case .rules: "List every rule, and check nothing"
    case .explain: "Explain a rule: its reason, an example that breaks it, and the fix"
    case .watch: "Serve the site here; rebuild when the input changes"
    case .port: "Port (default: 8000 or the next free one)"
    case .open: "Open the site in your browser"
    case .quiet:
      verb.options.contains(.strict)
        ? "Print only errors and the number of skipped \(verb.noun)s" : "Print only errors"
    case .help: verb.common.isEmpty ? "Print this help" : "Print this help; -h prints the short one"
    }
  }
}
