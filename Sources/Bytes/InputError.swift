/// The reason an input cannot be used: the place in it, the problem, and the remedy.
///
/// Everything that reads inputs throws it. The words for each kind of fault are made in one place, a
/// function of ``Reason`` beside the reader that finds it; callers match on ``Reason/kind``.
///
/// One bad record is a `Refusal` and stops nothing; a file that is not what it should be stops
/// everything, because what is missing from it cannot be known.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the file; `nil` if the words include it, or if the input is no file.
  package let file: String?

  /// The place in the file; nil if the file as a whole is wrong.
  package let place: Place?

  /// The record, from one, counted within the file; nil outside of records.
  package let record: Int?

  /// The field as it is spelled in the file.
  package let field: String?

  package let reason: Reason

  /// The words for a record and a field of it.
  package let nouns: Nouns

  package init(
    file: String?, place: Place? = nil, record: Int? = nil, field: String? = nil, reason: Reason,
    callingRecords nouns: Nouns = .rows
  ) {
    self.file = file
    self.place = place
    self.record = record
    self.field = field
    self.reason = reason
    // No word of them is used without a record.
    self.nouns = record == nil && field == nil ? .rows : nouns
  }

  /// Creates an error whose words name the place.
  package init(_ reason: Reason) { self.init(file: nil, reason: reason) }

  /// Creates an error of invalid data, whose words name the place.
  package init(_ words: String) { self.init(.invalid(words)) }

  /// Creates an error of invalid data in a file.
  package init(in file: String, _ words: String) { self.init(file: file, reason: .invalid(words)) }

  /// The words for a record and a field of it, in messages.
  package struct Nouns: Equatable, Sendable {
    let record: String
    let field: String

    package init(record: String, field: String) {
      self.record = record
      self.field = field
    }

    package static let rows = Nouns(record: "row", field: "column")
  }

  /// The problem and the remedy.
  package struct Reason: Equatable, Sendable {
    package let kind: Kind

    /// The problem and the remedy, as the end of a sentence and the sentences after it.
    package let words: String

    /// The beginning of the words, if the record and its field follow it.
    private let beforePlace: String

    package init(_ kind: Kind, _ words: String, beforePlace: String = "") {
      self.kind = kind
      self.words = words
      self.beforePlace = beforePlace
    }

    package static func invalid(_ words: String) -> Self { Self(.invalid, words) }

    /// The words with the record and the field in which it is.
    fileprivate func words(in record: String) -> String {
      guard !record.isEmpty else { return beforePlace + words }
      return beforePlace.isEmpty ? "\(record): \(words)" : "\(beforePlace) in \(record)\(words)"
    }
  }

  /// The kinds of faults that callers treat differently.
  package enum Kind: Equatable, Sendable {
    /// The data is not what it should be.
    case invalid

    case encoding

    /// There are no rows, and no file with any.
    case empty

    /// There are more bytes than a limit allows.
    case tooLarge

    /// The system would not hand out the bytes.
    case system

    case memory

    /// An option names a column that is not there; its name, and those of the columns.
    case noColumn(String, among: [String])

    /// An option names something else that is not there, or is not what it needs.
    case choice

    /// The reading was stopped.
    case cancelled

    /// More than one file cannot be used; the first error of each.
    case several([InputError])
  }

  package var description: String {
    let record =
      [record.map { "\(nouns.record) \($0)" }, field.map { "\(nouns.field) \"\($0)\"" }]
      .compactMap(\.self).joined(separator: ", ")
    let words = reason.words(in: record)
    guard let file else { return words }
    guard let place else { return "\(file): \(words)" }
    return "\(file):\(place): \(words)"
  }

  /// The files whose fault is bytes that are not UTF-8.
  package var filesOfBadBytes: [String] {
    switch reason.kind {
    case .several(let errors): errors.flatMap(\.filesOfBadBytes)
    case .encoding: file.map { [$0] } ?? []
    default: []
    }
  }

  /// The name that no column has, and those of the columns, if an option named one.
  package var missingColumn: (name: String, columns: [String])? {
    guard case .noColumn(let name, let columns)? = choice?.reason.kind else { return nil }
    return (name, columns)
  }

  /// The error of an option that names a column, if that is the reason.
  package var choice: InputError? {
    switch reason.kind {
    case .noColumn, .choice: self
    case .several(let errors): errors[0].choice
    default: nil
    }
  }

  /// Returns the same error in a record that stands that much later in its file.
  package func shifted(by records: Int) -> InputError {
    InputError(
      file: file, place: place, record: record.map { $0 + records }, field: field, reason: reason,
      callingRecords: nouns)
  }
}

extension InputError.Reason {
  /// More than one file cannot be used; the first errors, and how many more there are.
  package static func several(_ errors: [InputError]) -> Self {
    let shown = errors.prefix(11).map(\.description)
    let more = errors.count - shown.count
    let rest = more > 0 ? ["\(more) more \(more == 1 ? "file has" : "files have") errors"] : []
    return Self(.several(errors), Excerpt.lines(shown + rest))
  }

  /// The system would not hand out the bytes; its own words.
  package static func unreadable(_ words: String) -> Self {
    Self(.system, "cannot read the file: \(words)")
  }

  /// This many bytes of memory are needed at once, and can't be allocated.
  package static func memory(_ bytes: Int) -> Self {
    Self(
      .memory,
      "not enough memory: the index needs \(bytes / 1_000_000) MB. Raise ulimit -v, or split the "
        + "input.")
  }

  /// The bytes are no longer those that were indexed.
  package static let changed = Self(
    .invalid, "the file changed while it was being read. Run the command again.")

  package static let cancelled = Self(.cancelled, "reading was cancelled")

  /// It ends too early.
  package static let truncated = Self(
    .invalid, ". The file looks truncated; download it again.",
    beforePlace: "unexpected end of file")
}

package struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes before it in the file.
  package let offset: Int

  /// The line, from one; lines end in CR, LF or both.
  package let line: Int

  /// The byte within the line, from one.
  package let column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Line and column as editors read them, and the offset for what has no lines: `3:30: byte 184`.
  package var description: String { "\(line):\(column): byte \(offset)" }
}
