import Bytes

/// Values are among those their attribute may have.
struct AttributeValueRule {
  func check(_ attribute: Attribute, _ value: AttributeModel.Value, in page: inout Page) {
    guard let expected = expectation(of: attribute, value, in: page) else { return }
    let name = attribute.name.text
    page.report(
      attribute.name.isARIA ? .ariaAttribute : .attributeValue,
      "\(name)=\(page.quoted(attribute.value)) of <\(page.name.text)> is not a value of \(name): "
        + expected)
  }

  /// The expected value, if the value is invalid.
  private func expectation(
    of attribute: Attribute, _ value: AttributeModel.Value, in page: Page
  ) -> String? {
    let range = attribute.value
    switch value {
    case .boolean:
      let name = attribute.name.text
      return range.isEmpty || page.equal(range, name)
        ? nil : "write \(name)=\"\(name)\", or leave it out for no"
    case .oneOf(let choices):
      return choices.contains { page.equal(range, $0) }
        ? nil : "write \(Self.list(choices, joinedBy: "or"))"
    case .someOf(let choices):
      let words = page.words(of: range)
      let allowed = words.allSatisfy { word in choices.contains { page.equal(word, $0) } }
      return allowed && !words.isEmpty
        ? nil : "write some of \(Self.list(choices, joinedBy: "and"))"
    case .integer(let limits):
      if let number = Self.integer(page.bytes[range]), limits.contains(number) { return nil }
      return "write a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .number: return Self.isNumber(page.bytes[range]) ? nil : "write a number, as in 0.5"
    case .words:
      return page.isBlank(range) ? "write at least one word, or leave the attribute out" : nil
    case .any, .address, .addresses, .reference, .references, .paint, .refused: return nil
    }
  }

  private static func list(_ choices: [String], joinedBy word: String) -> String {
    choices.map { "\"\($0)\"" }.list(joinedBy: word)
  }

  /// A whole number in decimal digits, which may have a minus.
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = bytes.first == ASCII.hyphen ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.count <= 12, digits.allSatisfy(ASCII.isDigit) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return digits.count < bytes.count ? -number : number
  }

  /// Digits with at most one dot among them, which may have a minus.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.first == ASCII.hyphen ? bytes.dropFirst() : bytes
    let parts = digits.split(separator: ASCII.dot, omittingEmptySubsequences: false)
    return parts.count <= 2 && digits.count <= 30 && digits.last.map(ASCII.isDigit) == true
      && parts.allSatisfy { $0.allSatisfy(ASCII.isDigit) }
  }
}
