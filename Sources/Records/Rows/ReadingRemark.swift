import Bytes

/// Something in a source that was left out or repaired, other than a refused row.
package struct ReadingRemark: Equatable, Sendable {
  /// The name of the source.
  package let file: String
  package let kind: Kind
  package let count: Int

  /// The line of the first occurrence, from one; `nil` if unknown.
  package let line: Int?

  package init(file: String, kind: Kind, count: Int, line: Int?) {
    self.file = file
    self.kind = kind
    self.count = count
    self.line = line
  }

  package enum Kind: String, CaseIterable, Sendable, BitwiseCopyable {
    /// Titles above the header, comments, notes below the rows, and rows without a value were left out.
    case titles, comments, notes, emptyRows

    /// Rows whose quotes do not follow RFC 4180 were read.
    case quotes

    /// The lines of a survey's questions were left out, or those of its answers named the columns.
    case questions, answers

    /// Every row has one cell less than the header, or one more.
    case shortRows, longRows

    /// Rows lack the empty cells at their end.
    case droppedCells

    /// Bytes that are not UTF-8 were replaced.
    case bytes

    /// Whether data may have been lost or changed.
    package var isDoubtful: Bool { self != .emptyRows && self != .answers }
  }
}

extension ReadingRemark {
  /// A sentence about it, and the option for the other reading.
  package var summary: String {
    func counted(_ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let first = line.map { count == 1 ? " (line \($0))" : " (the first is line \($0))" } ?? ""
    return switch kind {
    case .titles:
      "left out \(counted("line")) above the header\(first). Pass --skip-lines 0 to read from the "
        + "first line."
    case .comments:
      "left out \(counted("comment line"))\(first). Pass --comment none to read lines that begin "
        + "with # as rows."
    case .notes:
      "left out \(counted("line")) of notes below the last row\(first). Pass --notes keep to read "
        + "notes as rows."
    case .emptyRows: "left out \(counted("empty row"))\(first)."
    case .quotes:
      "repaired stray quotation marks in \(counted("row"))\(first). Pass --quote none to read "
        + "quotation marks as text."
    case .questions:
      "left out \(counted("line")) of questions and identifiers below the header\(first). Pass "
        + "--header-lines 2 to add the questions to the names, or --header-lines 1 to read the lines as "
        + "rows."
    case .answers:
      "joined the first 2 lines as names of columns. Pass --header-lines 1 to read the second line as a "
        + "row."
    case .shortRows:
      "every row lacks the last cell of the header, so the last column is empty\(first). Pass --pad if "
        + "that is right."
    case .droppedCells:
      "rows end at their last value, so the cells behind it are empty. Pass --pad if that is right."
    case .longRows:
      "every row has one cell more than the header, so the last column has no name\(first). Name it "
        + "in the header."
    case .bytes:
      "replaced \(counted("byte")) that \(count == 1 ? "isn't" : "aren't") UTF-8 by U+FFFD\(first). Pass "
        + "--encoding windows-1252 if the file is not UTF-8."
    }
  }
}

extension ReadingRemark: CustomStringConvertible {
  package var description: String { "\(file): \(summary)" }
}

/// Counts remarks by source and kind.
struct RemarkTally: Sendable {
  /// A count for each kind in each source, and the offset of the first.
  private var entries: [Entry] = []

  private struct Entry: BitwiseCopyable {
    let source: Int
    let kind: ReadingRemark.Kind
    var count: Int
    var offset: Int
  }

  /// Counts a remark at an offset of a source.
  mutating func add(
    _ kind: ReadingRemark.Kind, _ count: Int = 1, of source: Int = 0, at offset: Int
  ) {
    guard let index = entries.firstIndex(where: { $0.source == source && $0.kind == kind }) else {
      entries.append(Entry(source: source, kind: kind, count: count, offset: offset))
      return
    }
    entries[index].count += count
    entries[index].offset = min(entries[index].offset, offset)
  }

  /// Adds the remarks of a reader of a source.
  mutating func add(_ other: RemarkTally, of source: Int) {
    for entry in other.entries { add(entry.kind, entry.count, of: source, at: entry.offset) }
  }

  /// Adds the remarks of another part.
  mutating func add(_ other: RemarkTally) {
    for entry in other.entries { add(entry.kind, entry.count, of: entry.source, at: entry.offset) }
  }

  /// Returns the remarks with their lines, for which it reads the sources.
  func remarks(in sources: [any RecordSource]) -> [ReadingRemark] {
    entries.sorted { ($0.source, $0.kind.rawValue) < ($1.source, $1.kind.rawValue) }.map { entry in
      let source = sources[entry.source]
      let place = (try? Place.places(at: [entry.offset], in: source))?.first
      return ReadingRemark(
        file: source.name, kind: entry.kind, count: entry.count, line: place?.line)
    }
  }
}
