package import Commands
import Files
import Records

extension Verb {
  /// `table`: turns rows of any kind into a paginated site.
  package static let table = Verb(
    name: "table",
    summary: "Build a site from CSV, TSV, JSON, GeoJSON, NDJSON, .xlsx or SQLite",
    operands: "INPUT...",
    options: [
      .output, .each, .encoding, .inputFormat, .delimiter, .quote, .skipLines, .headerLines,
      .noHeader, .comment, .notes, .pad, .rows, .null, .schema, .writeSchema, .config, .writeConfig,
      .title, .description, .source, .license, .noun, .logo, .page, .footer, .accent, .id,
      .titleColumn, .groupBy, .sort, .total, .sortable, .facet, .columns, .hide, .label, .type,
      .split, .link, .files, .pageSize, .rowPages, .showRemoteImages, .exports, .download, .lang,
      .phrases, .theme, .baseURL, .feed, .host, .maxFiles, .maxBytes, .jobs, .memory, .strict,
      .maxSkipped, .allowEmpty, .keep, .report, .cache, .checksum, .force, .watch, .port, .open,
      .quiet, .help,
    ],
    required: [.output],
    common: [
      .output, .title, .theme, .groupBy, .sort, .facet, .rowPages, .columns, .hide, .each,
      .download, .watch, .help,
    ],
    group: .building,
    input:
      "A file (also .gz or .zip), a folder, a data package (datapackage.json), or - for standard "
      + "input. Several inputs become one table, unless you pass --each.",
    reads: { RecordFormat(named: $0) != nil || (try? FileStatus(of: FilePath($0))) != nil },
    examples: [
      "rowhouse table people.csv -o site",
      "rowhouse table people.csv -o site --group-by country --sort -born --row-pages",
      "rowhouse table people.csv pets.csv -o site --each",
      "rowhouse table people.csv -o people.html",
      "rowhouse table people.csv -o site --watch --open",
      "sqlite3 -csv -header birds.db 'SELECT * FROM birds' | rowhouse table - -o site",
    ],
    values: [.output: "DIR|FILE.html"],
    summaries: [
      .output: "Folder to publish to, or FILE.html for one page with everything in it (required)"
    ],
    notes: """
      COLUMN matches exactly, or else ignoring case, spaces, "_", "-" and ".".

      CSV and TSV need a first line with the names of the columns, unless you pass --no-header. \
      JSON is a list of objects or of lists, or one of these on each line; nested objects become \
      columns such as "name.first".

      Nothing is published unless every page is valid. If neither the input nor the options have \
      changed since the last build, nothing is rebuilt.
      """
  ) { arguments, console in
    try arguments.expectSingleFile()
    if try arguments.watchesInputs(console) { return }
    try await arguments.publishTables(console)
  }
}
