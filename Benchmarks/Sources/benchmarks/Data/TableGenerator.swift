import Foundation

/// Writes a table as CSV, the same for the same count: what somebody sells, of every kind of column.
struct TableGenerator {
  let count: Int

  /// The names of the columns, as they are in the first line.
  static let columns = [
    "title", "country", "kind", "added", "price", "discount", "weight", "latitude", "longitude",
    "in stock", "note", "contact",
  ]

  /// Writes one file: about 144 bytes for each row.
  func write(to file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }  // Its bytes are written; nothing is lost by a failure here.
    var random = SplitMix(state: 11)
    var csv = Array((Self.columns.joined(separator: ",") + "\n").utf8)
    for number in 1...count {
      Self.write(number, &random, into: &csv)
      if csv.count > 1 << 20 {
        try handle.write(contentsOf: csv)
        csv.removeAll(keepingCapacity: true)
      }
    }
    try handle.write(contentsOf: csv)
  }

  private static let countries = Countries.all.map { Array($0.utf8) }
  private static let colours = words(Vocabulary.colours)
  private static let parts = words(Vocabulary.parts)
  private static let groups = words(Vocabulary.groups)
  private static let places = words(Vocabulary.placeSyllables)
  private static let people = words(
    Vocabulary.familyNames.filter { $0.utf8.allSatisfy { $0 < 128 } })
  private static let kinds = words([
    "call", "flight call", "song", "duet", "drumming", "alarm call",
  ])
  private static let notes = words(
    """
    as at before but by call clear dawn edge far forest from heard in lake loud low marsh near night of
    on over pair quiet rain recorded river road second several single slope slow snow spring still
    stream summer the third tree two under valley village wet wind with wood young
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func words(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

  private static func write(_ number: Int, _ random: inout SplitMix, into csv: inout [UInt8]) {
    csv += random.element(of: colours)
    csv.append("-")
    csv += random.element(of: parts)
    csv.append(" ")
    csv += random.earlyElement(of: groups)
    csv.append(" ")
    csv.append(decimal: number)
    csv.append(",")
    csv += random.earlyElement(of: countries)
    csv.append(",")
    csv += random.earlyElement(of: kinds)
    csv.append(",")
    csv.append(decimal: 2025 - random.smallNumber(below: 40))
    csv.append("-")
    csv.append(twoDigits: 1 + random.number(below: 12))
    csv.append("-")
    csv.append(twoDigits: 1 + random.number(below: 28))
    csv.append(",")
    price(random.smallNumber(below: 500_000), into: &csv)
    csv.append(",")
    csv.append(decimal: 5 * random.number(below: 15))
    csv.append("%,")
    csv.append(decimal: random.number(below: 90))
    csv.append(".")
    csv.append(twoDigits: random.number(below: 100))
    csv.append(",")
    csv.append(tenThousandths: random.number(below: 1_300_000) - 550_000)
    csv.append(",")
    csv.append(tenThousandths: random.number(below: 3_500_000) - 1_750_000)
    csv.append(random.happens(700) ? ",yes," : ",no,")
    for word in 0..<random.number(below: 9) {
      if word > 0 { csv.append(" ") }
      csv += random.earlyElement(of: notes)
    }
    csv.append(",")
    csv += random.element(of: people).filter { $0 > 0x40 }.map { $0 | 0x20 }
    csv.append("@")
    for _ in 0...1 { csv += random.element(of: places).filter { $0 < 128 } }
    csv.append(".example\n")
  }

  /// An amount of money, such as `"1,234.50"`, which has quotes where it has a comma.
  private static func price(_ cents: Int, into csv: inout [UInt8]) {
    let (thousands, rest) = (cents / 100_000, cents / 100 % 1_000)
    if thousands > 0 {
      csv.append("\"")
      csv.append(decimal: thousands)
      csv.append(",")
      csv.append(decimal: rest / 100)
      csv.append(twoDigits: rest % 100)
    } else {
      csv.append(decimal: rest)
    }
    csv.append(".")
    csv.append(twoDigits: cents % 100)
    if thousands > 0 { csv.append("\"") }
  }
}
