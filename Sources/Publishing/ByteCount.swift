package import Rendering
import Screens

/// A number of bytes in decimal units: `503 MB`.
package struct ByteCount: Equatable {
  package let bytes: Int

  package init(_ bytes: Int) {
    self.bytes = bytes
  }

  private static let units: [(name: String, key: PageWords.Key?, size: Int)] = [
    ("TB", .terabytes, 1_000_000_000_000), ("GB", .gigabytes, 1_000_000_000),
    ("MB", .megabytes, 1_000_000), ("kB", .kilobytes, 1_000), ("B", nil, 1),
  ]

  /// Reads `500000000`, `500MB`, `1.5 GB`, in any case; `nil` for other text or part of a byte.
  package init?(_ text: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let number = text.utf8.prefix { digits.contains($0) || $0 == UInt8(ascii: ".") }
    let unit = Substring(text.utf8.dropFirst(number.count).drop { $0 == UInt8(ascii: " ") })
    let known = Self.units.first { $0.name.lowercased() == unit.lowercased() }
    guard let size = unit.isEmpty ? 1 : known?.size else { return nil }
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int(Substring(parts[0])) else { return nil }
    var (bytes, isTooLarge) = whole.multipliedReportingOverflow(by: size)
    if parts.count == 2 {
      guard !parts[1].isEmpty else { return nil }
      var rest = size
      for digit in parts[1] {
        guard rest.isMultiple(of: 10) else { return nil }
        rest /= 10
        bytes = bytes &+ Int(digit - digits.lowerBound) * rest
      }
      isTooLarge = isTooLarge || bytes < 0
    }
    guard !isTooLarge else { return nil }
    self.bytes = bytes
  }
}

extension ByteCount: CustomStringConvertible {
  /// Three digits, rounded up, so that the size is never underestimated.
  package var description: String { text(in: .english) }

  /// The same in another language.
  package func text(in words: PageWords) -> String {
    guard bytes >= 1_000, let unit = Self.units.first(where: { $0.size <= bytes }) else {
      return words(.bytes, n: bytes)
    }
    let whole = bytes / unit.size
    let places = whole < 10 ? 100 : whole < 100 ? 10 : 1
    let step = unit.size / places
    let rounded = bytes / step + (bytes.isMultiple(of: step) ? 0 : 1)
    let (number, rest) = rounded.quotientAndRemainder(dividingBy: places)
    // 999.2 MB, say, in whole ones.
    guard number < 1_000 || unit.size == Self.units[0].size else {
      return ByteCount(number * unit.size).text(in: words)
    }
    var decimals = rest == 0 ? "" : String(String(places + rest).dropFirst())
    while decimals.utf8.last == UInt8(ascii: "0") { decimals.removeLast() }
    let text = "\(number)\(decimals.isEmpty ? "" : words.decimal)\(decimals)"
    return unit.key.map { words($0, text) } ?? text
  }
}
