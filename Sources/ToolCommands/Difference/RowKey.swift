import Bytes
import Validation

/// The identity of a row, in a few bytes: lists may have a million.
struct RowKey: Sendable {
  /// The hash of its identifier; zero, if it has none or it is only its place.
  let id: KeyedHash

  /// The hashes of its first cell, of the others, and of its links.
  let name: KeyedHash
  let values: KeyedHash
  let links: KeyedHash

  /// The hash of the first file that it links to.
  let target: KeyedHash

  /// Its section among those of its side, the page that it is on, and its place there.
  let section: Int32
  let page: Int32
  let place: Int32

  /// Notes a row, with the cells that are compared.
  init(_ row: PageOutline.Row, _ cells: [String], section: Int, page: Int, place: Int) {
    id = row.id.isEmpty || SitePlaces.isPlace(row.id) ? .zero : KeyedHash(row.id)
    name = KeyedHash(cells.first ?? "")
    values = KeyedHash(cells.dropFirst().lazy.map { KeyedHash($0) })
    links = KeyedHash(row.links.lazy.map { KeyedHash(SitePlaces.withoutPlaces($0)) })
    target = row.links.first.map { KeyedHash($0) } ?? .zero
    self.section = Int32(section)
    self.page = Int32(page)
    self.place = Int32(place)
  }

  /// The hash of its whole content.
  var content: KeyedHash { KeyedHash([name, values, links]) }
}

/// Identifiers and URLs that contain a position, and change if something is inserted before it.
enum SitePlaces {
  /// Whether an identifier is a row's number: `row-12`, `row-2-1`.
  static func isPlace(_ id: some StringProtocol) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0] == "row" && parts.dropFirst().allSatisfy { isNumber($0) }
  }

  /// Whether a page is the row page of a row that is named by its number.
  static func isRowPage(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasSuffix(".html") && isPlace(name.dropLast(5))
  }

  /// The number of a page of a list after the first: 2 for `page-2.html`, `nil` for `page-02.html`.
  static func pageNumber(of name: some StringProtocol) -> Int? {
    guard name.hasPrefix("page-"), name.hasSuffix(".html") else { return nil }
    let digits = name.dropFirst(5).dropLast(5)
    return Int(digits).flatMap { $0 > 0 && "\($0)" == digits ? $0 : nil }
  }

  /// An address without the numbers of a page and of a row: a list instead of its page.
  static func withoutPlaces(_ address: String) -> String {
    guard address.contains("page-") || address.contains("row-") || address.contains("index.html")
    else { return address }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    if let last = names.last {
      if last == "index.html" || pageNumber(of: last) != nil { names[names.count - 1] = "" }
      // A row's own page lies in a folder of so many.
      if isRowPage(String(last)) {
        names =
          names.dropLast(names.count > 1 && isNumber(names[names.count - 2]) ? 2 : 1) + ["row"]
      }
    }
    let path = names.joined(separator: "/")
    guard parts.count > 1 else { return path }
    return "\(path)#\(isPlace(parts[1]) ? "row" : parts[1])"
  }

  private static func isNumber(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ASCII.isDigit)
  }
}
