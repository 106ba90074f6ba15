import Bytes
import Catalogues
import Commands
import Records
import Rendering
import Screens

/// Options about collections of any kind.
extension Arguments {
  /// Adds the options for groups, order, facets, row names and shown columns to a schema, which
  /// looks up columns of unread data later.
  func ask(_ schema: inout CollectionSchema) throws(CommandFailure) {
    if let name = self[.groupBy] {
      schema.group = name == "none" ? nil : try known(name, .groupBy, in: schema, or: "none")
    }
    if let name = self[.sort] { try order(by: name, &schema) }
    schema.totals = try totals()
    if !schema.totals.isEmpty, schema.group == nil {
      throw .usage("--total needs sections. Pass --group-by too.")
    }
    if let names = self[.sortable] { schema.sorted = names == "none" ? [] : Self.names(names) }
    if let names = self[.facet] {
      schema.counted = names == "none" ? .nothing : .these(try facets(names, in: schema))
    }
    if let name = self[.id] { schema.nameRows(by: name) }
    schema.title = self[.titleColumn]
    schema.feed = try self[.feed].map { name throws(CommandFailure) in
      guard self[.baseURL] != nil else {
        throw .usage("--feed needs the site's URL. Pass --base-url too.")
      }
      return try known(name, .feed, in: schema)
    }
    schema.shown = self[.columns].map(Self.names)
    schema.hidden = self[.hide].map(Self.names) ?? []
    let isFromMySQL = try isFromMySQL()
    schema.shape.delimiter = try isFromMySQL ? .tab : delimiter()
    schema.shape.isLenient = !isFromMySQL
    schema.shape.quote = try quote(schema.shape.delimiter)
    schema.shape.skippedLines = try number(.skipLines, in: 0...1_000_000)
    schema.shape.headerLines = try number(.headerLines, in: 1...10)
    schema.shape.comments = try comments()
    schema.shape.keepsNotes = try keepsNotes()
    schema.shape.padsRows = has(.pad)
    schema.shape.hasHeader = !has(.noHeader)
    if has(.noHeader), has(.headerLines) {
      throw .usage("--header-lines can't be combined with --no-header")
    }
    schema.leaveOut(self[.null].map(Self.names) ?? [])
    for (column, title) in try pairs(.label) {
      var metadata = ColumnMetadata(column)
      metadata.title = title
      schema.said.append(metadata)
    }
    for (column, name) in try pairs(.type) {
      var metadata = ColumnMetadata(column)
      let (type, order) = Self.dayOrder(in: name)
      guard let kind = ColumnType(named: type),
        order == nil || kind == .date || kind == .dateAndTime
      else {
        let days = DayOrder.allCases.map { "date:\($0.rawValue)" }
        let kinds = ColumnType.allCases.map(\.optionWord) + days
        let near = Spelling.nearest(to: name, among: kinds)
        throw .usage(
          "unknown type \"\(name)\" in --type \(column)=\(name)"
            + "\(near.map { "; did you mean \($0)?" } ?? ".") Use \(kinds.list(joinedBy: "or")).")
      }
      metadata.kind = kind
      metadata.dayOrder = order
      schema.said.append(metadata)
    }
    for (column, separator) in try pairs(.split) {
      var metadata = ColumnMetadata(column)
      let text = separator.replacing("\\n", with: "\n")
      let plain = text.trimmingPrefix(" ")
      metadata.separator =
        separator == "none" ? .nothing : .text(Array((plain.isEmpty ? text[...] : plain).utf8))
      schema.said.append(metadata)
    }
    try link(&schema)
  }

  /// Adds the links of `--link` to a schema.
  private func link(_ schema: inout CollectionSchema) throws(CommandFailure) {
    for (column, text) in try pairs(.link) {
      var metadata = ColumnMetadata(column)
      metadata.link = LinkTemplate(text)
      guard metadata.link != nil else {
        throw .usage(
          "invalid URL \"\(text)\" in --link \(column)=\(text). Use an http or https URL with {} in "
            + "place of the value, such as https://example.org/{}.")
      }
      schema.said.append(metadata)
    }
  }

  /// The order of days that is behind a type: `date:ymd`.
  private static func dayOrder(in type: String) -> (type: String, order: DayOrder?) {
    guard let colon = type.lastIndex(of: ":"),
      let order = DayOrder(rawValue: String(type[colon...].dropFirst()))
    else { return (type, nil) }
    return (String(type[..<colon]), order)
  }

  /// Returns the schema in the file of `--schema`, if there is one.
  func tableSchema() throws -> TableSchema? {
    try self[.schema].map { try Self.tableSchema(in: $0) }
  }

  static func tableSchema(in file: String) throws -> TableSchema {
    let bytes = try SmallFile.bytes(of: file)
    return try TableSchema(bytes, file: file)
  }

  /// Returns the description, sources and licences for the home page.
  func about() throws -> CatalogueAbout {
    var about = CatalogueAbout()
    about.description = self[.description]
    if let source = self[.source] {
      guard Link(address: source) != nil else {
        throw CommandFailure.invalid(.source, source, use: "a URL such as https://example.org/data")
      }
      about.sources = [CatalogueAbout.Reference(source)]
    }
    about.logo = try self[.logo].map { file in
      guard let logo = Logo(try SmallFile.bytes(of: file)) else {
        throw CommandFailure.invalid(.logo, file, use: "an SVG or PNG image of at most 256 KB")
      }
      return logo
    }
    try readProse(into: &about)
    if let licence = self[.license] { about.licences = [CatalogueAbout.Reference(licence)] }
    return about
  }

  /// Returns the interface text, with the noun of `--noun`.
  func words() throws -> PageWords {
    let words = try ownWords()
    guard let noun = self[.noun] else { return words }
    let forms = Self.names(noun).map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
    guard let named = words.calling(forms) else {
      let usual = words.nounForms
      throw CommandFailure.invalid(
        .noun, noun,
        use: "\(usual.count) words separated by commas, such as \"\(usual.joined(separator: ","))\""
      )
    }
    return named
  }

  /// Returns the interface text in the language of `--lang`, or that of the file of `--phrases`.
  private func ownWords() throws -> PageWords {
    let language = self[.lang]
    if let language, !PageWords.isTag(language) {
      throw CommandFailure.invalid(.lang, language, use: "a language tag such as de or pt-BR")
    }
    let known = language.flatMap { PageWords(of: $0) }
    guard let file = self[.phrases] else {
      if let language, known == nil {
        throw CommandFailure.invalid(
          .lang, language, among: PageWords.languages,
          orElse: ", or pass the interface text of another language with --phrases FILE")
      }
      return known ?? .english
    }
    let bytes = try SmallFile.bytes(of: file)
    let words = try PageWords(bytes, file: file, over: language.map { known ?? .english(in: $0) })
    return language.map { PageWords(words, in: $0) } ?? words
  }

  var extras: CatalogueExtras {
    var extras = CatalogueExtras()
    extras.hasRowPages = has(.rowPages)
    extras.showsRemoteImages = has(.showRemoteImages)
    extras.hasExports = has(.exports)
    extras.hasDownload = has(.download)
    return extras
  }

  /// Returns the path of the rows in a file that is one object; known columns have a fixed one.
  func rows(of schema: CollectionSchema) -> DocumentLists.Choice {
    guard schema.columnNames == nil, self[.rows] != "." else { return .texts }
    return self[.rows].map(DocumentLists.Choice.list) ?? .largest
  }

  /// Returns how the inputs are written, as far as options say.
  func text() throws(CommandFailure) -> TextForm {
    var form = TextForm()
    form.encoding = try encoding()
    form.isFromMySQL = try isFromMySQL()
    form.separator = self[.delimiter].flatMap { Self.isWide($0) ? Array($0.utf8) : nil }
    form.quote = try quote(nil)
    return form
  }

  /// Whether a separator is one character beyond ASCII.
  private static func isWide(_ text: String) -> Bool {
    text.unicodeScalars.count == 1 && text.utf8.count > 1
  }

  /// Returns the encoding of the inputs, if it was given.
  private func encoding() throws(CommandFailure) -> TextEncoding? {
    guard let name = self[.encoding] else { return nil }
    guard let encoding = TextEncoding(named: name) else {
      throw .invalid(
        .encoding, name, among: TextEncoding.names,
        orElse: ", or convert the file with iconv -f NAME -t UTF-8")
    }
    return encoding
  }

  /// Returns whether the inputs are the output of `mysql --batch`.
  private func isFromMySQL() throws(CommandFailure) -> Bool {
    guard let name = self[.inputFormat] else { return false }
    guard name == "mysql" else {
      throw .invalid(
        .inputFormat, name, use: "mysql for the output of mysql --batch; other formats are detected"
      )
    }
    if has(.delimiter) { throw .usage("--input-format mysql can't be combined with --delimiter") }
    return true
  }

  /// Returns the delimiter of cells: a character, or the name of one that is special in a shell.
  private func delimiter() throws(CommandFailure) -> Delimiter? {
    guard let text = self[.delimiter] else { return nil }
    let word = text == "\\t" ? "tab" : text
    let named = Delimiter.allCases.first { "\($0)" == word }
    if Self.isWide(text) { return .unit }
    let sign = text.utf8.count == 1 ? text.utf8.first.flatMap(Delimiter.init) : named
    guard let sign else {
      throw .invalid(.delimiter, text, use: "one character, comma, semicolon, pipe or tab")
    }
    return sign
  }

  /// The quotation mark of cells; nil where they have none.
  private func quote(_ delimiter: Delimiter?) throws(CommandFailure) -> UInt8? {
    guard let text = self[.quote] else { return UInt8(ascii: "\"") }
    if text == "none" { return nil }
    guard text.utf8.count == 1, let sign = text.utf8.first, sign > 0x20, sign < 0x7F,
      sign != delimiter?.rawValue
    else {
      throw .usage(
        "--quote is \"\(text)\"; it takes one ASCII character that doesn't separate columns, or none"
      )
    }
    return sign
  }

  private func comments() throws(CommandFailure) -> RowShape.Comments {
    guard let text = self[.comment] else { return .recognised }
    return text == "none" ? .none : .prefix(Array(text.utf8))
  }

  private func keepsNotes() throws(CommandFailure) -> Bool {
    guard let text = self[.notes] else { return false }
    guard text == "keep" else { throw .usage("--notes is \"\(text)\"; it takes keep") }
    return true
  }

  /// The columns that sections sum up: `price`, or `price=mean`.
  private func totals() throws(CommandFailure) -> [(name: String, measure: GroupTotal.Measure)] {
    var totals: [(name: String, measure: GroupTotal.Measure)] = []
    for text in all(.total) {
      guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "=")) else {
        totals.append((text, .sum))
        continue
      }
      guard let measure = GroupTotal.Measure(rawValue: String(text[sign...].dropFirst())) else {
        let words = GroupTotal.Measure.allCases.map(\.rawValue).list(joinedBy: "or")
        throw .invalid(.total, text, use: "COLUMN=\(words)")
      }
      totals.append((String(text[..<sign]), measure))
    }
    return totals
  }

  private func order(by name: String, _ schema: inout CollectionSchema) throws(CommandFailure) {
    if let known = schema.orders.first(where: { $0.name == name }) {
      schema.order = known.order
      return
    }
    let isDescending = name.utf8.first == UInt8(ascii: "-")
    let column = isDescending ? String(name.dropFirst()) : name
    if let columns = schema.columnNames {
      guard (try? ColumnName.place(of: column, in: columns)) != nil else {
        throw unknown(name, .sort, among: schema.orders.map(\.name), and: columns)
      }
    }
    schema.sort(by: column, descending: isDescending)
  }

  private func facets(
    _ text: String, in schema: CollectionSchema
  ) throws(CommandFailure) -> [String] {
    var facets: [String] = []
    for name in Self.names(text) {
      let name = try known(name, .facet, in: schema)
      guard !facets.contains(name) else { throw .usage("--facet has \(name) twice. Remove one.") }
      guard name != schema.group else {
        throw .usage(
          "--facet \(name) repeats --group-by \(name). Remove it, or choose another --group-by.")
      }
      facets.append(name)
    }
    return facets
  }

  /// Returns a facet or a column, unless it is known not to exist.
  private func known(
    _ name: String, _ option: CommandOption, in schema: CollectionSchema, or others: String...
  ) throws(CommandFailure) -> String {
    guard let columns = schema.columnNames, !schema.facetNames.contains(name) else { return name }
    guard (try? ColumnName.place(of: name, in: columns)) != nil else {
      throw unknown(name, option, among: schema.facetNames + others, and: columns)
    }
    return name
  }

  private func unknown(
    _ name: String, _ option: CommandOption, among words: [String], and columns: [String]
  ) -> CommandFailure {
    let near =
      Spelling.nearest(to: name, among: words) ?? Spelling.nearest(to: name, among: columns)
    let hint = near.map { "; did you mean \($0)?" } ?? "."
    return .usage(
      "invalid value \"\(name)\" for \(option.flag)\(hint) Use "
        + "\((words + ["a field of \(noun)s"]).list(joinedBy: "or")).")
  }

  private static func names(_ text: String) -> [String] { NameList(text).names }
}
