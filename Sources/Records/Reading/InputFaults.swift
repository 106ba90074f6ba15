package import Bytes

extension InputError {
  /// Less memory than this is had without asking.
  static let leastMemory = 1 << 20

  /// Creates an error of a file that was read for rows.
  package init(
    file: String, place: Place? = nil, record: Int? = nil, field: String? = nil, reason: Reason,
    of subject: RecordSubject
  ) {
    self.init(
      file: file, place: place, record: record, field: field, reason: reason,
      callingRecords: Nouns(record: subject.singular, field: subject.field))
  }

  /// Whether nothing else that is wrong with the sources matters.
  var stopsAll: Bool { reason.kind == .cancelled || reason.kind == .memory }
}

/// The words for a file that is not a table, or has too much of something.
extension InputError.Reason {
  /// There are no bytes, or nothing but white space.
  static func empty(_ subject: RecordSubject) -> Self {
    Self(.empty, "the file is empty, expected \(subject.plural). Save or download it again.")
  }

  /// The text is not UTF-8 but what is named here.
  static func encoding(_ name: String, _ subject: RecordSubject) -> Self {
    .invalid(
      "the file is \(name), expected UTF-8. "
        + (name == "UTF-16"
          ? "Pass --encoding utf-16 or utf-16be, or convert it: " : "Convert it: ")
        + "iconv -f \(name) -t UTF-8 FILE | rowhouse \(subject.verb) - ...")
  }

  /// This many bytes are not UTF-8, too many to replace them; whether Windows-1252 has a character for
  /// each.
  package static func badBytes(_ count: Int, isWindows: Bool) -> Self {
    .invalid(
      "\(count) \(count == 1 ? "byte isn't" : "bytes aren't") UTF-8. "
        + (isWindows
          ? "The file looks like Windows-1252: pass --encoding windows-1252."
          : "Pass --encoding NAME (\(TextEncoding.names.joined(separator: ", ")))."))
  }

  /// It is a web page.
  static func html(_ subject: RecordSubject) -> Self {
    .invalid(
      "the file is a web page, expected \(subject.plural). Save \(subject.answer), not the page "
        + "that shows it.")
  }

  /// The file is not text.
  static func foreign(_ file: ForeignFile, _ subject: RecordSubject) -> Self {
    .invalid("the file is \(file.words(of: subject.verb))")
  }

  /// A quote of a table is not closed before the end, or within this many bytes.
  static func openQuote(limit: Int?) -> Self {
    .invalid(
      "the quote that opens here has no closing quote "
        + (limit.map { "within \($0) bytes" } ?? "before the end of the file")
        + ". Close it, or download the file again.")
  }

  /// From here on, it is neither JSON nor a table, with the words for what was expected and found.
  static func syntax(_ fault: SyntaxFault, expected: String, found: String) -> Self {
    let problem = "expected \(expected), found \(found). "
    guard fault.expected == .encoding else {
      return .invalid(problem + "Fix the file or download it again.")
    }
    return Self(
      .encoding,
      problem
        + "Pass --encoding windows-1252 for text from Windows or in Latin-1, or save the file "
        + "as UTF-8.")
  }

  /// No column of a table has the numbers of the rows: the needed column, the columns, and their separator.
  static func noIdentifier(
    needed: String, among names: [String], separatedBy delimiter: Delimiter
  ) -> Self {
    .invalid(
      "the first line names no column of \(needed); found \(words(names)). "
        + fix(names, separatedBy: delimiter))
  }

  /// The names of the existing columns.
  private static func words(_ names: [String]) -> String {
    let named = names.filter { $0.contains { $0 != " " } }
    guard !named.isEmpty else { return "no names" }
    let shown = named.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return named.count > 12 ? "\(shown) and \(named.count - 12) more" : shown
  }

  private static func fix(_ names: [String], separatedBy delimiter: Delimiter) -> String {
    guard names.count == 1,
      let other = Delimiter.allCases.first(where: { names[0].utf8.contains($0.rawValue) })
    else { return "Fix the header or pass another file." }
    // Only the file's name makes a tab the delimiter of a line without tabs. Any other delimiter is
    // the most frequent one of the line, unless that is in quotes.
    let fix =
      delimiter == .tab ? "rename the file to .csv" : "remove the quotes around the whole line"
    return "If \(other.words) separates the columns, \(fix)."
  }

  /// It is JSON without any rows.
  static func noRows(_ subject: RecordSubject) -> Self {
    .invalid("the JSON has no \(subject.plural). Expected \(subject.shape).")
  }

  /// It is what an API answers to a query that it refuses; its own words.
  static func errorAnswer(_ words: String, _ subject: RecordSubject) -> Self {
    .invalid(
      "the file is an API's error message, expected \(subject.plural): \"\(words)\". Fix the query "
        + "and download it again\(subject.errorRemedy).")
  }

  /// One record, or one field beside the records, has more bytes than a window of the file.
  static func tooLarge(_ subject: RecordSubject) -> Self {
    Self(
      .tooLarge,
      "more than \(RecordWindow.limit) bytes in one \(subject.singular). \(subject.remedy)")
  }

  /// The file has that many bytes, which is more than a place in it is counted to.
  static func tooLong(byteCount: Int, limit: Int) -> Self {
    .invalid(
      "the file has \(byteCount) bytes, the limit is \(limit). Split it, and build a site from "
        + "each part.")
  }

  /// The rows have more columns than this.
  static func tooManyColumns(limit: Int) -> Self {
    .invalid(
      "more than \(limit) columns, one for each name in a row. Turn names that are data into "
        + "values, or remove some.")
  }

  /// There are more of something than the index can count.
  static func tooMany(_ things: String, limit: Int) -> Self {
    .invalid("more than \(limit) \(things). Split the input, and build a site from each part.")
  }
}
