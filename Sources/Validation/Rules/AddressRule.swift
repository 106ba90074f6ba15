import Bytes

/// The rule that URLs are https, mailto or relative, or http in links, as browsers read them; keeps
/// references to other pages and files, each URL once a page.
struct AddressRule {
  private(set) var links = PageLinks()
  private let files: SiteFiles

  /// The hashes of the addresses that were kept.
  private var seen = HashSet()
  private var path: [UInt8] = []
  private var ownPath: [UInt8] = []
  private var folder = 0

  /// The last valid URL of another site, up to the end of its host: a catalogue's pages link to the
  /// same few hosts a million times.
  private var origin: [UInt8] = []

  init(files: SiteFiles) { self.files = files }

  mutating func begin(file: String) {
    links.begin()
    seen.removeAll()
    ownPath.removeAll(keepingCapacity: true)
    ownPath.append(contentsOf: file.utf8)
    folder = ownPath.lastIndex(of: ASCII.slash).map { $0 + 1 } ?? 0
  }

  /// Checks one URL, and returns the range of the fragment if it points to an element of this page.
  mutating func check(
    _ value: Range<Int>, of attribute: AttributeName, in page: inout Page
  ) -> Range<Int>? {
    if leadsToKnownOrigin(value, in: page.bytes.span) { return nil }
    switch Address(value, in: page.bytes.span) {
    case .external(let originEnd):
      origin.removeAll(keepingCapacity: true)
      origin.append(contentsOf: page.bytes[value.lowerBound..<originEnd])
      return nil
    case .insecure(let scheme):
      // Not kept as a good origin: what follows may be an address that is loaded.
      let isLink = attribute == .href && (page.name == .a || page.name == .area)
      if !isLink {
        let fault = Address.refusal(ofScheme: scheme, in: page.bytes.span)
        report(fault, value, attribute, in: &page)
      }
      return nil
    case .faulty(let fault):
      report(fault, value, attribute, in: &page)
      return nil
    case .relative(let path, let fragment):
      if path.isEmpty {
        if value.isEmpty {
          report("it is empty: name a file, or \"#id\"", value, attribute, in: &page)
        }
        return fragment
      }
      return follow(value, path: path, fragment: fragment, attribute, in: &page)
    }
  }

  /// Checks URLs with commas between, as in `srcset`.
  mutating func checkAll(_ value: Range<Int>, of attribute: AttributeName, in page: inout Page) {
    for address in Self.addresses(of: value, in: page.bytes) {
      _ = check(address, of: attribute, in: &page)
    }
  }

  /// The addresses of a `srcset`, each up to a blank, or to commas before one (HTML, "parsing a
  /// srcset attribute").
  static func addresses(of value: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var addresses: [Range<Int>] = []
    var index = value.lowerBound
    while true {
      while index < value.upperBound, ASCII.isBlank(bytes[index]) || bytes[index] == ASCII.comma {
        index += 1
      }
      guard index < value.upperBound else { return addresses }
      let start = index
      while index < value.upperBound, !ASCII.isBlank(bytes[index]) { index += 1 }
      var end = index
      while end > start, bytes[end - 1] == ASCII.comma { end -= 1 }
      addresses.append(start..<end)
      guard end == index else { continue }
      while index < value.upperBound, bytes[index] != ASCII.comma { index += 1 }
    }
  }

  /// Whether an address begins as the last good one did, and nothing is wrong with the rest of it.
  private func leadsToKnownOrigin(_ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let end = value.lowerBound + origin.count
    guard !origin.isEmpty, end < value.upperBound, bytes[end] == ASCII.slash else { return false }
    for index in origin.indices where origin[index] != bytes[value.lowerBound + index] {
      return false
    }
    return Address.isWellWritten(end..<value.upperBound, in: bytes)
  }

  private mutating func follow(
    _ value: Range<Int>, path reference: Range<Int>, fragment: Range<Int>?,
    _ attribute: AttributeName, in page: inout Page
  ) -> Range<Int>? {
    // Taken out while it is written to, since the spans beside it borrow this rule.
    var path: [UInt8] = []
    swap(&path, &self.path)
    defer { swap(&path, &self.path) }
    let fault = PagePath.resolve(
      page.bytes.span.extracting(reference), from: ownPath.span.extracting(0..<folder), into: &path)
    if let fault {
      report(fault.rawValue, value, attribute, in: &page)
      return nil
    }
    if path == ownPath { return fragment }
    if fragment?.isEmpty ?? true, files.contains(path) { return nil }
    guard seen.insert(page.hash(value)) else { return nil }
    let place = page.place(of: page.tagStart(endingAt: page.tagEnd))
    links.add(
      path: path, fragment: page.bytes.span.extracting(fragment ?? 0..<0), line: place.line,
      column: place.column)
    return nil
  }

  private func report(
    _ fault: String, _ value: Range<Int>, _ attribute: AttributeName, in page: inout Page
  ) {
    page.report(
      .address, "\(attribute.text)=\(page.quoted(value)) of <\(page.name.text)>: \(fault)")
  }
}
