import Bytes
import Files
import Publishing
import Store
import Validation

extension SiteComparison {
  /// Compares a page, or a list as a whole, in both builds; only its title and introduction, if it
  /// `follows` otherwise from changes already noted.
  mutating func compare(_ unit: ChangedFiles.Unit, follows: Bool = false) throws(FileError) {
    let before = difference.totals
    // Of a list that follows, the first page has the title.
    if !follows || unit.oldPages.first == unit.newPages.first {
      var (old, new) = try sides(of: unit, isOnlyFirst: follows)
      if !follows, old.columns != new.columns, !old.columns.isEmpty, !new.columns.isEmpty {
        let shared = Set(old.columns).intersection(new.columns)
        (old, new) = try sides(of: unit, among: shared)
      }
      if let fault = new.fault ?? old.fault {
        tell(.unreadable, of: unit, new, name: fault.words)
      } else {
        // Only its first page has the introduction of a list.
        if unit.oldPages.first == unit.newPages.first {
          compareHeads(unit, old, new, ignoresNumbers: follows)
        }
        if !follows { try compareRows(unit, old, new) }
      }
    }
    difference.followingPages += unit.count - (difference.totals == before ? 0 : 1)
  }

  private mutating func tell(
    _ kind: Change.Kind, of unit: ChangedFiles.Unit, _ side: RowSide, name: String = "",
    parts: [Change.Part] = []
  ) {
    difference.add(Change(kind: kind, page: unit.head, title: side.title, name: name, parts: parts))
  }

  /// Compares titles, introductions and columns.
  private mutating func compareHeads(
    _ unit: ChangedFiles.Unit, _ old: RowSide, _ new: RowSide, ignoresNumbers: Bool
  ) {
    let heads: [(Change.Kind, String, String)] = [
      (.pageRetitled, old.title, new.title), (.introduction, old.introduction, new.introduction),
      (.columns, old.columns.joined(separator: ", "), new.columns.joined(separator: ", ")),
    ]
    for (kind, before, now) in heads where before != now {
      if ignoresNumbers, before.withoutDigits == now.withoutDigits { continue }
      tell(kind, of: unit, new, parts: [Change.Part(old: before, new: now)])
    }
  }

  private mutating func compareRows(
    _ unit: ChangedFiles.Unit, _ old: RowSide, _ new: RowSide
  ) throws(FileError) {
    let matching = try RowMatching(old, new)
    let sections = SectionMatching(old, new, matching)
    tell(sections, of: unit, old, new)
    for place in old.rows.indices where matching.partners[place] == nil {
      guard difference.counts(.rowRemoved) else { continue }
      difference.changes.append(try change(.rowRemoved, of: unit, old, place))
    }
    for place in new.rows.indices where !matching.isKnown[place] {
      guard difference.counts(.rowAdded) else { continue }
      difference.changes.append(try change(.rowAdded, of: unit, new, place))
    }
    for place in sections.movedRows {
      guard let partner = matching.partners[place], difference.counts(.rowMoved) else { continue }
      var change = try change(.rowMoved, of: unit, new, partner)
      change.parts = move(place, partner, old, new, isList: unit.isList)
      difference.changes.append(change)
    }
    for place in old.rows.indices {
      guard let partner = matching.partners[place] else { continue }
      try compare(place, partner, old, new, of: unit)
    }
  }

  private mutating func tell(
    _ sections: SectionMatching, of unit: ChangedFiles.Unit, _ old: RowSide, _ new: RowSide
  ) {
    for (place, partner) in sections.partners.enumerated() {
      let name = old.sections[place].name
      guard let partner else {
        if !name.isEmpty { tell(.sectionRemoved, of: unit, old, name: name) }
        continue
      }
      let newName = new.sections[partner].name
      guard newName != name else { continue }
      tell(
        .sectionRenamed, of: unit, new, name: newName, parts: [Change.Part(old: name, new: newName)]
      )
    }
    for (place, section) in new.sections.enumerated() where !section.name.isEmpty {
      if !sections.isKnown[place] { tell(.sectionAdded, of: unit, new, name: section.name) }
      if sections.isMoved[place] { tell(.sectionMoved, of: unit, new, name: section.name) }
    }
  }

  /// A change of a row as a whole.
  private func change(
    _ kind: Change.Kind, of unit: ChangedFiles.Unit, _ side: RowSide, _ place: Int
  ) throws(FileError) -> Change {
    let row = try side.row(place)
    let isWhole = kind == .rowAdded || kind == .rowRemoved
    let words = row.cells.filter { !$0.isEmpty }
    return Change(
      kind: kind, page: unit.head, title: side.title, section: side.sectionName(ofRow: place),
      id: SitePlaces.isPlace(row.id) ? "" : row.id,
      name: isWhole ? words.joined(separator: " · ") : words.first ?? "")
  }

  /// Notes that a row moved: to another section, to another page of its list, or up or down.
  private func move(
    _ place: Int, _ partner: Int, _ old: RowSide, _ new: RowSide, isList: Bool
  ) -> [Change.Part] {
    let (before, now) = (old.sectionName(ofRow: place), new.sectionName(ofRow: partner))
    if before != now { return [Change.Part(label: "section", old: before, new: now)] }
    let (row, newRow) = (old.rows[place], new.rows[partner])
    if !isList {
      return [Change.Part(label: "place", old: "\(row.place + 1)", new: "\(newRow.place + 1)")]
    }
    func number(_ page: FilePath) -> Int {
      SitePlaces.pageNumber(of: page.last.map { "\($0)" } ?? "") ?? 1
    }
    let (page, newPage) = (number(old.pages[Int(row.page)]), number(new.pages[Int(newRow.page)]))
    return page == newPage ? [] : [Change.Part(label: "page", old: "\(page)", new: "\(newPage)")]
  }
}

// MARK: - Rows that say something else

extension SiteComparison {
  private mutating func compare(
    _ place: Int, _ partner: Int, _ old: RowSide, _ new: RowSide, of unit: ChangedFiles.Unit
  ) throws(FileError) {
    let (key, newKey) = (old.rows[place], new.rows[partner])
    let kind: Change.Kind
    if key.name != newKey.name {
      kind = .rowReworded
    } else if key.values != newKey.values {
      kind = .value
    } else if key.links != newKey.links {
      kind = .link
    } else {
      return
    }
    if newKey.target != .zero { toldPages.insert(newKey.target) }
    guard difference.counts(kind) else { return }
    let (row, newRow) = (try old.row(place), try new.row(partner))
    var change = try change(kind, of: unit, new, partner)
    change.parts = kind == .link ? [] : parts(row, newRow, old.columns, new.columns)
    if kind == .link || change.parts.isEmpty { change.parts += Self.links(row, newRow) }
    for part in try recordParts(of: newRow, unlike: row) {
      let isTold = change.parts.contains {
        $0.label == part.label && !part.label.isEmpty || $0.old == part.old && $0.new == part.new
      }
      if !isTold { change.parts.append(part) }
    }
    difference.changes.append(change)
  }

  /// The cells that differ, those of one column beside each other.
  private func parts(
    _ row: PageOutline.Row, _ newRow: PageOutline.Row, _ columns: [String], _ newColumns: [String]
  ) -> [Change.Part] {
    let (cells, newCells) = (row.cells, newRow.cells)
    guard cells.count == columns.count, newCells.count == newColumns.count else {
      return (0..<max(cells.count, newCells.count)).compactMap { place in
        Change.Part(
          old: place < cells.count ? cells[place] : "",
          new: place < newCells.count ? newCells[place] : ""
        ).unlessSame
      }
    }
    // That a column has come or gone has been told.
    return newColumns.enumerated().compactMap { place, column in
      let old = columns == newColumns ? place : columns.firstIndex(of: column)
      return old.flatMap {
        Change.Part(label: column, old: cells[$0], new: newCells[place]).unlessSame
      }
    }
  }

  /// The links that differ, the first beside the first.
  private static func links(_ row: PageOutline.Row, _ newRow: PageOutline.Row) -> [Change.Part] {
    let names = Set(row.links.map { SitePlaces.withoutPlaces($0) })
    let newNames = Set(newRow.links.map { SitePlaces.withoutPlaces($0) })
    let gone = row.links.filter { !newNames.contains(SitePlaces.withoutPlaces($0)) }
    let come = newRow.links.filter { !names.contains(SitePlaces.withoutPlaces($0)) }
    return (0..<max(gone.count, come.count)).map { place in
      Change.Part(
        label: "link", old: place < gone.count ? gone[place] : "",
        new: place < come.count ? come[place] : "")
    }
  }
}

// MARK: - Pages about a row

extension SiteComparison {
  /// The differences between the pages that two rows link to first, if these are all.
  private func recordParts(
    of row: PageOutline.Row, unlike other: PageOutline.Row
  ) throws(FileError) -> [Change.Part] {
    guard let newPath = row.links.first.flatMap({ try? FilePath($0) }),
      let path = other.links.first.flatMap({ try? FilePath($0) }), path.isPage,
      let entry = old.files[path], let newEntry = new.files[newPath],
      entry.digest != newEntry.digest
    else { return [] }
    let before = try RowSide([path], of: old, with: reader)
    let now = try RowSide([newPath], of: new, with: reader)
    guard before.isRecord, now.isRecord else { return [] }
    return try recordParts(before, now).filter { part in
      // A row's number is where it stands.
      path == newPath || !"\(path)".hasSuffix("row-\(part.old).html")
        || !"\(newPath)".hasSuffix("row-\(part.new).html")
    }
  }

  /// The differences between two pages about one row, without its place in lists.
  func recordParts(_ old: RowSide, _ new: RowSide) throws(FileError) -> [Change.Part] {
    let matching = try RowMatching(old, new)
    var parts: [Change.Part] = []
    for (place, partner) in matching.partners.enumerated() {
      let row = try old.row(place)
      guard let partner else {
        parts.append(part(row, nil, old.sectionName(ofRow: place)))
        continue
      }
      let newRow = try new.row(partner)
      guard row.cells != newRow.cells else { continue }
      let isPlace =
        !row.links.isEmpty && old.rows[place].links == new.rows[partner].links
        && row.links != newRow.links
        && row.cells.map(\.withoutDigits) == newRow.cells.map(\.withoutDigits)
      if !isPlace { parts.append(part(row, newRow, old.sectionName(ofRow: place))) }
    }
    for place in new.rows.indices where !matching.isKnown[place] {
      parts.append(part(nil, try new.row(place), new.sectionName(ofRow: place)))
    }
    return parts
  }

  /// A value before and now, called as the row is, or where that has no name as its section.
  private func part(
    _ row: PageOutline.Row?, _ newRow: PageOutline.Row?, _ section: String
  ) -> Change.Part {
    let cells = newRow?.cells ?? row?.cells ?? []
    func value(_ row: PageOutline.Row?) -> String {
      let words = (row?.cells ?? []).dropFirst(cells.count > 1 ? 1 : 0)
      return words.filter { !$0.isEmpty }.joined(separator: " · ")
    }
    return Change.Part(
      label: cells.count > 1 ? cells[0] : section, old: value(row), new: value(newRow))
  }
}

extension Change.Part {
  /// This, if before and now are different.
  fileprivate var unlessSame: Change.Part? { old == new ? nil : self }
}

extension String {
  /// The text without digits and their separators: equal for texts about other numbers.
  fileprivate var withoutDigits: String {
    String(decoding: utf8.filter { !ASCII.isDigit($0) && $0 != 0x2C && $0 != 0x2E }, as: UTF8.self)
  }
}
