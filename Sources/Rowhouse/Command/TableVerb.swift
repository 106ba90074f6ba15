extension Verb {
  /// `table`: turns rows of any kind into a paginated site.
  package static let table = Verb(
    name: "table",
    summary: "turns a table of any kind, CSV, TSV or JSON, into a paginated site",
    operands: "INPUT...",
    noun: "row",
    defaultTitle: "the file's name, or the folder's",
    refusal: "row was skipped",
    options: [
      .output, .each, .encoding, .inputFormat, .delimiter, .noHeader, .pad, .rows, .null, .schema,
      .writeSchema,
      .title, .description, .source, .license, .noun, .logo, .accent, .id, .titleColumn, .groupBy,
      .sort, .total,
      .sortable,
      .facet, .columns, .hide, .label, .type, .pageSize, .rowPages, .showRemoteImages, .exports,
      .download, .lang, .phrases, .theme, .baseURL, .feed, .host, .maxFiles, .maxBytes, .jobs,
      .memory, .strict,
      .maxSkipped,
      .allowEmpty, .keep, .report, .cache, .checksum, .force, .watch, .port, .open, .quiet, .help,
    ],
    values: [.output: "DIR|FILE.html"],
    summaries: [.output: "the folder to publish to, or FILE.html: one page with everything in it"],
    notes: """
      An INPUT is a file, a folder, or - for standard input. A CSV or TSV file has a first line that
      names its columns; commas, tabs, semicolons or | are between them, whichever the first line
      has most of. JSON is a list of objects or of lists, or one of these a line; the columns are
      the names in all objects, in the order in which they come first, with a dot before those in
      objects within objects. If the first list has nothing but strings, it names the columns. Of a
      file that is one object the largest list of objects has the rows, or that of --rows; features
      of GeoJSON are rows of their properties, and of where they are.
      Several inputs are one table, whose columns are united by their names; with --each they are
      tables of one site, and so are those of a data package (datapackage.json), which lead to each
      other by foreign keys. Columns are then asked of each table that has them. Of a folder the .json,
      .geojson, .ndjson, .jsonl, .csv, .tsv and .tab files are read, but not those of a site that was
      published to a folder below it.
      A column is found by its exact name, or else without capitals, spaces and the signs _ - and .
      Rows keep their order, unless --sort gives another, and are numbered through. A column without
      a value is not shown. What all values of a column are, it is: numbers and durations are aligned
      to the right, sounds (addresses that end in .mp3, .ogg ...) are played, addresses of the web
      and of mail are links, and everything else is as it is written. Columns with 2 to 100 different
      values have an index, and searches can be narrowed by them; where there are columns of latitude
      and longitude, a map shows the places.
      A row that does not fit the columns is reported and left out, and so is a line that is no JSON
      where each has a row; if more rows are skipped than used, or there are none, nothing is
      published. The anchor of a row is its number, rows/page-2.html#row-51, or with --id made of a
      value.
      How many files and bytes there will be is said first. Nothing is published unless every page
      is valid. Where inputs, options and site are those of the last time, nothing is done.
      \(watchNotes)
      """
  ) { arguments, console throws(CommandFailure) in
    try arguments.expectSingleFile()
    if try arguments.watchesInputs(console) { return }
    try await arguments.publishTables(console)
  }
}
