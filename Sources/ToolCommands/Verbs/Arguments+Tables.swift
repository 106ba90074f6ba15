import Bytes
import Catalogues
import Commands
import Files
import Records
import Rendering
import Screens

extension Arguments {
  /// Runs `table`: reads one or several tables, makes a site of them, and publishes it.
  func publishTables(_ console: Console) async throws {
    let package = try dataPackage()
    var notes: [String] = []
    let config = try package.map { (package) throws(CommandFailure) in
      try ConfigFile(package.options, ofPackage: operands[0], for: .table) { notes.append($0) }
    }
    try await (config.map(over) ?? self).publishTables(of: package, notes, console)
  }

  private func publishTables(
    of package: DataPackage?, _ notes: [String], _ console: Console
  ) async throws {
    var build = try CatalogueBuild(self, console)
    if try build.isDone() { return }
    for note in notes { build.note(note) }
    var about = try about()
    let words = try words()
    var schema = CollectionSchema.table
    try ask(&schema)
    let said = try tableSchema()
    if let said { schema.take(said) }
    let files = try filesFolder()
    let isAlone = !has(.each) && (package?.resources.count ?? 1) == 1
    if !isAlone, let option = [.writeSchema, .writeConfig].first(where: has) {
      throw CommandFailure.usage("\(option.flag) works with one table only. Leave it out.")
    }
    defer { Interrupt.uninstall() }

    let rows = rows(of: schema)
    let drafts: [TableDraft]
    if let package {
      drafts = try self.drafts(of: package, rows: rows, &build)
      about.take(package.about)
      if isAlone { about.take(package.resources[0].about) }
    } else {
      // What describes tables is none.
      let packages = operands.map(DataPackage.path(in:))
      let inputs = try build.inputs(operands, besides: packages, rows: rows)
      drafts = TableDraft.drafts(of: inputs, alone: isAlone, operands, words)
    }
    var tables: [SiteTable] = []
    for draft in drafts {
      let folders = MediaFolders(
        of: draft.inputs.names, in: draft.inputs.files, or: files)
      var schema = schema
      schema.isFile = folders.mayHaveFile
      let (index, own) = try await draft.index(asking: schema, alone: isAlone, &build)
      if !isAlone, index.columns.isEmpty, !has(.allowEmpty) {
        throw CommandFailure.findings(
          "error: \(draft.inputs.names[0]): no rows and no columns. Nothing was published. "
            + CommandFailure.emptyRemedy)
      }
      for warning in draft.warnings(about: index, asked: own) { build.note(warning) }
      if isAlone {
        try build.options.schemaFile?.write(
          TableSchema.text(of: index, namedBy: own.identifier, missing: own.missingWords))
      }
      let media = try media(of: index, called: draft.file(in: words), in: folders, &build)
      tables.append(
        SiteTable(
          index, named: draft.name, titled: draft.title, from: draft.file(in: words),
          about: draft.about,
          keys: draft.keys + (said?.foreignKeys ?? []), with: media))
    }
    if !isAlone { try Self.expectColumns(schema.askedNames, in: tables) }
    let usual =
      isAlone
      ? drafts[0].title
      : package == nil ? TableDraft.title(of: operands).map(TableDraft.readable) : nil
    let title = self[.title] ?? package?.about.title ?? usual ?? words[.tables]
    if isAlone, let file = self[.writeConfig] {
      try build.options.configFile?.write(
        ConfigFile.text(of: self, tables[0].index, titled: title, for: file))
    }
    if isSingleFile, !isAlone {
      throw CommandFailure.usage(
        "--output \(build.options.output) is one file, which holds one table only. Use a folder: "
          + "--output \(Self.folder(for: build.options.output))")
    }
    let pageSize = isSingleFile ? TableSite.maximumSingleRows : build.pageSize
    let site = try TableSite(
      of: tables, alone: isAlone, titled: title, about: about, pageSize: pageSize,
      with: extras, in: words)
    for warning in site.warnings { build.note(warning) }
    if isSingleFile { return try build.publish(singleFile: site) }
    try await build.publish(site.publication(theme: build.theme, baseURL: build.options.baseURL))
  }

  /// Returns the folder of `--files`, if it is given.
  private func filesFolder() throws(CommandFailure) -> MediaFolder? {
    guard let path = self[.files] else { return nil }
    return try CommandFailure.mappingFileErrors(try MediaFolder(FilePath(path), root: true))
  }

  /// Finds the files that cells of a table name, and says which paths stay text.
  private func media(
    of index: CollectionIndex, called file: String, in folders: MediaFolders,
    _ build: inout CatalogueBuild
  ) throws -> MediaFiles? {
    let media = try MediaFiles(
      of: index, in: isSingleFile ? nil : folders, isInterrupted: { Interrupt.isRequested })
    guard let media else { return nil }
    build.note(read: media.paths)
    for note in media.notes { build.note("note: \(file): \(note)") }
    if isSingleFile {
      build.note(
        "note: \(file): a page of one file can't show the files that cells name; their paths stay text. "
          + "Use a folder: --output \(Self.folder(for: build.options.output)).")
    }
    return media
  }

  /// Refuses names that no table has.
  private static func expectColumns(
    _ names: [String], in tables: [SiteTable]
  ) throws(CommandFailure) {
    var columns: [String] = []
    for name in tables.flatMap(\.columnNames) where !columns.contains(name) { columns.append(name) }
    // Tables without rows may have no columns to be found.
    guard !columns.isEmpty else { return }
    let missing = names.first { name in
      !tables.contains { (try? ColumnName.place(of: name, in: $0.columnNames)) != nil }
    }
    if let missing { throw .usage("\(InputError.missing(missing, columns))") }
  }
}

// MARK: - Data packages

extension Arguments {
  /// The data package that the only input is, if it is one.
  private func dataPackage() throws -> DataPackage? {
    guard operands.count == 1 || operands.contains(where: DataPackage.isName) else { return nil }
    guard let file = operands.first(where: DataPackage.isName) ?? operands.first,
      DataPackage.isName(file) || RecordFormat(named: file) == .json,
      // What is not there, or too large, is not read as a table either, or is none of ours.
      let bytes = try? SmallFile.bytes(of: file)
    else { return nil }
    let package = try DataPackage(bytes, file: file)
    if package != nil, operands.count > 1 {
      throw CommandFailure.usage("\(file) is a data package. Pass no other input.")
    }
    return package
  }

  private func drafts(
    of package: DataPackage, rows: DocumentLists.Choice, _ build: inout CatalogueBuild
  ) throws -> [TableDraft] {
    let folder = SmallFile.folder(of: operands[0])
    for (name, reason) in package.others {
      build.note("note: \(operands[0]): skipped the resource \"\(name)\": \(reason)")
    }
    var drafts: [TableDraft] = []
    for resource in package.resources {
      let paths = resource.paths.map { folder + $0 }
      try CommandFailure.mappingFileErrors(try Self.expect(resource, in: folder, of: operands[0]))
      try build.options.expectPlaces(besides: paths)
      build.note(read: paths)
      if case .file(let path)? = resource.schema { build.note(read: [folder + path]) }
      let schema: TableSchema? =
        switch resource.schema {
        case .here(let schema)?: schema
        case .file(let path)?: try Self.tableSchema(in: folder + path)
        case nil: nil
        }
      let inputs = try build.inputs(paths, in: resource.encoding, rows: rows)
      drafts.append(TableDraft(of: inputs, resource, schema))
    }
    return drafts
  }

  /// Refuses files of a resource that symbolic links place outside of the package's folder.
  private static func expect(
    _ resource: DataPackage.Resource, in folder: String, of file: String
  ) throws(FileError) {
    var paths = resource.paths
    if case .file(let path)? = resource.schema { paths.append(path) }
    let root = try FilePath(folder.isEmpty ? "." : folder).resolved()
    for path in paths {
      let place: FilePath
      do throws(FileError) {
        place = try FilePath(folder + path).resolved()
      } catch let error where error.isMissing {
        // What reads the file says that it is not there.
        continue
      }
      guard !root.isAncestor(orEqualTo: place) else { continue }
      throw FileError(
        "read \"\(folder + path)\" of the resource \"\(Excerpt.of(resource.name))\" in \(file)",
        .words("it links to a file outside the package's folder. Copy the file into the folder.")
      )
    }
  }
}

extension DayReadings {
  /// The order in which a column's days are read, and the options for other orders.
  fileprivate func words(of column: String) -> String {
    func option(_ order: DayOrder) -> String {
      "--type \(ShellWord("\(column)=\(type.optionWord):\(order.rawValue)"))"
    }
    let others = readings.filter { $0.order != order }
    let own = readings.first { $0.order == order }
    return "ambiguous dates in the column \"\(column)\": "
      + (own.map { "\"\(example)\" is read as \($0.day). " }
        ?? "\"\(example)\" is shown as text. ")
      + others.map { "For \($0.day), pass \(option($0.order))." }.joined(separator: " ")
  }
}

extension CatalogueAbout {
  /// Adds a data package's description, which options override.
  fileprivate mutating func take(_ other: DataPackage.About) {
    let own = CatalogueAbout(other)
    description = description ?? own.description
    if sources.isEmpty { sources = own.sources }
    if licences.isEmpty { licences = own.licences }
  }

  fileprivate init(_ other: DataPackage.About) {
    self.init()
    description = other.description
    sources = other.sources.map { Reference($0.words, at: $0.address) }
    licences = other.licences.map { Reference($0.words, at: $0.address) }
  }
}

// MARK: - Tables

/// A table to read, with its names and its schema.
struct TableDraft: Sendable {
  let inputs: CollectionInputs

  /// The name of the table for foreign keys, its folder and visitors, and the name of its input.
  let name: String
  let title: String
  let file: String
  private(set) var about = CatalogueAbout()

  /// The schema and the format of its columns, from a data package.
  private(set) var schema: TableSchema?
  private(set) var keys: [TableSchema.ForeignKey] = []
  private var delimiter: Delimiter?
  private var hasHeader = true

  /// The tables of some inputs: all of them together, or each of their files.
  static func drafts(
    of inputs: CollectionInputs, alone isAlone: Bool, _ operands: [String], _ words: PageWords
  ) -> [TableDraft] {
    guard !isAlone else {
      let names = inputs.names
      let isFile = operands.count == 1 && names.count == 1 && operands[0] != "-"
      return [TableDraft(of: inputs, title(of: isFile ? names : operands) ?? words[.table])]
    }
    return inputs.each.map { TableDraft(of: $0, title(of: $0.names) ?? words[.table]) }
  }

  private init(of inputs: CollectionInputs, _ title: String) {
    self.inputs = inputs
    name = title
    self.title = Self.readable(title)
    file = Self.name(of: inputs.names)
  }

  init(of inputs: CollectionInputs, _ resource: DataPackage.Resource, _ schema: TableSchema?) {
    self.inputs = inputs
    name = resource.name
    title = resource.about.title ?? resource.name
    file = Self.name(of: inputs.names)
    about = CatalogueAbout(resource.about)
    self.schema = schema
    keys = (schema?.foreignKeys ?? []) + resource.keys
    delimiter = resource.delimiter
    hasHeader = resource.hasHeader
  }

  /// Reads the table, again without missing columns if it is one of several, and returns the schema
  /// that it was read with too.
  func index(
    asking schema: CollectionSchema, alone isAlone: Bool, _ build: inout CatalogueBuild
  ) async throws -> (CollectionIndex, CollectionSchema) {
    var own = asked(of: schema)
    if isAlone { return (try await build.index(of: inputs, own), own) }
    try build.expectPlan()
    do {
      do {
        return (try await build.reading(inputs, own), own)
      } catch let error as InputError {
        guard let (_, names) = error.missingColumn else { throw error }
        own = schema
        try own.keep(columns: names)
      }
      own = asked(of: own)
      return (try await build.reading(inputs, own), own)
    } catch let error as InputError {
      // Of several tables, the one in which an option names no column is to be told.
      throw error.choice.map { InputError(file: file, reason: $0.reason) } ?? error
    }
  }

  /// Returns the schema of the table with the options applied.
  func asked(of schema: CollectionSchema) -> CollectionSchema {
    var own = schema
    own.shape.delimiter = own.shape.delimiter ?? delimiter
    own.shape.hasHeader = own.shape.hasHeader && hasHeader
    if let schema = self.schema { own.take(schema) }
    return own
  }

  /// Warnings about likely mistakes in the reading.
  func warnings(about table: CollectionIndex, asked: CollectionSchema) -> [String] {
    var warnings: [String] = []
    let unnamed = table.columns.indices.count { table.columns[$0].name == "Column \($0 + 1)" }
    if asked.shape.hasHeader, 2 * unnamed > table.columns.count {
      warnings.append(
        "warning: \(file): \(unnamed) of \(table.columns.count) columns have no name in the header. If "
          + "the names are further below, pass --skip-lines N; if they take several lines, "
          + "--header-lines N.")
    }
    let place = table.count > 0 ? table.file(at: 0) : file
    if let delimiter = table.overlookedDelimiter {
      let isNamedForTabs = RecordFormat(named: place) == .table(.tab)
      let quoted = [delimiter.rawValue, UInt8(ascii: "\"")]
      let isQuoted = Array(table.columns[0].name.utf8).contains(quoted)
      warnings.append(
        "warning: \(place): found one column, with \(delimiter.words) in each of its cells. If "
          + "that separates the columns, "
          + (isQuoted
            ? "export the file again: each line is quoted as a whole."
            : (isNamedForTabs ? "rename the file to .csv and " : "")
              + "put it between the names in the first line too, or pass --skip-lines N if the "
              + "names are further below."))
    }
    // Without `--columns` fewer are shown only where all would be too many.
    if asked.shown == nil, table.shown.count < table.detailed.count {
      warnings.append(
        "note: \(file): the listing shows \(table.shown.count) of \(GroupedNumber(table.detailed.count)) "
          + "columns; row pages and the search have all. Choose them with --columns.")
    }
    if let split = splitNote(about: table, asked) { warnings.append(split) }
    let origin = schema == nil ? "--schema" : "its schema"
    for place in table.detailed {
      let column = table.columns[place]
      if let days = column.dayReadings, !days.isSaid {
        warnings.append("note: \(file): \(days.words(of: column.name))")
      }
      if let path = column.missingFile {
        warnings.append(
          "note: \(file): the column \"\(column.name)\" has paths of files, such as "
            + "\"\(Excerpt.of(path))\", and the first of them are not beside the table. To show them, "
            + "pass --files DIR.")
      }
      guard let type = column.unmetType else { continue }
      warnings.append(
        "warning: \(file): some values of the column \"\(column.name)\" are not of the type "
          + "\"\(type)\" in \(origin). They are shown unchanged.")
    }
    return warnings
  }

  /// Says which columns were found to have several values in a cell.
  private func splitNote(about table: CollectionIndex, _ asked: CollectionSchema) -> String? {
    let names = table.columns.map(\.name)
    let said = asked.said.filter { $0.separator != nil }
      .compactMap { try? ColumnName.place(of: $0.name, in: names) }
    let split = table.detailed.compactMap { place -> String? in
      let column = table.columns[place]
      guard column.kind == .list, case .separated(let separator) = column.format.list,
        !said.contains(place)
      else { return nil }
      let text = String(decoding: separator, as: UTF8.self)
      return "\"\(column.name)\" (\(text == "\n" ? "a line each" : "\"\(text)\" between them"))"
    }
    guard let first = split.first else { return nil }
    let others = split.count > 3 ? " and \(split.count - 1) other columns" : ""
    let shown = split.count > 3 ? first : split.list()
    return "note: \(file): cells of \(shown)\(others) have several values, which count one by one. "
      + "For a column with one value a cell, pass --split COLUMN=none."
  }

  /// Returns the source of the table as its pages name it.
  func file(in words: PageWords) -> String {
    inputs.names.count == 1 ? file : words(.filesCounted, n: inputs.names.count)
  }

  /// The name of the only file, or how many there are.
  private static func name(of files: [String]) -> String {
    files.count == 1 ? lastComponent(of: files[0]) : "\(Quantity(files.count, of: "file"))"
  }

  /// Returns a file's name without its folders, which are private.
  static func lastComponent(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }

  /// Returns a title from the name of the only file: `birds` for `birds.csv`.
  static func title(of files: [String]) -> String? {
    guard files.count == 1, files[0] != "-" else { return nil }
    var name = lastComponent(of: files[0])
    let book = lastComponent(of: String(files[0].dropLast(name.count + 1)))
    // A sheet without a name of its own is called as its workbook.
    if book.lowercased().hasSuffix(".xlsx"), isUsualSheetName(name) { name = book }
    if name.lowercased().hasSuffix(".gz"), name.count > 3 { name.removeLast(3) }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    let stem = String(name[..<dot])
    return stem.allSatisfy(\.isWhitespace) ? nil : stem
  }

  /// Whether a spreadsheet program names a new sheet so: `Sheet1`, `Tabelle 1`.
  private static func isUsualSheetName(_ name: String) -> Bool {
    let words = [
      "sheet", "tabelle", "feuil", "feuille", "hoja", "foglio", "blad", "arkusz", "planilha", "tab",
    ]
    let word = name.prefix { $0.isLetter }
    let rest = name.dropFirst(word.count)
    return words.contains(word.lowercased()) && rest.allSatisfy { $0.isNumber || $0 == " " }
  }

  /// The name of a file as a title: `Artist data` for `artist_data`; signs between digits stay.
  static func readable(_ name: String) -> String {
    var title = ""
    var last: Character?
    for (place, character) in zip(name.indices, name) {
      let next = name[place...].dropFirst().first
      let isBetweenDigits = last?.isNumber == true && next?.isNumber == true
      title.append("_-".contains(character) && !isBetweenDigits ? " " : character)
      last = character
    }
    let words = title.split(separator: " ").joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}
