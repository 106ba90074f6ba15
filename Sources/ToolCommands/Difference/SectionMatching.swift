/// The pairs of equal sections in an older and a newer page, and the moves within and between them.
struct SectionMatching {
  /// The newer section of each older one.
  private(set) var partners: [Int?]

  /// Whether a newer section has an older one, and whether it has another place among those.
  private(set) var isKnown: [Bool]
  private(set) var isMoved: [Bool]

  /// The older rows that are in another section now, or in another place among the rows that stayed.
  private(set) var movedRows: [Int] = []

  /// Matches sections by identifiers and names, and renamed ones by the rows that they have in common.
  init(_ old: RowSide, _ new: RowSide, _ rows: RowMatching) {
    partners = old.sections.map { new.place(like: $0) }
    isKnown = Array(repeating: false, count: new.sections.count)
    isMoved = isKnown
    for case let partner? in partners { isKnown[partner] = true }
    findRenamed(old, new, rows)
    let known = partners.compactMap(\.self)
    for place in Order.moved(known) { isMoved[known[place]] = true }
    findMovedRows(old, new, rows)
  }

  /// A section that has gone is one that has come, if most of its rows are in that.
  private mutating func findRenamed(_ old: RowSide, _ new: RowSide, _ rows: RowMatching) {
    var shared: [Int: [Int: Int]] = [:]
    var counts: [Int: Int] = [:]
    for (place, row) in old.rows.enumerated() where partners[Int(row.section)] == nil {
      counts[Int(row.section), default: 0] += 1
      guard let partner = rows.partners[place] else { continue }
      let section = Int(new.rows[partner].section)
      if !isKnown[section] { shared[Int(row.section), default: [:]][section, default: 0] += 1 }
    }
    for section in shared.keys.sorted() {
      for (other, count) in (shared[section] ?? [:]).sorted(by: { $0.key < $1.key })
      where 2 * count > counts[section] ?? 0 && !isKnown[other] {
        partners[section] = other
        isKnown[other] = true
      }
    }
  }

  private mutating func findMovedRows(_ old: RowSide, _ new: RowSide, _ rows: RowMatching) {
    var stayed: [Int: [(place: Int, partner: Int)]] = [:]
    for (place, partner) in rows.partners.enumerated() {
      guard let partner else { continue }
      let section = Int(old.rows[place].section)
      if partners[section] == Int(new.rows[partner].section) {
        stayed[section, default: []].append((place, partner))
      } else {
        movedRows.append(place)
      }
    }
    for section in stayed.values {
      movedRows += Order.moved(section.map(\.partner)).map { section[$0].place }
    }
    movedRows.sort()
  }
}
