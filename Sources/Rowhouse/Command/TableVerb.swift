import Publishing
import Records

extension Verb {
  /// `table`: turns rows of any kind into a paginated site.
  package static let table = Verb(
    name: "table",
    summary: "turns a table of any kind, CSV, TSV or JSON, into a paginated site",
    operands: "INPUT...",
    noun: "row",
    defaultTitle: "the file's name, or the folder's",
    refusal: "row was refused",
    options: [
      .output, .encoding, .format, .delimiter, .noHeader, .pad, .rows, .null, .schema, .writeSchema,
      .title, .description, .source, .licence, .id, .titleColumn, .groupBy, .order, .total, .sortBy,
      .facet, .columns, .hide, .label, .kind, .pageSize, .details, .showRemoteImages, .exports,
      .download, .theme, .baseURL, .maxFiles, .maxBytes, .jobs, .strict, .maxRefused, .allowEmpty,
      .report, .quiet, .help,
    ],
    notes: """
      An INPUT is a file, a folder, or - for standard input. A CSV or TSV file has a first line that
      names its columns; commas, tabs, semicolons or | are between them, whichever the first line
      has most of. JSON is a list of objects or of lists, or one of these a line; the columns are
      the names in all objects, in the order in which they come first, with a dot before those in
      objects within objects. If the first list has nothing but strings, it names the columns. Of a
      file that is one object the largest list of objects has the rows, or that of --rows; features
      of GeoJSON are rows of their properties, and of where they are.
      Several inputs are one table, whose columns are united by their names. Of a folder the .json,
      .geojson, .ndjson, .jsonl, .csv, .tsv and .tab files are read, but not those of a site that was
      published to a folder below it.
      A column is found by its exact name, or else without capitals, spaces and the signs _ - and .
      Rows keep their order, unless --order gives another, and are numbered through. A column without
      a value is not shown. What all values of a column are, it is: numbers and durations are aligned
      to the right, sounds (addresses that end in .mp3, .ogg ...) are played, addresses of the web
      and of mail are links, and everything else is as it is written. Columns with 2 to 100 different
      values have an index, and searches can be narrowed by them; where there are columns of latitude
      and longitude, a map shows the places.
      A row that does not fit the columns is reported and left out, and so is a line that is no JSON
      where each has a row; if more rows are refused than used, or there are none, nothing is
      published. The anchor of a row is its number, rows/page-2.html#row-51, or with --id made of a
      value.
      How many files and bytes there will be is said first. Nothing is published unless every page
      is valid.
      """
  ) { arguments, console throws(CommandFailure) in
    try await arguments.publishCatalogue(of: .table, console) { index, files in
      let name = name(of: files)
      for warning in warnings(about: index, in: name, hasHeader: !arguments.has(.noHeader)) {
        console.note(warning)
      }
      return (.table(from: name), title(of: arguments.operands, files))
    }
  }

  /// What may have been meant otherwise.
  private static func warnings(
    about table: CollectionIndex, in name: String, hasHeader: Bool
  ) -> [String] {
    var warnings: [String] = []
    let unnamed = table.columns.indices.count { table.columns[$0].name == "Column \($0 + 1)" }
    if hasHeader, 2 * unnamed > table.columns.count {
      warnings.append(
        "warning: \(name): \(unnamed) of \(table.columns.count) columns have no name in the first line; if "
          + "the names stand further below, take out the lines before them")
    }
    let file = table.count > 0 ? table.file(at: 0) : name
    if let delimiter = table.overlookedDelimiter {
      let isNamedForTabs = RecordFormat(named: file) == .table(.tab)
      warnings.append(
        "warning: \(file): there is one column, and \(delimiter.words) in each of its cells; if that "
          + "separates columns, let the first line name them with \(delimiter.words) between"
          + (isNamedForTabs ? ", and the file's name end in .csv" : ""))
    }
    for column in table.columns {
      guard let type = column.unmetType else { continue }
      warnings.append(
        "warning: \(name): not all values of the column \"\(column.name)\" are of the type "
          + "\"\(type)\" that --schema says; they are shown as they are written")
    }
    return warnings
  }

  /// The name of the only file, or how many there are.
  private static func name(of files: [String]) -> String {
    files.count == 1 ? lastComponent(of: files[0]) : "\(Quantity(files.count, of: "file"))"
  }

  /// A file's name without its folders, which are nobody's business but its owner's.
  private static func lastComponent(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }

  /// What a site is called that is made from an input: `birds` for `birds.csv`.
  private static func title(of inputs: [String], _ files: [String]) -> String {
    guard inputs.count == 1, inputs[0] != "-" else { return "Table" }
    let name = lastComponent(of: files.count == 1 ? files[0] : inputs[0])
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let stem = String(name[..<dot])
    return stem.allSatisfy(\.isWhitespace) ? "Table" : stem
  }
}
