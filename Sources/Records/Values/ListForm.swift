import Bytes

/// The way in which the cells of a column have several values.
package enum ListForm: Equatable, Sendable {
  /// As lists of JSON: `["a", "b"]`.
  case json

  /// As lists of Python, whose strings are in apostrophes or quotation marks: `['a', "b's", None]`.
  case python

  /// With a separator, and any blanks around it: `a; b`.
  case separated(by: [UInt8])

  /// Returns the values of a cell that are not empty, in their order; a cell of another form is one value.
  package func elements(of text: [UInt8]) -> [[UInt8]] {
    switch self {
    case .json: JSON.elements(of: text)
    case .python: Self.pythonElements(of: text) ?? [text]
    case .separated(let separator):
      text.split(separator: separator).map { Array($0.trimmed) }
        .filter { !$0.isEmpty }
    }
  }

  /// Returns the text of a cell for people: without brackets, or else as it is written.
  package func text(of cell: [UInt8]) -> [UInt8] {
    switch self {
    case .json: JSON.brief(cell, limit: .max)
    case .python:
      Self.pythonElements(of: cell).map { Array($0.joined(separator: ", ".utf8)) } ?? cell
    case .separated: cell
    }
  }

  /// The text between the values in ``text(of:)``.
  package var shownSeparator: String {
    guard case .separated(let separator) = self else { return ", " }
    return String(decoding: separator, as: UTF8.self)
  }

  /// Returns the elements of a list of Python that are neither empty nor `None`; `nil` if the text is no list of
  /// strings, numbers and names.
  ///
  /// Source: https://docs.python.org/3/reference/lexical_analysis.html, string literals without prefixes.
  package static func pythonElements(of text: [UInt8]) -> [[UInt8]]? {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return nil }
    var rest = text.dropFirst().dropLast().drop(while: ASCII.isSpace)
    var elements: [[UInt8]] = []
    while let first = rest.first {
      var element: [UInt8] = []
      if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
        guard let string = pythonString(&rest) else { return nil }
        element = string
      } else {
        let word = rest.prefix { ASCII.isAlphanumeric($0) || "+-._".utf8.contains($0) }
        let isKnown =
          ASCII.isDigit(word.last ?? 0) || names.contains { word.elementsEqual($0.utf8) }
        guard isKnown else { return nil }
        if !word.elementsEqual("None".utf8) { element = Array(word) }
        rest = rest.dropFirst(word.count)
      }
      if !element.isEmpty { elements.append(element) }
      rest = rest.drop(while: ASCII.isSpace)
      guard !rest.isEmpty else { break }
      guard rest.removeFirst() == UInt8(ascii: ",") else { return nil }
      rest = rest.drop(while: ASCII.isSpace)
    }
    return elements
  }

  private static let names = ["None", "True", "False"]

  /// Removes the string that a text begins with; escapes for white space become spaces.
  private static func pythonString(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    var string: [UInt8] = []
    let quote = rest.removeFirst()
    while let byte = rest.popFirst() {
      if byte == quote { return string }
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        string.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): string.append(0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): string.append(escaped)
      default: string += [byte, escaped]
      }
    }
    return nil
  }
}

// MARK: - Recognition

extension ListForm {
  /// The separators that are looked for: never a comma, which names and sentences have.
  private static let separators = [";", "|", "\n"].map { Array($0.utf8) }

  /// The DCMI Type Vocabulary. Source: https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
  private static let types: Set<[UInt8]> = Set(
    [
      "Collection", "Dataset", "Event", "Image", "InteractiveResource", "MovingImage",
      "PhysicalObject", "Service", "Software", "Sound", "StillImage", "Text",
    ].map { Array($0.utf8) })

  /// The longest value in a list, in bytes; sentences are longer.
  private static let longest = 60

  /// Whether a cell may have several values.
  static func isLikely(_ text: Span<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    return text[0] == UInt8(ascii: "[") && text[text.count - 1] == UInt8(ascii: "]")
      || text.indices.contains { index in separators.contains { $0[0] == text[index] } }
  }

  /// Returns the separator of the values in the cells of a column, if it is convincing.
  ///
  /// One cell in twenty has several. Values are short, at least half of those in lists come again in
  /// another cell, and one is the first of a cell and a later one of another, as the parts of an
  /// address or a code never are. Or all of those in lists are types of Dublin Core, of which a
  /// general one always comes first, `Image;StillImage`, or all values are URLs.
  static func found(in texts: [[UInt8]]) -> ListForm? {
    separators.lazy.map(ListForm.separated).first { $0.isConvincing(in: texts) }
  }

  private func isConvincing(in texts: [[UInt8]]) -> Bool {
    var cells: [[UInt8]: Int] = [:]
    var (firsts, later): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
    var listed: [[UInt8]] = []
    var urls = 0
    var several = 0
    for text in texts {
      let elements = elements(of: text)
      let isOfURLs = elements.allSatisfy(Self.isURL)
      urls += isOfURLs ? 1 : 0
      guard
        isOfURLs
          || elements.allSatisfy({ $0.count <= Self.longest && !Self.isReference($0, in: text) })
      else { return false }
      for element in Set(elements) { cells[element, default: 0] += 1 }
      if let first = elements.first { firsts.insert(first) }
      later.formUnion(elements.dropFirst())
      if elements.count > 1 {
        listed += elements
        several += 1
      }
    }
    let again = listed.count { cells[$0, default: 0] > 1 }
    if several > 0, urls == texts.count { return true }
    guard several > 0, 20 * several >= texts.count else { return false }
    return 2 * again >= listed.count && !firsts.isDisjoint(with: later)
      || Self.types.isSuperset(of: listed)
  }

  private static func isURL(_ element: [UInt8]) -> Bool {
    (element.starts(with: "http://".utf8) || element.starts(with: "https://".utf8))
      && WebAddress(element[...]) != nil
  }

  /// Whether an element is the text before the semicolon of a character reference of HTML: `R&amp`.
  private static func isReference(_ element: [UInt8], in text: [UInt8]) -> Bool {
    guard let mark = element.lastIndex(of: UInt8(ascii: "&")) else { return false }
    let name = element[(mark + 1)...]
    return !name.isEmpty
      && name.allSatisfy { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "#") }
      && text.firstRange(of: element + [UInt8(ascii: ";")]) != nil
  }
}
