import Bytes

/// The references of a page, as bytes: Strings would cost more than reading the page.
struct PageLinks: Sendable {
  struct Link: Sendable {
    let pathHash: KeyedHash
    /// Half of that of the fragment; zero for none.
    let fragmentHash: UInt64
    /// The start of path and fragment in ``bytes``, one after the other.
    let start: UInt32
    let middle: UInt32
    let end: UInt32
    let line: UInt32
    let column: UInt32
  }

  private(set) var links: [Link] = []
  private var bytes: [UInt8] = []

  /// Removes the links of the last page; the next has about as many.
  mutating func begin() {
    let (linkCount, byteCount) = (links.count, bytes.count)
    links = []
    bytes = []
    links.reserveCapacity(linkCount)
    bytes.reserveCapacity(byteCount)
  }

  /// Keeps a reference, whose fragment is decoded, as browsers do before they look for it.
  mutating func add(path: [UInt8], fragment: Span<UInt8>, line: Int, column: Int) {
    let start = UInt32(clamping: bytes.count)
    bytes += path
    let middle = UInt32(clamping: bytes.count)
    if !fragment.isEmpty { bytes += PercentEncoding.decoded(fragment) }
    links.append(
      Link(
        pathHash: KeyedHash(path.span),
        fragmentHash: fragment.isEmpty
          ? 0 : max(1, KeyedHash(bytes.span.extracting(Int(middle)..<bytes.count)).low),
        start: start, middle: middle, end: UInt32(clamping: bytes.count),
        line: UInt32(clamping: line), column: UInt32(clamping: column)))
  }

  func path(of link: Link) -> String {
    String(decoding: bytes[Int(link.start)..<Int(link.middle)], as: UTF8.self)
  }

  func fragment(of link: Link) -> String? {
    guard link.fragmentHash != 0 else { return nil }
    return String(decoding: bytes[Int(link.middle)..<Int(link.end)], as: UTF8.self)
  }
}
