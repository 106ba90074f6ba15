import Bytes
import Files
import Markup
import Publishing
import Records
import Rendering
import Screens

/// The newest rows as an Atom feed (RFC 4287); its times are the data's, so builds reproduce it.
struct CatalogueFeed: Sendable {
  /// The most rows it has, and the most values of each.
  private static let maximumRows = 50
  private static let maximumValues = 12

  let catalogue: Catalogue

  /// The column with the date of each row.
  let column: Int
  let baseURL: BaseURL

  /// The link to the feed, with its title.
  var link: PageLink { PageLink(catalogue.title, to: catalogue.looks.path(["feed.xml"])) }

  /// The file, which costs a reading of all rows.
  var file: FileSeries {
    let path = link.path
    return FileSeries(count: 1, path: { _ in path }) { _, _, bytes in
      let entries = try newest()
      let rows = try catalogue.index.rows(at: entries.map(\.position))
      guard !entries.isEmpty || catalogue.index.count == 0 else {
        let name = catalogue.index.columns[column].name
        throw InputError(
          "no row has a date or time in \"\(name)\". Choose another column with --feed.")
      }
      bytes += xml(of: Array(zip(entries, rows)))
    }
  }

  /// A row by its position, and when it is from, in seconds since the beginning of 1970.
  private typealias Entry = (position: Int, seconds: Double)

  /// The newest rows, the newest first, and of those of one time the first first.
  private func newest() throws(InputError) -> [Entry] {
    let format = catalogue.index.columns[column].format
    var newest: [Entry] = []
    try catalogue.index.visitTexts(of: column) { position, text in
      guard let seconds = format.moment(of: text), Self.times.contains(seconds) else { return }
      if newest.count == Self.maximumRows {
        guard let last = newest.last, last.seconds < seconds else { return }
        newest.removeLast()
      }
      let place = newest.partitioningIndex { $0.seconds < seconds }
      newest.insert((position, seconds), at: place)
    }
    return newest
  }

  private func address(of row: TableRow) -> String {
    guard case .page(let path, let fragment) = catalogue.details.link(row) else { return "" }
    return baseURL.address(of: path) + (fragment.map { "#\($0)" } ?? "")
  }

  private func xml(of entries: [(entry: Entry, row: TableRow)]) -> [UInt8] {
    let front = baseURL.address(of: catalogue.looks.home)
    var xml = HTMLWriter(capacity: 0)
    xml.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    xml.literal("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    xml.text(catalogue.words.language)
    xml.literal("\">\n")
    element("title", catalogue.title, into: &xml)
    element("id", front, into: &xml)
    // A feed has a time, also where nothing in it does.
    element("updated", Self.time(entries.first?.entry.seconds ?? 0), into: &xml)
    xml.literal("<author>")
    element("name", catalogue.title, into: &xml)
    xml.literal("</author>\n")
    link("alternate", front, into: &xml)
    link("self", baseURL.address(of: self.link.path), into: &xml)
    for (entry, row) in entries {
      xml.literal("<entry>\n")
      element("title", catalogue.details.title(row), into: &xml)
      // A row may come to be on another page of the list; its name stays.
      element("id", "\(front)#\(row.anchor)", into: &xml)
      element("updated", Self.time(entry.seconds), into: &xml)
      link("alternate", address(of: row), into: &xml)
      element("summary", summary(of: row), into: &xml)
      xml.literal("</entry>\n")
    }
    xml.literal("</feed>\n")
    return xml.bytes
  }

  private func element(_ name: StaticString, _ text: String, into xml: inout HTMLWriter) {
    xml.literal("<")
    xml.literal(name)
    xml.literal(">")
    xml.text(text)
    xml.literal("</")
    xml.literal(name)
    xml.literal(">\n")
  }

  private func link(_ relation: StaticString, _ address: String, into xml: inout HTMLWriter) {
    xml.literal("<link rel=\"")
    xml.literal(relation)
    xml.literal("\" href=\"")
    xml.text(address)
    xml.literal("\"/>\n")
  }

  /// Returns the text of a row's first columns.
  private func summary(of row: TableRow) -> String {
    let index = catalogue.index
    let values = index.shown.lazy.compactMap { column -> String? in
      let text = row.text(of: column)
      guard !Blank.isBlank(text.span) else { return nil }
      let value = String(decoding: text, as: UTF8.self)
      return catalogue.words.plain(.label, index.columns[column].title) + value
    }
    return values.prefix(Self.maximumValues).joined(separator: "; ")
  }

  /// The years 0000 to 9999: a feed has no others (RFC 3339, section 1).
  private static let times = -62_167_219_200..<253_402_300_800.0

  private static func time(_ seconds: Double) -> String {
    let text = UniversalTime(.seconds(Int(seconds.rounded(.down)))).text("%Y-%m-%dT%H:%M:%SZ")
    // The system writes the year 79 with two digits.
    return String(repeating: "0", count: max(0, 20 - text.count)) + text
  }
}
