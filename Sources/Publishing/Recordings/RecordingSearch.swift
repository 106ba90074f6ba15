import Records
import Rendering
import Screens
import Search

/// The columns of recordings, in the order in which their listing and their search show them.
private enum RecordingSearchColumn: Int, CaseIterable {
  case number, sound, commonName, scientificName, country, location, date, type, quality, recordist
  case subspecies, remarks, year

  var column: SearchColumn {
    switch self {
    case .number:
      SearchColumn(
        "number", titled: "Recording", tier: .name, stored: .number, shown: .title(prefix: "XC"))
    case .sound: SearchColumn("sound", titled: "Sound", stored: .pattern, shown: .sound)
    case .commonName: SearchColumn("species", titled: "Species", tier: .name, stored: .repeated)
    case .scientificName:
      SearchColumn(
        "scientific-name", tier: .name, stored: .repeated, shown: .joined, in: "la")
    case .country:
      SearchColumn(
        "country", titled: "Country", tier: .place, stored: .repeated, filter: .values)
    case .location: SearchColumn("place", titled: "Place", tier: .place, stored: .shared)
    case .date: SearchColumn("date", titled: "Date", stored: .date, from: Self.writeDate)
    case .type:
      SearchColumn("type", titled: "Type", tier: .attribute, stored: .repeated, filter: .pieces)
    case .quality:
      SearchColumn(
        "quality", titled: "Quality", stored: .repeated, from: Self.writeGrade,
        filter: .order(part: Self.grade) { grade in
          Self.letter(of: grade).map { String(UnicodeScalar($0)) } ?? "none"
        })
    case .recordist:
      SearchColumn("recordist", titled: "Recordist", tier: .attribute, stored: .shared)
    case .subspecies: SearchColumn("subspecies", tier: .name, stored: .none)
    case .remarks: SearchColumn("remarks", tier: .remark, stored: .none)
    case .year:
      SearchColumn(
        "year", titled: "Year", stored: .none,
        filter: .order(part: Self.year) { "\(9999 - $0)" })
    }
  }

  // The best come first, and of those the newest.

  private static let dateBits: UInt32 = 22

  /// How many days a year has in ``RecordingRank/date``.
  private static let yearLength = 13 * 32

  static func order(of recording: TableRow) -> UInt32 {
    let rank = RecordingRank(of: recording)
    return UInt32(rank.grade) << dateBits | UInt32(rank.date)
  }

  @Sendable private static func grade(in order: UInt32) -> Int? { Int(order >> dateBits) }

  /// The letter of a grade, if it is one of a quality.
  private static func letter(of grade: Int) -> UInt8? {
    grade < 5 ? UInt8(ascii: "A") + UInt8(grade) : nil
  }

  /// The date of a sort key, unless it is not known: see ``RecordingRank/date``.
  private static func date(in order: UInt32) -> Int? {
    let unknown: UInt32 = (1 << dateBits) - 1
    let date = order & unknown
    return date == unknown ? nil : Int(date)
  }

  /// The years before 9999 of a sort key.
  @Sendable private static func year(in order: UInt32) -> Int? {
    date(in: order).map { $0 / yearLength }
  }

  @Sendable private static func writeGrade(of order: UInt32, into text: inout [UInt8]) {
    if let grade = grade(in: order), let letter = letter(of: grade) { text.append(letter) }
  }

  /// Writes a date such as `2026-11-22`, or `1975-07-00` of a month whose day is not known.
  @Sendable private static func writeDate(of order: UInt32, into text: inout [UInt8]) {
    guard let date = date(in: order) else { return }
    let (year, month, day) = (9999 - date / yearLength, 12 - date / 32 % 13, 31 - date % 32)
    let digits = (year * 100 + month) * 100 + day
    var unit = 10_000_000
    while unit > 0 {
      text.append(UInt8(ascii: "0") + UInt8(digits / unit % 10))
      if unit == 10_000 || unit == 100 { text.append(UInt8(ascii: "-")) }
      unit /= 10
    }
  }
}

extension PublicationSearch {
  /// The search of a catalogue of recordings.
  static func recordings(
    _ pages: Pagination, browsing: [PageLink]
  ) -> PublicationSearch {
    let schema = SearchSchema(
      RecordingSearchColumn.allCases.map(\.column), at: .list(pages, anchor: "XC#"),
      numberPrefix: "xc")
    let page = SearchPage(
      saying: "Type the beginnings of words: of a species, a country or place, a recordist, a type "
        + "of sound or the remarks, a number or a year. What is found has all of them, up to eight. "
        + PageWords.english[.searchSyntax],
      as: .table(
        titled: "Recordings that were found", RecordingCells.foundColumns.map(\.title),
        stylesheet: RecordingCells.foundStylesheet),
      narrowedBy: schema.filters, numberPrefix: "xc", playing: true, browsing: browsing)
    return PublicationSearch(schema: schema, page: page)
  }
}

/// The texts that recordings are found by.
struct FoundTexts: Sendable {
  fileprivate let texts: [Text]

  /// A column, the one or two fields that it is made of, and the numbers of their values.
  fileprivate struct Text: Sendable {
    let column: Int
    let field: RecordingField
    let other: RecordingField?
    let numbers: PackedNumbers?
  }

  init(of index: CollectionIndex) {
    // What says most of a recording comes first.
    let texts: [(RecordingSearchColumn, RecordingField, RecordingField?)] = [
      (.commonName, .commonName, nil), (.scientificName, .genus, .species),
      (.subspecies, .subspecies, nil), (.country, .country, nil), (.location, .location, nil),
      (.type, .type, nil), (.recordist, .recordist, nil), (.date, .date, nil),
      (.quality, .quality, nil),
    ]
    self.texts = texts.map { column, field, other in
      let fields = [field, other].compactMap { $0.map { Int($0.rawValue) } }
      return Text(
        column: column.rawValue, field: field, other: other,
        numbers: index.valueNumbers(of: fields))
    }
  }
}

extension SearchNotes {
  /// Notes a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - position: Its position in the index.
  ///   - found: What it is found by.
  mutating func add(_ recording: TableRow, at position: Int, _ found: FoundTexts) {
    begin(order: RecordingSearchColumn.order(of: recording), number: recording.number)
    let texts = found.texts.span
    for place in texts.indices {
      let column = texts[place].column
      let value = texts[place].numbers?[position]
      if let value, repeats(value, in: column) { continue }
      recording.withShownText(of: texts[place].field) { part($0) }
      if let other = texts[place].other { recording.withShownText(of: other) { part($0) } }
      finish(column, numbered: value)
    }
    recording.withText(of: .remarks) { add($0, in: RecordingSearchColumn.remarks.rawValue) }
    let isNoted = recording.withText(of: .file) { file in
      guard WebAddress.usualStart(in: file) == "https://".utf8.count else { return false }
      add(file, in: RecordingSearchColumn.sound.rawValue)
      return true
    }
    if !isNoted, let address = WebAddress(recording[.file]) {
      add(address.bytes.span, in: RecordingSearchColumn.sound.rawValue)
    }
  }
}
