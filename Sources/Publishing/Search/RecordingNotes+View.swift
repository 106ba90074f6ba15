import Records
import Search

extension RecordingNotes {
  /// Notes a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - number: The number it is listed under.
  ///   - position: Where it is in the listing, from zero.
  mutating func add(_ recording: RecordingView, number: UInt64, at position: Int) {
    let rank = RecordingRank(of: recording)
    let order = SearchOrder(quality: rank.grade, date: rank.date)
    begin(at: position, number: number, order: order)
    // What says most of a recording comes first: the index relies on it.
    add(.names, [.commonName, .genus, .species], of: recording)
    add(.subspecies, [.subspecies], of: recording)
    add(.place, [.country, .location], of: recording)
    add(.recordist, [.recordist], of: recording)
    add(.type, [.type], of: recording)
    recording.withText(of: .remarks) { remark($0) }
    let file = recording[.file]
    if WebAddress.usualStart(in: file.span) == "https://".utf8.count {
      sound(file.span)
    } else if let address = WebAddress(file) {
      sound(address.bytes.span)
    }
    recording.withShownText(of: .date) {
      if !$0.isEmpty, !order.isDay || $0.count != Self.dayLength { oddity($0, in: .date) }
    }
    guard !order.hasQuality else { return }
    recording.withShownText(of: .quality) { if !$0.isEmpty { oddity($0, in: .quality) } }
  }

  /// The characters of `2026-11-22`.
  private static let dayLength = 10

  private mutating func add(
    _ phrase: RecordingPhrase, _ fields: [RecordingField], of recording: RecordingView
  ) {
    for field in fields { recording.withShownText(of: field) { part($0) } }
    finish(phrase)
  }
}
