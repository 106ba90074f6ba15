/// What a worker notes of the recordings whose pages it draws: their words, and what search shows.
///
/// For each recording ``begin(at:number:order:)``; then every phrase, part by part; then, if it has
/// them, remarks and a sound.
public struct RecordingNotes: Sendable {
  var notes: SearchNotes

  /// The addresses of sounds, with a `#` for the recording's number where that is in them.
  private(set) var sounds = WordTable()
  private var pattern = SoundPattern()

  /// What is odd, in the order of the recordings.
  private(set) var oddities: [Oddity] = []
  private(set) var oddTexts = WordTable()

  /// The number of the sound that follows the pattern.
  private var patternNumber = 0

  /// The phrase in the making, after the byte that tells its kind, and where its parts end.
  private var phrase: [UInt8] = [0]
  private var partEnds: [Int] = []

  /// The number of the recording that is noted.
  private var number: UInt64 = 0

  init(room count: Int, limit: Int?) {
    notes = SearchNotes(limit: limit)
    notes.reserve(records: count)
  }

  /// Whether there are more words than can be noted, so that nothing may be made of the notes.
  public var isFull: Bool { notes.isFull || sounds.isFull || oddTexts.isFull }

  /// How many bytes of memory they take.
  public var memory: Int { notes.memory + sounds.memory + oddities.memory + oddTexts.memory }

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - position: Where it is in the listing, from zero.
  ///   - number: The number it is listed under.
  ///   - order: What comes first among recordings that are found equally well.
  public mutating func begin(at position: Int, number: UInt64, order: SearchOrder) {
    notes.begin(at: position, order: order, number: number)
    self.number = number
  }

  /// Adds a part of the next phrase.
  public mutating func part(_ text: Span<UInt8>) {
    if !partEnds.isEmpty { phrase.append(UInt8(ascii: "\t")) }
    for index in text.indices { phrase.append(text[index].withoutControl) }
    partEnds.append(phrase.count)
  }

  /// Ends the phrase whose parts were added.
  public mutating func finish(_ kind: RecordingPhrase) {
    defer {
      phrase.removeAll(keepingCapacity: true)
      phrase.append(0)
      partEnds.removeAll(keepingCapacity: true)
    }
    // Most recordings have no subspecies.
    if kind == .subspecies, phrase.count == 1 { return }
    phrase[0] = kind.rawValue
    if notes.addPhrase(phrase) { describe(kind) }
  }

  /// Notes what a recordist remarked.
  public mutating func remark(_ text: Span<UInt8>) {
    notes.add(text, .remark)
  }

  /// Notes where the sound is.
  ///
  /// - Parameter address: Begins with `https://` or `http://`.
  public mutating func sound(_ address: Span<UInt8>) {
    notes.fingerprint.add(address)
    if !pattern.follow(address, number: number) {
      patternNumber = sounds.number(of: pattern.text).number
    }
    notes.setSound(patternNumber)
  }
}

extension RecordingNotes {
  /// Notes what stands in a field and is none of what search could show there otherwise.
  ///
  /// - Parameters:
  ///   - text: At least one byte.
  ///   - field: Where it stands.
  public mutating func oddity(_ text: Span<UInt8>, in field: OddField) {
    notes.fingerprint.add(text)
    let plain = text.indices.map { text[$0].withoutControl }
    oddities.append(
      Oddity(
        record: notes.records.count - 1, field: field, text: oddTexts.number(of: plain).number))
  }
}

// MARK: - New phrases

extension RecordingNotes {
  /// Takes a new phrase apart into words, and what it can be chosen by.
  private mutating func describe(_ kind: RecordingPhrase) {
    switch kind {
    case .names, .subspecies:
      notes.addPhraseWords(phrase, .name)
    case .place:
      notes.addPhraseWords(phrase, .place)
      let country = Self.trimmed(phrase[1..<partEnds[0]])
      if Self.isChoice(country) { notes.addPhraseFilter(.country, country) }
    case .recordist:
      notes.addPhraseWords(phrase, .maker)
    case .type:
      notes.addPhraseWords(phrase, .maker)
      addTypes()
    }
    notes.finishPhrase()
  }

  private mutating func addTypes() {
    for piece in phrase.dropFirst().split(separator: UInt8(ascii: ",")) {
      let name = Self.trimmed(piece).map { LetterFolding.isUpperCase($0) ? $0 | 0x20 : $0 }
      if Self.isChoice(name) { notes.addPhraseFilter(.type, name) }
    }
  }

  /// Whether a value is something, and short enough to be chosen from a list.
  private static func isChoice(_ value: [UInt8]) -> Bool { 1...IndexText.longest ~= value.count }

  /// A text without the spaces around it.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    guard let last = text.lastIndex(where: { !isSpace($0) }) else { return [] }
    return Array(text[...last].drop(while: isSpace))
  }
}
