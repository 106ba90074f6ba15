/// Which columns of a source have the fields of a recording.
///
/// The API's own names come before those of exports. Where two columns have one field, that with the
/// name listed first for it counts, or the other in a row that does not have the first.
struct FieldColumns {
  /// A column for each slot; none where it is -1.
  private var columns = InlineArray<43, Int>(repeating: -1)

  /// The other columns with a field, the better names first.
  private var others: [(slot: FieldSlot, column: Int)] = []

  /// How many columns of the source were looked at.
  let count: Int

  /// The columns whose names mean nothing to us.
  private(set) var unknown: [Int] = []

  /// Finds the fields of a source.
  init(of header: RowHeader) {
    count = header.names.count
    let matches = header.names.map(FieldNames.match)
    let ranked = matches.indices.sorted {
      (matches[$0]?.rank ?? .max, $0) < (matches[$1]?.rank ?? .max, $1)
    }
    var hasWholeName = false
    for column in ranked {
      // Annotations are no text, and lines have nothing else.
      guard let match = matches[column], match.slot != .annotationSet || header.form == .objects
      else {
        unknown.append(column)
        continue
      }
      if self[match.slot] >= 0 {
        others.append((match.slot, column))
      } else {
        columns[Int(match.slot.rawValue)] = column
        hasWholeName = hasWholeName || match.isWholeName
      }
    }
    // A species beside the whole name would be named twice.
    if hasWholeName { columns[Int(FieldSlot(.species).rawValue)] = -1 }
  }

  /// The columns of lines that nobody reads, because another has the same field.
  var repeated: [Int] { others.map(\.column).sorted() }

  init() { count = -1 }

  /// Whether the records may have numbers: their own, or in an address or the name of a file.
  var haveNumbers: Bool {
    [RecordingField.id, .url, .fileName].contains { self[FieldSlot($0)] >= 0 }
  }

  /// Whether an object says what only a recording says.
  ///
  /// Fields such as `type` and `file` are in many kinds of JSON.
  func areOfRecord(_ layout: RowLayout) -> Bool {
    [RecordingField.id, .genus, .commonName, .recordist].contains {
      range(of: FieldSlot($0), in: layout).kind != .absent
    }
  }

  /// The column with a field; -1 where there is none.
  subscript(slot: FieldSlot) -> Int {
    @inline(__always) get { columns[Int(slot.rawValue)] }
  }

  /// Where the value of a field is.
  @inline(__always)
  func range(of slot: FieldSlot, in layout: RowLayout) -> FieldRange {
    let column = self[slot]
    guard column >= 0 else { return .absent }
    let range = layout[column]
    guard range.kind == .absent, !others.isEmpty else { return range }
    return otherRange(of: slot, in: layout)
  }

  /// Notes where the text of a value is, once its escapes are replaced.
  func replace(_ slot: FieldSlot, by range: FieldRange, in layout: inout RowLayout) {
    let column = self[slot]
    if column >= 0, layout[column].kind != .absent {
      layout[column] = range
    } else if let other = otherColumn(of: slot, in: layout) {
      layout[other] = range
    }
  }

  private func otherRange(of slot: FieldSlot, in layout: RowLayout) -> FieldRange {
    otherColumn(of: slot, in: layout).map { layout[$0] } ?? .absent
  }

  private func otherColumn(of slot: FieldSlot, in layout: RowLayout) -> Int? {
    others.first { $0.slot == slot && layout[$0.column].kind != .absent }?.column
  }
}
