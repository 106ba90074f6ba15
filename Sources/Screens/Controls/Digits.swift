extension Int {
  /// Reads decimal digits, and nothing else: no sign, no space.
  init?(digits: Substring.UTF8View) {
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    self.init(Substring(digits))
  }

  /// The number with zeros before it.
  func padded(to width: Int) -> String {
    let text = "\(self)"
    return String(repeating: "0", count: Swift.max(0, width - text.utf8.count)) + text
  }
}
