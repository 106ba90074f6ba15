extension [String] {
  /// The words as a sentence has them: `a, b and c`.
  public func list(joinedBy word: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
