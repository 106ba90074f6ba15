extension [String] {
  /// Returns the words as a list in a sentence: `a, b and c`.
  public func list(joinedBy word: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
