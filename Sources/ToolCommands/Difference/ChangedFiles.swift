import Files
import Publishing
import Store

/// The folder of a catalogue's listing, by which the catalogue is found in a site.
package struct ListingFolder: Sendable {
  /// Its name, with a slash at the end.
  let path: String

  /// The name of a row.
  let noun: String

  package init(_ path: String, of noun: String) {
    self.path = path
    self.noun = noun
  }

  package static let rows = ListingFolder("rows/", of: "row")
}

/// The files that differ between two builds, combined into pages and lists.
struct ChangedFiles {
  enum State { case added, removed, changed }

  /// A file other than a page.
  struct File {
    let path: String
    let state: State

    /// Whether it follows from pages: a search file, an export, a feed, a stylesheet of columns.
    let follows: Bool
  }

  /// A page, or the pages of one list, with differences.
  struct Unit {
    /// The path of the page, or of the list's first.
    let head: String

    /// The front of the catalogue it is in, with a slash at its end; `nil` if it is in none.
    let catalogue: String?
    var isList = false

    /// How many of its pages differ.
    var count = 0

    /// The pages that are to be read, in order: those that differ, and in a list their neighbours.
    var oldPages: [FilePath] = []
    var newPages: [FilePath] = []

    /// Whether there is some of it in each build.
    var isInBoth = true
    var isOnlyOld: Bool { !isInBoth && newPages.isEmpty }
    var isOnlyNew: Bool { !isInBoth && oldPages.isEmpty }
  }

  /// A list with value lists and row pages, as of a table; its folder's other files follow from it.
  struct Catalogue {
    /// Its folder with a slash at the end; empty for the site's own.
    let root: String

    /// The first page of its list.
    let list: String
    let isInBoth: Bool

    /// The name of a row.
    let noun: String
  }

  private(set) var units: [Unit] = []
  private(set) var others: [File] = []
  private(set) var catalogues: [Catalogue] = []

  private let old: Manifest
  private let new: Manifest

  /// The folders of lists, and the numbers of each one's pages.
  private let oldLists: [String: [Int]]
  private let newLists: [String: [Int]]

  init(from old: Manifest, to new: Manifest, lists folders: [ListingFolder]) {
    self.old = old
    self.new = new
    oldLists = Self.lists(in: old)
    newLists = Self.lists(in: new)
    findCatalogues(with: folders)
    var heads: [String: Int] = [:]
    Self.visit(old, new) { entry, other in
      guard entry != other, let path = (entry ?? other).map({ "\($0.path)" }) else { return }
      let state: State = entry == nil ? .added : other == nil ? .removed : .changed
      // What a path is that is no text, nobody could say.
      guard let own = (entry ?? other)?.path, own.isPage, own == Self.path(path) else {
        return others.append(File(path: path, state: state, follows: follows(path)))
      }
      if path == "search.html" || path.hasSuffix("/search.html") {
        return others.append(File(path: path, state: state, follows: true))
      }
      let head = head(of: path)
      let place = heads[head] ?? units.count
      if place == units.count {
        heads[head] = place
        units.append(Unit(head: head, catalogue: catalogue(of: head)?.root))
      }
      units[place].count += 1
    }
    for place in units.indices { findPages(of: &units[place]) }
    units.sort { $0.head.utf8.lexicographicallyPrecedes($1.head.utf8) }
  }

  /// Visits the files of both in the order of their paths, those of one path together.
  private static func visit(
    _ old: Manifest, _ new: Manifest, _ body: (Manifest.Entry?, Manifest.Entry?) -> Void
  ) {
    var (place, other) = (0, 0)
    while place < old.entries.count || other < new.entries.count {
      let entry = place < old.entries.count ? old.entries[place] : nil
      let newer = other < new.entries.count ? new.entries[other] : nil
      if let entry, let newer, entry.path == newer.path {
        body(entry, newer)
        (place, other) = (place + 1, other + 1)
      } else if let entry, newer.map({ entry.path < $0.path }) ?? true {
        body(entry, nil)
        place += 1
      } else {
        body(nil, newer)
        other += 1
      }
    }
  }
}

// MARK: - Lists

extension ChangedFiles {
  /// The folders of lists, with a slash at the end, and the numbers of their pages after the first.
  private static func lists(in manifest: Manifest) -> [String: [Int]] {
    var lists: [String: [Int]] = [:]
    for path in manifest.entries.lazy.map(\.path) where path.ends(withAnyOf: [".html"]) {
      guard let number = path.last.flatMap({ SitePlaces.pageNumber(of: "\($0)") }) else { continue }
      lists[folder(of: "\(path)"), default: []].append(number)
    }
    return lists.mapValues { $0.sorted() }
  }

  fileprivate static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The first page of the list that a page is of, or the page itself.
  private func head(of path: String) -> String {
    let folder = Self.folder(of: path)
    guard oldLists[folder] != nil || newLists[folder] != nil else { return path }
    return SitePlaces.pageNumber(of: path.dropFirst(folder.count)) == nil
      ? path : folder + "index.html"
  }

  private func findPages(of unit: inout Unit) {
    let folder = Self.folder(of: unit.head)
    let (oldPages, newPages) = (oldLists[folder], newLists[folder])
    guard oldPages != nil || newPages != nil, unit.head == folder + "index.html" else {
      let path = Self.path(unit.head)
      if old[path] != nil { unit.oldPages = [path] }
      if new[path] != nil { unit.newPages = [path] }
      unit.isInBoth = !unit.oldPages.isEmpty && !unit.newPages.isEmpty
      return
    }
    unit.isList = true
    let (older, newer) = (
      paths(folder, oldPages ?? []).filter { old[$0] != nil },
      paths(folder, newPages ?? []).filter { new[$0] != nil }
    )
    unit.isInBoth = !older.isEmpty && !newer.isEmpty
    var wanted: Set<FilePath> = []
    for side in [older, newer] {
      for (place, path) in side.enumerated() where old[path] != new[path] {
        wanted.formUnion(side[max(0, place - 1)...min(place + 1, side.count - 1)])
      }
    }
    unit.oldPages = older.filter { wanted.contains($0) }
    unit.newPages = newer.filter { wanted.contains($0) }
  }

  private func paths(_ folder: String, _ numbers: [Int]) -> [FilePath] {
    [Self.path(folder + "index.html")] + numbers.map { Self.path("\(folder)page-\($0).html") }
  }

  /// A path that was one before it was text.
  private static func path(_ text: String) -> FilePath { (try? FilePath(text)) ?? "" }
}

// MARK: - Catalogues

extension ChangedFiles {
  /// Finds the catalogues, strictly, since only the titles of their other pages are compared.
  private mutating func findCatalogues(with lists: [ListingFolder]) {
    let folders = PageFolders(of: [old, new])
    for root in folders.roots.sorted() {
      guard let folder = folders.list(of: lists, in: root) else { continue }
      let list = "\(root)\(folder.path)index.html"
      let path = Self.path(list)
      catalogues.append(
        Catalogue(
          root: root, list: list, isInBoth: old[path] != nil && new[path] != nil,
          noun: folder.noun))
    }
  }

  /// The innermost catalogue that a file is in.
  private func catalogue(of path: String) -> Catalogue? {
    catalogues.last { path.hasPrefix($0.root) && path.utf8.starts(with: $0.root.utf8) }
  }

  /// Whether a file other than a page is derived from pages.
  private func follows(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    if names.dropLast().last == "search" { return true }
    if names.last?.hasPrefix("sitemap") == true, path.hasSuffix(".xml") { return true }
    guard catalogue(of: path) != nil else { return false }
    if path.hasSuffix(".css") { return names.last?.contains("columns") == true }
    return [".csv", ".json", ".ndjson", ".xml"].contains { path.hasSuffix($0) }
  }
}

/// Which pages and folders are in which folder.
private struct PageFolders {
  /// The parts of a catalogue found in a folder.
  private struct Contents {
    var hasIndex = false
    var hasSummary = false

    /// Whether it has a page that no catalogue has at its front.
    var hasOthers = false
    var folders: Set<String> = []
  }

  private var contents: [String: Contents] = [:]

  init(of manifests: [Manifest]) {
    for manifest in manifests {
      for entry in manifest.entries where entry.path.isPage { add("\(entry.path)") }
    }
  }

  private mutating func add(_ path: String) {
    let folder = ChangedFiles.folder(of: path)
    if contents[folder] == nil { add(folder: folder) }
    switch path.dropFirst(folder.count) {
    case "index.html": contents[folder]?.hasIndex = true
    case "summary.html": contents[folder]?.hasSummary = true
    case "search.html", "404.html": break
    case let name:
      if SitePlaces.pageNumber(of: name) == nil { contents[folder]?.hasOthers = true }
    }
  }

  /// Adds a folder, and those that it is in.
  private mutating func add(folder: String) {
    contents[folder] = Contents()
    guard !folder.isEmpty else { return }
    let parent = ChangedFiles.folder(of: String(folder.dropLast()))
    if contents[parent] == nil { add(folder: parent) }
    contents[parent]?.folders.insert(String(folder.dropFirst(parent.count)))
  }

  /// The folders that may be catalogues'.
  var roots: [String] {
    contents.filter { $0.value.hasIndex && !$0.value.hasOthers }.map(\.key)
  }

  /// Returns the folder of the list of a catalogue in a folder; `nil` for other folders.
  func list(of lists: [ListingFolder], in root: String) -> ListingFolder? {
    guard let own = contents[root] else { return nil }
    for list in lists where contents[root + list.path]?.hasIndex == true {
      if own.hasSummary || own.folders.isSubset(of: [list.path, "by/", "sorted/"]) { return list }
    }
    // A collection is in a folder of its own, where it has indexes.
    return !root.isEmpty && own.hasSummary && own.folders.contains("by/")
      ? ListingFolder("", of: ListingFolder.rows.noun) : nil
  }
}
