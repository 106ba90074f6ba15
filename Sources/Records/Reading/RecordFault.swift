import Bytes
/// The reason a whole file cannot be used, and where in it.
///
/// One bad record is a ``Refusal`` and stops nothing; a file that is not what it should be stops
/// everything, because what is missing from it cannot be known.
package struct RecordFault: Error, Equatable, Sendable {
  package let file: String

  /// The place in the file; nil if the fault is of the file as a whole.
  package let place: Place?

  /// The record, from one, counted within the file; nil outside of records.
  package let record: Int?

  /// The field as it is spelled in the file.
  package let field: String?

  package let reason: Reason

  /// The kind of data, which gives records their name.
  package let subject: RecordSubject

  package init(
    file: String, place: Place? = nil, record: Int? = nil, field: String? = nil, reason: Reason,
    of subject: RecordSubject = .rows
  ) {
    self.file = file
    self.place = place
    self.record = record
    self.field = field
    self.reason = reason
    self.subject = subject
  }

  /// Less memory than this is had without asking.
  static let leastMemory = 1 << 20

  /// The files whose fault is bytes that are not UTF-8.
  package var filesOfBadBytes: [String] {
    switch reason {
    case .several(let faults): faults.flatMap(\.filesOfBadBytes)
    case .syntax(TextEncoding.expectation, _): [file]
    default: []
    }
  }

  /// The same fault in a record that stands that much later in its file.
  func shifted(by records: Int) -> RecordFault {
    RecordFault(
      file: file, place: place, record: record.map { $0 + records }, field: field, reason: reason,
      of: subject)
  }

  package init(_ failure: SourceFailure) {
    switch failure.reason {
    case .changed: self.init(file: failure.name, reason: .changed)
    case .unreadable(let words): self.init(file: failure.name, reason: .unreadable(words))
    }
  }

  /// The fault.
  package enum Reason: Equatable, Sendable {
    /// More than one file cannot be used; the first fault of each.
    case several([RecordFault])

    /// The system would not hand out the bytes; its own words.
    case unreadable(String)

    /// There are no bytes, or nothing but white space.
    case empty

    /// The text is not UTF-8 but what is named here.
    case encoding(String)

    /// This many bytes are not UTF-8, too many to replace them; whether Windows-1252 has a character for
    /// each.
    case badBytes(Int, isWindows: Bool)

    /// It is a web page.
    case html

    /// The file is binary.
    case foreign(ForeignFile)

    /// The first row of a table cannot be its header.
    case header(HeaderFault)

    /// A quote of a table is not closed before the end, or within this many bytes.
    case openQuote(limit: Int?)

    /// It is not JSON, or no table, from here on.
    case syntax(expected: String, found: String)

    /// It ends too early.
    case truncated

    /// It is JSON without any rows.
    case noRows

    /// It is what an API answers to a query that it refuses; its own words.
    case errorAnswer(String)

    /// One record, or one field beside the records, has more bytes than this.
    case tooLarge(limit: Int)

    /// The file has that many bytes, which is more than a place in it is counted to.
    case tooLong(byteCount: Int, limit: Int)

    /// The rows have more columns than this.
    case tooManyColumns(limit: Int)

    /// A column that was asked for is not there, or several could be meant.
    case column(ColumnFault)

    /// There are more of something than the index can count.
    case tooMany(String, limit: Int)

    /// This number of bytes of memory is needed at once, and cannot be had.
    case memory(Int)

    /// The bytes are no longer those that were indexed.
    case changed

    /// The caller cancelled reading.
    case cancelled
  }
}

extension RecordFault: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .several(let faults): return Self.list(faults)
    case .column(let fault): return "\(fault)"
    default: break
    }
    guard let place else { return "\(file): \(summary)" }
    return "\(file):\(place): \(summary)"
  }

  /// A line for each of the first faults, and how many more there are.
  private static func list(_ faults: [RecordFault]) -> String {
    let shown = faults.prefix(11).map(\.description)
    let more = faults.count - shown.count
    let rest = more > 0 ? ["\(more) more \(more == 1 ? "file has" : "files have") errors"] : []
    return Excerpt.lines(shown + rest)
  }

  private var summary: String {
    switch reason {
    case .several(let faults): Self.list(faults)
    case .unreadable(let reason):
      "cannot read the file: \(reason)"
    case .empty:
      "the file is empty, expected \(subject.plural). Save or download it again."
    case .encoding(let name):
      "the file is \(name), expected UTF-8. "
        + (name == "UTF-16"
          ? "Pass --encoding utf-16 or utf-16be, or convert it: " : "Convert it: ")
        + "iconv -f \(name) -t UTF-8 FILE | rowhouse \(subject.verb) - ..."
    case .badBytes(let count, let isWindows):
      "\(count) \(count == 1 ? "byte isn't" : "bytes aren't") UTF-8. "
        + (isWindows
          ? "The file looks like Windows-1252: pass --encoding windows-1252."
          : "Pass --encoding NAME (\(TextEncoding.names.joined(separator: ", "))).")
    case .html:
      "the file is a web page, expected \(subject.plural). Save \(subject.answer), not the page "
        + "that shows it."
    case .foreign(let file): "the file is \(file.words(of: subject.verb))"
    case .header(let fault):
      "\(fault)"
    case .openQuote(let limit):
      "\(whereabouts)the quote that opens here has no closing quote "
        + (limit.map { "within \($0) bytes" } ?? "before the end of the file")
        + ". Close it, or download the file again."
    case .syntax(TextEncoding.expectation, let found):
      "\(whereabouts)expected \(TextEncoding.expectation), found \(found). Pass --encoding "
        + "windows-1252 for text from Windows or in Latin-1, or save the file as UTF-8."
    case .syntax(let expected, let found):
      "\(whereabouts)expected \(expected), found \(found). Fix the file or download it again."
    case .truncated:
      "unexpected end of file\(reach). The file looks truncated; download it again."
    case .noRows: "the JSON has no \(subject.plural). Expected \(subject.shape)."
    case .errorAnswer(let words):
      "the file is an API's error message, expected \(subject.plural): \"\(words)\". Fix the query "
        + "and download it again\(subject.errorRemedy)."
    case .tooLarge(let limit):
      "\(whereabouts)more than \(limit) bytes in one \(subject.singular). \(subject.remedy)"
    case .tooLong(let byteCount, let limit):
      "the file has \(byteCount) bytes, the limit is \(limit). Split it, and build a site from "
        + "each part."
    case .tooManyColumns(let limit):
      "\(whereabouts)more than \(limit) columns, one for each name in a row. Turn names that are "
        + "data into values, or remove some."
    case .column(let fault): "\(fault)"
    case .tooMany(let what, let limit):
      "more than \(limit) \(what). Split the input, and build a site from each part."
    case .memory(let bytes):
      "not enough memory: the index needs \(bytes / 1_000_000) MB. Raise ulimit -v, or split the "
        + "input."
    case .changed:
      "\(whereabouts)the file changed while it was being read. Run the command again."
    case .cancelled:
      "reading was cancelled"
    }
  }

  /// The place of the fault, as the beginning of a sentence.
  private var whereabouts: String {
    switch (record, field) {
    case (let record?, let field?):
      "\(subject.singular) \(record), \(subject.field) \"\(field)\": "
    case (let record?, nil): "\(subject.singular) \(record): "
    case (nil, let field?): "\(subject.field) \"\(field)\": "
    case (nil, nil): ""
    }
  }

  /// The place where the file ends, as the end of a sentence.
  private var reach: String {
    switch (record, field) {
    case (let record?, let field?):
      " in \(subject.singular) \(record), \(subject.field) \"\(field)\""
    case (let record?, nil): " in \(subject.singular) \(record)"
    case (nil, let field?): " in \(subject.field) \"\(field)\""
    case (nil, nil): ""
    }
  }
}
