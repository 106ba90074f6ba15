/// One data file: what the search page shows of recordings that follow each other in the listing.
///
/// It is dense, because it is what search moves most: about sixteen bytes a recording. Places and
/// recordists are in files of their own.
struct RecordingData {
  private let texts: RecordingTexts
  private var groups: [(rows: Int, names: Int)] = []
  private var types = LocalNumbers()
  private var sounds: [[UInt8]] = []
  private var rows = IndexText()
  private var rowCount = 0

  /// What is odd: a field, a text, and the rows that have it there.
  private var oddities: [(field: OddField, text: ArraySlice<UInt8>, rows: IndexText)] = []

  init(_ texts: RecordingTexts) {
    self.texts = texts
  }

  /// Adds a recording.
  ///
  /// - Parameters:
  ///   - record: What was noted of it.
  ///   - row: Its texts.
  ///   - sound: The number of its sound in this file, from one; zero if it has none.
  mutating func add(_ record: NotedRecord, _ row: RecordingRow, sound: Int) {
    let names = row.names ?? 0
    if groups.last?.names == names {
      groups[groups.count - 1].rows += 1
    } else {
      groups.append((1, names))
    }
    rows.number(Int(record.number))
    rows.number(row.place)
    rows.number(row.recordist)
    rows.number(types.number(of: row.type))
    rows.number(record.order.quality + Self.qualityCount * sound)
    rows.number(record.order.shortDate)
    rowCount += 1
  }

  /// Adds what is odd of the recording that was added last.
  mutating func add(_ text: ArraySlice<UInt8>, in field: OddField) {
    let known = oddities.firstIndex { $0.field == field && $0.text == text }
    let index = known ?? oddities.count
    if known == nil {
      oddities.append((field, text, IndexText()))
    } else {
      oddities[index].rows.text(",".utf8)
    }
    oddities[index].rows.decimal(rowCount - 1)
  }

  /// `A` to `E`, and none.
  private static let qualityCount = 6

  /// The text of the file, after which another begins.
  mutating func finish() -> [UInt8] {
    var text = IndexText()
    text.decimal(groups.count)
    for group in groups {
      text.tab()
      text.decimal(group.rows)
      // Common name, genus, species: the last two are one part.
      let names = texts[group.names].split(
        separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      text.tab()
      text.text(IndexText.shown(names[0]))
      text.tab()
      text.text(IndexText.shown(names[1]))
      if !names[1].isEmpty, !names[2].isEmpty { text.text(" ".utf8) }
      text.text(IndexText.shown(names[2]))
    }
    text.tab()
    text.list(types.things.map { IndexText.shown(texts[$0]) })
    text.tab()
    text.list(sounds.map { $0[...] })
    text.tab()
    text.text(rows.bytes)
    for oddity in oddities {
      text.tab()
      text.text(oddity.field.rawValue.utf8)
      text.tab()
      text.text(IndexText.shown(oddity.text))
      text.tab()
      text.text(oddity.rows.bytes)
    }
    groups.removeAll(keepingCapacity: true)
    types.removeAll()
    sounds.removeAll()
    rows.bytes.removeAll(keepingCapacity: true)
    rowCount = 0
    oddities.removeAll()
    return text.bytes
  }

  /// The number of a sound in this file, from one.
  ///
  /// - Parameter sound: Its address, with a `#` for the number of its recording.
  /// - Returns: The number.
  mutating func number(ofSound sound: ArraySlice<UInt8>) -> Int {
    if let index = sounds.firstIndex(where: { $0[...] == sound }) { return index + 1 }
    sounds.append(Array(sound))
    return sounds.count
  }
}
