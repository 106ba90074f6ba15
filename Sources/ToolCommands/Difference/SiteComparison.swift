package import Files
import Bytes
import Store
import Validation

/// Compares two builds of a site.
///
/// Only files that differ are read, and of these only pages, a page at a time. A few tens of bytes
/// are kept for each row of a list, and its text is read again when it is needed.
package struct SiteComparison {
  let old: SiteBuild
  let new: SiteBuild
  let files: ChangedFiles
  let reader = OutlineReader()
  var difference: SiteDifference

  /// The hashes of row pages whose differences are already noted with their list.
  var toldPages: Set<KeyedHash> = []

  /// Compares two builds; lists at most `limit` changes of a kind, and counts all.
  package static func difference(
    from old: SiteBuild, to new: SiteBuild, limit: Int = .max, lists: [ListingFolder] = [.rows]
  ) throws(FileError) -> SiteDifference {
    var comparison = SiteComparison(
      old: old, new: new, files: ChangedFiles(from: old.files, to: new.files, lists: lists),
      difference: SiteDifference(limit: limit))
    try comparison.run()
    return comparison.difference
  }

  private mutating func run() throws(FileError) {
    let units = files.units
    let nouns = Set(files.catalogues.map(\.noun))
    if nouns.count == 1, units.allSatisfy({ $0.catalogue != nil }) {
      difference.noun = nouns.first ?? "row"
    }
    try comparePresence(of: units.filter { $0.catalogue == nil })
    for unit in units where unit.catalogue == nil && unit.isInBoth { try compare(unit) }
    for catalogue in files.catalogues {
      try compare(units.filter { $0.catalogue == catalogue.root }, of: catalogue)
    }
    for file in files.others { tell(file) }
  }

  /// Compares a catalogue: its list, the row pages, and the pages that follow from those.
  private mutating func compare(
    _ units: [ChangedFiles.Unit], of catalogue: ChangedFiles.Catalogue
  ) throws(FileError) {
    guard catalogue.isInBoth else {
      let front = units.filter { $0.head == catalogue.root + "index.html" && !$0.isInBoth }
      try comparePresence(of: front.isEmpty ? units : front)
      for unit in units where unit.isInBoth { try compare(unit) }
      if !front.isEmpty { difference.followingPages += units.reduce(-1) { $0 + $1.count } }
      return
    }
    let before = difference.totals
    toldPages = []
    for unit in units where unit.head == catalogue.list { try compare(unit) }
    // Where rows have numbers and one has come or gone, the page of a number is of another row.
    let areRenumbered = [.rowAdded, .rowRemoved, .rowMoved].contains {
      difference.totals[$0] != before[$0]
    }
    let others = units.filter { $0.head != catalogue.list && $0.isInBoth }
    var rest: [ChangedFiles.Unit] = []
    for unit in others {
      if toldPages.contains(KeyedHash(unit.head))
        || areRenumbered && SitePlaces.isRowPage(unit.head)
      {
        difference.followingPages += 1
      } else if try !compareRecord(unit) {
        rest.append(unit)
      }
    }
    let follows = difference.totals != before
    if !follows { try comparePresence(of: units) }
    for unit in rest { try compare(unit, follows: follows) }
    if follows {
      difference.followingPages +=
        units.filter { !$0.isInBoth && $0.head != catalogue.list }.reduce(0) { $0 + $1.count }
    }
  }

  /// Compares a page about a row, if it is one.
  private mutating func compareRecord(_ unit: ChangedFiles.Unit) throws(FileError) -> Bool {
    guard !unit.isList else { return false }
    let sides = try sides(of: unit)
    guard sides.old.isRecord, sides.new.isRecord, sides.old.fault == nil, sides.new.fault == nil
    else { return false }
    let parts = try recordParts(sides.old, sides.new)
    if parts.isEmpty {
      difference.followingPages += 1
    } else {
      difference.add(Change(kind: .value, page: unit.head, title: sides.new.title, parts: parts))
    }
    return true
  }

  /// Notes a file other than a page.
  private mutating func tell(_ file: ChangedFiles.File) {
    if file.follows {
      difference.followingFiles += 1
      return
    }
    let kind: Change.Kind =
      switch file.state {
      case .added: .fileAdded
      case .removed: .fileRemoved
      case .changed: .fileChanged
      }
    difference.add(Change(kind: kind, page: file.path))
  }

  /// Notes pages that only one of the builds has; moved ones have equal content.
  private mutating func comparePresence(of units: [ChangedFiles.Unit]) throws(FileError) {
    var removed: [KeyedHash: [(head: String, title: String)]] = [:]
    var order: [KeyedHash] = []
    for unit in units where unit.isOnlyOld {
      let (key, title) = try signature(unit.oldPages, of: old)
      removed[key, default: []].append((unit.head, title))
      order.append(key)
    }
    for unit in units where unit.isOnlyNew {
      let (key, title) = try signature(unit.newPages, of: new)
      if let before = removed[key]?.first {
        removed[key]?.removeFirst()
        difference.add(
          Change(
            kind: .pageMoved, page: unit.head, title: title,
            parts: [Change.Part(old: before.head, new: unit.head)]))
      } else {
        difference.add(Change(kind: .pageAdded, page: unit.head, title: title))
      }
    }
    for key in order {
      guard let page = removed[key]?.first else { continue }
      removed[key]?.removeFirst()
      difference.add(Change(kind: .pageRemoved, page: page.head, title: page.title))
    }
  }

  /// Returns a hash of a page's whole content, and its title.
  private func signature(
    _ pages: [FilePath], of build: SiteBuild
  ) throws(FileError) -> (KeyedHash, String) {
    let side = try RowSide(Array(pages.prefix(1)), of: build, with: reader)
    let start = [KeyedHash(side.title), KeyedHash(side.introduction)]
    return (KeyedHash(start + side.rows.map(\.content)), side.title)
  }

  /// Reads the differing rows of a page or list, in both builds, or the first of its pages.
  func sides(
    of unit: ChangedFiles.Unit, isOnlyFirst: Bool = false, among shared: Set<String>? = nil
  ) throws(FileError) -> (old: RowSide, new: RowSide) {
    let count = isOnlyFirst ? 1 : Int.max
    return (
      try RowSide(Array(unit.oldPages.prefix(count)), of: old, with: reader, among: shared),
      try RowSide(Array(unit.newPages.prefix(count)), of: new, with: reader, among: shared)
    )
  }
}
