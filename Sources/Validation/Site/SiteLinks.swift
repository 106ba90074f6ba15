package import Bytes

/// The paths, identifiers and references of a site's pages, from which it finds broken references
/// and paths that collide.
///
/// Workers have one each and merge them at the end; the findings do not depend on which worker read
/// a page. An identifier takes 8 bytes. A reference is kept once, however many pages have it.
package struct SiteLinks: Sendable {
  /// A reference, with the first page that has it.
  struct Wanted {
    let target: String
    let fragment: String?
    let file: String
    let line: UInt32
    let column: UInt32

    /// The key of lookups in this process; other processes have other hashes.
    fileprivate var address: Address {
      Address(path: KeyedHash(target), fragment: fragment.map { max(1, KeyedHash($0).low) } ?? 0)
    }

    func isBefore(file other: String, line otherLine: UInt32, column otherColumn: UInt32) -> Bool {
      if file != other { return file < other }
      return (line, column) < (otherLine, otherColumn)
    }
  }

  fileprivate struct Address: Hashable {
    let path: KeyedHash

    /// Zero for none.
    let fragment: UInt64
  }

  private var pages: [String] = []
  private var files: [String] = []

  private var wanted: [Address: Wanted] = [:]

  private var identifiers = IdentifierStore()

  package init() {}

  package var pageCount: Int { pages.count }

  /// Adds the identifiers and references of a page.
  package mutating func add(_ reading: PageReading) {
    identifiers.add(reading.identifiers, ofPage: pages.count, KeyedHash(reading.file))
    pages.append(reading.file)
    for link in reading.links.links {
      // A million pages of rows, each with a link to its own row, would be kept otherwise.
      if link.fragmentHash != 0, identifiers.knows(link.fragmentHash, of: link.pathHash) {
        continue
      }
      let key = Address(path: link.pathHash, fragment: link.fragmentHash)
      if let first = wanted[key],
        first.isBefore(file: reading.file, line: link.line, column: link.column)
      {
        continue
      }
      wanted[key] = Wanted(
        target: reading.links.path(of: link), fragment: reading.links.fragment(of: link),
        file: reading.file, line: link.line, column: link.column)
    }
  }

  /// Adds a file other than a page, such as a style sheet, by its path from the site's root folder.
  package mutating func add(file: String) { files.append(file) }

  package mutating func merge(_ other: SiteLinks) {
    identifiers.add(other.identifiers, after: pages.count)
    pages += other.pages
    files += other.files
    wanted.merge(other.wanted) { first, second in
      second.isBefore(file: first.file, line: first.line, column: first.column) ? second : first
    }
  }

  /// Returns the findings between the pages, sorted.
  package func findings() -> [Finding] {
    var pageHashes = HashSet()
    for page in pages { _ = pageHashes.insert(KeyedHash(page)) }
    var known = pageHashes
    for file in files { _ = known.insert(KeyedHash(file)) }
    let missing = wanted.filter { !known.contains($0.key.path) }.map(\.value)
    let lost = lostFragments { pageHashes.contains($0) }
    let paths = SitePaths(pages + files)
    let similar = paths.similar(to: missing.map(\.target))
    return
      (paths.findings()
      + missing.map { Self.finding(for: $0, similar: similar[$0.target.lowercased()]) }
      + lost.map(Self.finding(forFragmentOf:))).sorted()
  }

  /// Returns the references whose page exists, but not the element.
  private func lostFragments(of isPage: (KeyedHash) -> Bool) -> [Wanted] {
    var open = Dictionary(
      grouping: wanted.filter { $0.key.fragment != 0 && isPage($0.key.path) }, by: \.key.path)
    guard !open.isEmpty else { return [] }
    identifiers.forEach { page, has in
      open[KeyedHash(pages[page])]?.removeAll { has($0.value.fragment ?? "", $0.key.fragment) }
    }
    return open.values.flatMap { $0.map(\.value) }
  }

  private static func finding(for wanted: Wanted, similar: String?) -> Finding {
    let target = Excerpt.quoted(wanted.target.utf8)
    let mend =
      similar.map { "write \(Excerpt.quoted($0.utf8)), as the file is called" }
      ?? "add the file or fix the reference"
    return finding(at: wanted, "\(target) is not a page or file of this site: \(mend)")
  }

  private static func finding(forFragmentOf wanted: Wanted) -> Finding {
    let target = Excerpt.quoted(wanted.target.utf8)
    let fragment = Excerpt.quoted((wanted.fragment ?? "").utf8)
    return finding(
      at: wanted,
      "\(target) has no element with id=\(fragment): give one the id or fix the reference")
  }

  private static func finding(at wanted: Wanted, _ message: String) -> Finding {
    Finding(
      file: wanted.file, line: Int(wanted.line), column: Int(wanted.column), rule: .siteLink,
      message: message)
  }

  /// Writes the paths, references and identifiers for ``merge(_:)`` in another process.
  package func write(to fields: inout FieldWriter) {
    for paths in [pages, files] {
      fields.append(paths.count)
      for path in paths { fields.append(path) }
    }
    fields.append(wanted.count)
    for wanted in wanted.values {
      fields.append(wanted.target)
      // A fragment is behind its mark, so that an empty one is not none.
      fields.append(wanted.fragment.map { "#" + $0 } ?? "")
      fields.append(wanted.file)
      fields.append([wanted.line, wanted.column].span)
    }
    identifiers.write(to: &fields)
  }

  /// Reads what another process has written; `nil` if it is damaged.
  package init?(from fields: inout FieldReader) {
    guard let pages = Self.paths(from: &fields), let files = Self.paths(from: &fields),
      let count = fields.count(ofSize: 32)
    else { return nil }
    self.pages = pages
    self.files = files
    for _ in 0..<count {
      guard let target = fields.text(), let fragment = fields.text(), let file = fields.text(),
        let place = fields.words(2)
      else { return nil }
      let own = Wanted(
        target: target, fragment: fragment.isEmpty ? nil : String(fragment.dropFirst()),
        file: file, line: place[0], column: place[1])
      wanted[own.address] = own
    }
    guard let identifiers = IdentifierStore(from: &fields, pages: pages.count) else { return nil }
    self.identifiers = identifiers
  }

  private static func paths(from fields: inout FieldReader) -> [String]? {
    guard let count = fields.count(ofSize: 8) else { return nil }
    var paths: [String] = []
    for _ in 0..<count {
      guard let path = fields.text() else { return nil }
      paths.append(path)
    }
    return paths
  }
}
