import Foundation

/// Counts what is in a published folder, whoever published it: the check of every run.
struct FolderTally: Encodable {
  /// The pages of the listing, in `recordings/`.
  private(set) var pages = 0

  /// The rows of the listing: how often `id="XC` stands in its pages.
  private(set) var rows = 0

  /// How many different numbers those rows have.
  private(set) var distinctRows = 0

  /// All files.
  private(set) var files = 0

  /// All files, in bytes.
  private(set) var bytes = 0

  /// The files of the search's index, in `search/`.
  private(set) var searchFiles = 0

  /// Those files, in bytes.
  private(set) var searchBytes = 0

  /// Every path and every byte, so that two folders can be compared.
  private(set) var digest = ""

  init(of folder: URL) throws {
    var digest = Digest()
    var numbers: [UInt64] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let file = folder.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      let isListing = path.hasPrefix("recordings/") && path.hasSuffix(".html")
      if isListing { pages += 1 }
      let isIndex = path.hasPrefix("search/")
      files += 1
      if isIndex { searchFiles += 1 }
      try Data(contentsOf: file).withUnsafeBytes { content in
        bytes += content.count
        if isIndex { searchBytes += content.count }
        path.utf8.forEach { digest.add(UInt64($0)) }
        digest.add(content)
        if isListing { Self.find(in: content, into: &numbers) }
      }
    }
    rows = numbers.count
    numbers.sort()
    distinctRows = zip(numbers, numbers.dropFirst()).count { $0 != $1 } + (rows > 0 ? 1 : 0)
    self.digest = String(digest.value, radix: 16)
  }

  /// Finds the numbers of rows: the digits after `id="XC`.
  private static func find(in page: UnsafeRawBufferPointer, into numbers: inout [UInt64]) {
    let anchor = Array(#"id="XC"#.utf8)
    guard let start = page.baseAddress else { return }
    let end = start + page.count
    var place = start + anchor.count
    // The letter before the digits is rarer in a page than the quotation mark.
    while place < end, let found = memchr(place, CInt(UInt8(ascii: "X")), end - place) {
      let begin = UnsafeRawPointer(found) - (anchor.count - 2)
      place = UnsafeRawPointer(found) + 2
      guard place < end, memcmp(begin, anchor, anchor.count) == 0 else { continue }
      var number: UInt64 = 0
      while place < end, case let byte = place.load(as: UInt8.self), 0x30...0x39 ~= byte {
        number = number * 10 + UInt64(byte - 0x30)
        place += 1
      }
      numbers.append(number)
    }
  }
}
