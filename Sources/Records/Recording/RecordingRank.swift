/// How good a recording is, and how new.
package struct RecordingRank: Hashable, Sendable {
  /// 0 to 4 for a quality of `A` to `E`, and 5 for anything else.
  package let grade: Int

  /// The newest date is the lowest number: `((9999 - year) * 13 + 12 - month) * 32 + 31 - day`.
  ///
  /// A month or day that is not known counts as zero. 2^22 - 1, if nothing is known.
  package let date: Int

  package init(of recording: TableRow) {
    grade = recording.withText(of: .quality) { RecordingOrder.grade($0) }
    date = recording.withText(of: .date) { Int(CalendarRank.date($0, .newestFirst)) }
  }
}
