/// Reads a source through a window that moves along, and says what is wrong and where.
///
/// What does not fit in the window is read again, from its beginning, once the window has moved on.
protocol SourceReader {
  /// What the source is read for.
  static var subject: RecordSubject { get }

  var window: RecordWindow { get set }

  /// The position in the window of what is read next.
  var position: Int { get set }

  /// The records found so far, whatever they are worth.
  var recordCount: Int { get }
}

extension SourceReader {
  /// Refuses what is no text of ours, by its first bytes, and passes over a byte order mark.
  mutating func readBeginning() throws(RecordFault) {
    if let encoding = TextEncoding.foreign(window.bytes[..<window.end]) {
      throw fault(.encoding(encoding), at: 0)
    }
    if window.bytes.starts(with: [0x1F, 0x8B]) { throw fault(.gzip, at: nil) }
    if window.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { throw fault(.zip, at: nil) }
    if window.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// What the source is written in, by its name or else by its beginning.
  var format: RecordFormat {
    let beginning = window.bytes[position..<min(window.end, RecordFormat.beginning)]
    return RecordFormat(named: window.source.name) ?? RecordFormat(beginning)
  }

  /// Passes over white space of JSON; nil at the end of the source.
  mutating func skipSpace() throws(RecordFault) -> UInt8? {
    while true {
      position = JSON.skipSpace(window.bytes.span, from: position)
      if position < window.end { return window.bytes[position] }
      if window.isLast { return nil }
      try advance()
    }
  }

  /// Passes over line ends, and so over empty lines; false at the end of the source.
  mutating func skipLineEnds() throws(RecordFault) -> Bool {
    while true {
      switch window.bytes[position] {
      case UInt8(ascii: "\n"): position += 1
      case UInt8(ascii: "\r") where window.bytes[position + 1] == UInt8(ascii: "\n"): position += 2
      default:
        guard position >= window.end else { return true }
        guard !window.isLast else { return false }
        try advance()
      }
    }
  }
}
