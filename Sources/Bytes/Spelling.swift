/// Suggestions for mistyped words.
public enum Spelling {
  /// Returns the nearest candidate, if it is near enough to help.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let count = word.utf8.count
    let limit = max(1, (count + 1) / 3)
    // The work is the product of both lengths, and what is so long was not mistyped.
    guard count <= longest else { return nil }
    let ranked = candidates.filter { abs($0.utf8.count - count) <= limit }
      .map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= limit ? best.word : nil
  }

  /// The most bytes of a word that is looked for.
  private static let longest = 100

  /// The number of letters to insert, delete or replace to get from one word to the other
  /// (Levenshtein's distance).
  private static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (index, byte) in one.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (other[column] == byte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}

extension [String] {
  /// Returns the words as a list in a sentence: `a, b and c`.
  public func list(joinedBy word: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
