import Bytes

/// A tentative row start in the middle of a source, confirmed when a reader from the beginning
/// reaches it in the same state.
struct RowBoundary: Sendable {
  let offset: Int
  let stateBefore: RowReader.State
  let stateAfter: RowReader.State

  /// How rows are written, and the columns of the first row that can be used.
  let header: RowHeader

  /// Whether rows are lists outside of other lists.
  let areRowsTexts: Bool

  /// The byte before the row.
  let byteBefore: UInt8
}

extension RowBoundary {
  /// How far a boundary is looked for, and a row there read, before the search is given up.
  private static let reach = 1 << 20

  /// The most bytes to read in candidates that turn out not to be rows.
  private static let budget = 1 << 23

  /// How many rows at the beginning of a source may be refused.
  private static let refused = 100

  /// Finds the first row after an offset; `nil` after the last row, or if the source's rows can't
  /// be found this way.
  ///
  /// It searches for the separator between the first rows of the source, and reads a row after each
  /// match, to distinguish it from text or a list within a row; it reads at most a megabyte.
  static func first(
    after offset: Int, in source: any RecordSource, _ shape: RowShape
  ) -> RowBoundary? {
    // The reader that begins at the source's first byte reports its faults.
    guard var reader = try? RowReader(source, windowSize: 1 << 16, shape) else { return nil }
    var layout = RowLayout()
    repeat {
      guard let found = try? reader.next(&layout), found.number < refused else { return nil }
      if found.refusal == nil { break }
    } while true
    let before: RowReader.State
    switch reader.state {
    case .afterRow(let isMember): before = .beforeRow(isFirst: false, isMember: isMember)
    case .betweenTexts: before = .betweenTexts
    case .beforeRow, .afterList: return nil
    }
    var bytes: [UInt8] = []
    let end = min(offset + reach, source.byteCount)
    guard offset < end, (try? source.read(offset..<end, into: &bytes)) != nil else { return nil }
    let count = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: JSON.padding))

    var budget = Self.budget
    var trial = Trial(reader.header, layout)
    for index in 1..<max(1, count) where budget > 0 && offset + index < reader.header.notes {
      guard looksRight(at: index, in: bytes, before, reader.header.form) else { continue }
      if trial.isRow(in: bytes, from: index, to: count, before, losing: &budget) {
        return RowBoundary(
          offset: offset + index, stateBefore: before, stateAfter: reader.state,
          header: reader.header, areRowsTexts: reader.areRowsTexts, byteBefore: bytes[index - 1])
      }
    }
    return nil
  }

  /// Whether the bytes before a position are the separator of rows in this source.
  private static func looksRight(
    at index: Int, in bytes: [UInt8], _ state: RowReader.State, _ form: RowHeader.Form
  ) -> Bool {
    let (opening, closing): (UInt8, UInt8)
    switch form {
    case .unknown: return false
    case .delimited:
      return (bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r"))
        && bytes[index] > UInt8(ascii: "\r")
    case .objects: (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    case .lists: (opening, closing) = (UInt8(ascii: "["), UInt8(ascii: "]"))
    }
    guard bytes[index] == opening else { return false }
    // What closes the row before, and between the two a comma in a list, and only white space outside.
    var commas = state == .betweenTexts ? 0 : 1
    for byte in bytes[..<index].reversed() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: ",") where commas > 0: commas -= 1
      case closing: return commas == 0
      default: return false
      }
    }
    return false
  }

  /// Reads candidates for rows.
  private struct Trial {
    private var header: RowHeader
    private let columns: Int
    private var layout = RowLayout()

    /// The columns that the first row of the source has.
    private let usual: [Int]

    init(_ header: RowHeader, _ first: RowLayout) {
      self.header = header
      columns = header.names.count
      usual = first.cells.indices.filter { first.cells[$0].kind != .absent }
    }

    /// Whether a row is read whole from a position, with half the columns of the first at least.
    mutating func isRow(
      in bytes: [UInt8], from start: Int, to end: Int, _ state: RowReader.State,
      losing budget: inout Int
    ) -> Bool {
      do throws(SyntaxFault) {
        if case .delimited(let delimiter) = header.form {
          let form = header.lines(delimiter)
          let first = bytes[start]
          // Empty rows and comments are no rows.
          guard
            !form.dialect.isLenient || first != delimiter.rawValue && !form.dialect.isBlank(first),
            !header.shape.isComment(bytes, at: start)
          else { return false }
          let row = try layout.readRow(
            bytes.span, in: start..<end, as: form, isLast: false)
          switch row {
          case .row(let stop, let count, _):
            budget -= stop - start
            return stop < end && count == columns - (header.lacksLastCell ? 1 : 0)
          case .lost(let stop, _): budget -= stop - start
          case .unfinished: budget -= end - start
          }
          return false
        }
        let stop: Int
        if case .lists = header.form {
          let row = try layout.readList(bytes.span, from: start, columns: columns)
          guard header.takes(cells: row.count) else { return false }
          stop = row.end
        } else {
          stop = try layout.readObject(
            bytes.span, from: start, &header, stopsAtList: state == .betweenTexts)
        }
        budget -= stop - start
        let alike = usual.count { layout[$0].kind != .absent }
        return stop < end && layout.list == nil && 2 * alike >= usual.count
      } catch {
        budget -= max(1, error.offset - start)
        return false
      }
    }
  }
}
