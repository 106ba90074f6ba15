/// What is shown of the records that are found.
enum SearchData: Sendable {
  case recordings([RecordingNotes], RecordingTexts)
  case rows(JoinedRows)

  /// How large the parts of the index are.
  func limits(records count: Int) -> IndexLimits {
    var limits = IndexLimits(records: count)
    if case .rows(let rows) = self { limits.dataFile = rows.dataFileSize }
    return limits
  }

  /// The texts that recordings share.
  var texts: RecordingTexts? {
    switch self {
    case .recordings(_, let texts): texts
    case .rows: nil
    }
  }
}
