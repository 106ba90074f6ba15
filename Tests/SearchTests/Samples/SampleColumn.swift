@testable import Search

/// The columns of the sample recordings.
enum SampleColumn: Int, CaseIterable {
  case number, sound, common, scientific, subspecies, country, location, type, recordist, remarks
  case date, quality

  var column: SearchColumn {
    switch self {
    case .number:
      SearchColumn("number", tier: .name, stored: .number, shown: .title(prefix: "XC"))
    case .sound: SearchColumn("sound", stored: .pattern, shown: .sound)
    case .common: SearchColumn("common", tier: .name, stored: .repeated)
    case .scientific:
      SearchColumn("scientific", tier: .name, stored: .repeated, shown: .joined, in: "la")
    case .subspecies: SearchColumn("subspecies", tier: .name, stored: .none)
    case .country: SearchColumn("country", tier: .place, stored: .repeated, filter: .values)
    case .location: SearchColumn("location", tier: .place, stored: .shared)
    case .type: SearchColumn("type", tier: .attribute, stored: .repeated, filter: .pieces)
    case .recordist: SearchColumn("recordist", tier: .attribute, stored: .shared)
    case .remarks: SearchColumn("remarks", tier: .remark, stored: .none)
    case .date: SearchColumn("date", stored: .date)
    case .quality: SearchColumn("quality", stored: .repeated, filter: .codes)
    }
  }

  static let address = SearchAddress.list(
    pageSize: 50, first: "recordings/index.html", others: "recordings/page-#.html", anchor: "XC#")

  static let schema = SearchSchema(
    allCases.map(\.column), at: address, numberPrefix: "xc")
}

extension SearchNotes {
  /// Notes a text.
  mutating func add(_ text: String, in column: Int) { add(text.utf8.span, in: column) }

  mutating func add(_ text: String, in column: SampleColumn) { add(text, in: column.rawValue) }
}
