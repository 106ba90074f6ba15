/// The records of one page as they were read: one object for all of them.
///
/// The views on it share it, so that handing one on costs a single count.
final class RecordingPage: Sendable {
  /// The records and what stood between them, escapes replaced.
  let bytes: [UInt8]

  /// Where each record begins.
  let starts: [Int]

  /// Where the fields of each record are.
  let layouts: [FieldSlot.Ranges]

  init(bytes: [UInt8], starts: [Int], layouts: [FieldSlot.Ranges]) {
    self.bytes = bytes
    self.starts = starts
    self.layouts = layouts
  }
}
