/// The places and recordists of a catalogue, which all data files name by their numbers.
struct RecordingTexts: Sendable {
  private let phrases: JoinedTexts

  /// The phrases of all kinds that the places and recordists are among.
  private let places: Range<Int>
  private let recordists: Range<Int>

  /// The recordists by how many recordings they made, and the number that each has by that.
  private let recordistOrder: [Int]
  private let recordistNumbers: [Int]

  /// How many there are in a file.
  let placeSize: Int
  let recordistSize: Int

  init(of notes: [SearchNotes]) {
    let phrases = JoinedTexts(
      of: notes.map(\.phrases), usedBy: notes.map { $0.phraseUses.map(Int.init) })
    self.phrases = phrases
    places = Self.range(of: .place, in: phrases)
    let recordists = Self.range(of: .recordist, in: phrases)
    recordistOrder = recordists.sorted { first, second in
      let uses = (phrases.uses[first], phrases.uses[second])
      return uses.0 != uses.1 ? uses.0 > uses.1 : first < second
    }
    var numbers = Array(repeating: 0, count: recordists.count)
    for (number, phrase) in recordistOrder.enumerated() {
      numbers[phrase - recordists.lowerBound] = number
    }
    recordistNumbers = numbers
    self.recordists = recordists
    placeSize = max(Self.leastSize, places.count / Self.mostFiles)
    recordistSize = max(Self.leastSize, recordists.count / Self.mostFiles)
  }

  /// A file has at least as many texts, and there are at most as many files.
  private static let leastSize = 128
  private static let mostFiles = 400

  private static func range(of kind: RecordingPhrase, in phrases: JoinedTexts) -> Range<Int> {
    // In the order of bytes the kinds follow each other.
    var start = 0
    while start < phrases.count, (phrases[start].first ?? 0) < kind.rawValue { start += 1 }
    var end = start
    while end < phrases.count, phrases[end].first == kind.rawValue { end += 1 }
    return start..<end
  }

  /// The texts of a recording.
  ///
  /// - Parameters:
  ///   - index: Which of the recordings in the notes.
  ///   - notes: The notes of a worker.
  ///   - worker: The place of the worker among all.
  /// - Returns: Their numbers.
  func row(of index: Int, in notes: SearchNotes, of worker: Int) -> RecordingRow {
    var row = RecordingRow()
    for position in notes.tokens(of: index) {
      let token = notes.tokens[position]
      // Phrases come first, and then the words of remarks.
      guard Token.isPhrase(token) else { break }
      let phrase = Int(phrases.places[worker][Token.number(token)])
      if phrase < places.lowerBound {
        // Of names and subspecies, the names come first.
        if row.names == nil { row.names = phrase }
      } else if phrase < places.upperBound {
        row.place = phrase - places.lowerBound
      } else if phrase < recordists.upperBound {
        row.recordist = recordistNumbers[phrase - recordists.lowerBound]
      } else {
        row.type = phrase
      }
    }
    return row
  }

  /// The text of a phrase.
  subscript(phrase: Int) -> ArraySlice<UInt8> { phrases[phrase].dropFirst() }

  /// The files with the places and the recordists.
  var files: [SearchFile] {
    stride(from: 0, to: places.count, by: placeSize).map(placeFile)
      + stride(from: 0, to: recordists.count, by: recordistSize).map(recordistFile)
  }

  private func placeFile(from start: Int) -> SearchFile {
    var countries: [ArraySlice<UInt8>] = []
    var rows = IndexText()
    for number in start..<min(start + placeSize, places.count) {
      let parts = self[places.lowerBound + number].split(
        separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      // The places of a country follow each other.
      let country = IndexText.shown(parts[0])
      if countries.last != country { countries.append(country) }
      rows.tab()
      rows.decimal(countries.count - 1)
      rows.tab()
      rows.text(IndexText.shown(parts[1]))
    }
    var text = IndexText()
    text.list(countries)
    text.text(rows.bytes)
    return SearchFile("p\(start / placeSize)", text.bytes)
  }

  private func recordistFile(from start: Int) -> SearchFile {
    var text = IndexText()
    let end = min(start + recordistSize, recordists.count)
    for (index, phrase) in recordistOrder[start..<end].enumerated() {
      if index > 0 { text.tab() }
      text.text(IndexText.shown(self[phrase]))
    }
    return SearchFile("n\(start / recordistSize)", text.bytes)
  }
}
