import Bytes

/// Follows the references of ordinary HTML, as a plain web server with the site at its root would.
struct HTMLLinks {
  private(set) var links = PageLinks()
  private let files: SiteFiles

  /// The hashes of the addresses that were kept.
  private var seen = HashSet()
  private var ownPath: [UInt8] = []

  /// The URL to which references are relative; `nil` if `<base>` names another site.
  private var base: [UInt8]?
  private var hasBase = false

  /// Whether bytes beyond ASCII are those of the file's name.
  private var isUTF8 = true

  /// Makes it for the pages of a site that has some files.
  init(files: SiteFiles) { self.files = files }

  mutating func begin(file: String, isUTF8: Bool) {
    links.begin()
    seen.removeAll()
    ownPath = Array(file.utf8)
    base = ownPath
    hasBase = false
    self.isUTF8 = isUTF8
  }

  /// Notes the URL of `<base>`, of which only the first counts.
  mutating func setBase(_ value: Range<Int>, in page: Page) {
    guard !hasBase else { return }
    hasBase = true
    base = HTMLReference(page.bytes[value]).flatMap { path(to: $0.path, from: ownPath) }
  }

  /// Notes a reference; returns the fragment if it points to an element of this page.
  mutating func follow(_ value: Range<Int>, in page: inout Page) -> [UInt8]? {
    guard let base, let reference = HTMLReference(page.bytes[value]),
      let path = path(to: reference.path, from: base)
    else { return nil }
    let fragment = reference.isForElement ? reference.fragment ?? [] : []
    if path == ownPath { return fragment }
    if fragment.isEmpty, files.contains(path) { return nil }
    guard isUTF8 || !reference.path.contains(where: { $0 >= 0x80 }) else { return nil }
    let address = KeyedHash([KeyedHash(path.span), KeyedHash(fragment.span)])
    guard seen.insert(address) else { return nil }
    let place = page.place(of: page.tagStart(endingAt: page.tagEnd))
    links.add(path: path, fragment: fragment.span, line: place.line, column: place.column)
    return nil
  }

  /// Returns the path of a reference from the site's root folder; `nil` if it is outside of the
  /// folder, whose files are not known.
  private func path(to reference: [UInt8], from base: [UInt8]) -> [UInt8]? {
    guard !reference.isEmpty else { return base }
    let isFromRoot = reference.first == ASCII.slash
    let folder = isFromRoot ? [] : base[..<(base.lastIndex(of: ASCII.slash).map { $0 + 1 } ?? 0)]
    var reference = Array(reference.drop { $0 == ASCII.slash })
    let name = reference.split(separator: ASCII.slash, omittingEmptySubsequences: false).last ?? []
    if name.allSatisfy({ $0 == ASCII.dot }), name.count <= 2 {
      reference += (name.isEmpty ? "" : "/").utf8 + Self.index
    }
    var path: [UInt8] = []
    let fault = PagePath.resolve(reference.span, from: Array(folder).span, into: &path)
    return fault == nil ? served(path) : nil
  }

  /// The file that servers give for a path: a folder's index, and a page without its ending.
  private func served(_ path: [UInt8]) -> [UInt8] {
    if files.contains(path) { return path }
    var others = Self.endings.map { path + $0.utf8 }
    if path.suffix(Self.index.count).elementsEqual(Self.index) { others.append(path.dropLast()) }
    return others.first { files.contains($0) } ?? path
  }

  private static let index = Array("index.html".utf8)
  private static let endings = ["/index.html", "/index.htm", ".html"]
}
