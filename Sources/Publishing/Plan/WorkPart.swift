/// A part of work that several processes share: `2/4` is the second of four.
package struct WorkPart: Hashable, Sendable {
  /// Which part, from zero.
  let index: Int

  /// How many there are.
  package let count: Int

  /// The most parts: each costs a file.
  private static let maximum = 100_000

  init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// Reads a part as it is typed, and as the names of files have it: `2/4`, or `2-of-4`.
  package init?(_ text: some StringProtocol, separator: String = "/") {
    guard let place = text.utf8.firstIndex(of: separator.utf8.first ?? 0),
      text[place...].utf8.starts(with: separator.utf8),
      let number = Int(text[..<place]), let count = Int(text[place...].dropFirst(separator.count)),
      1 <= number, number <= count, count <= Self.maximum,
      "\(number)\(separator)\(count)" == text
    else { return nil }
    self.init(number - 1, of: count)
  }

  /// The end of a file's name.
  var suffix: String { "\(index + 1)-of-\(count)" }
}

extension WorkPart: CustomStringConvertible {
  package var description: String { "\(index + 1)/\(count)" }
}
