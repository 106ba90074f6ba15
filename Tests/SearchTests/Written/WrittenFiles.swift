import Testing

@testable import Search

/// The files of an index as the search page's script gets them: texts by their names.
struct WrittenFiles {
  /// The texts, in UTF-16.
  private(set) var texts: [String: [UInt16]] = [:]

  /// Runs the scripts that the files are: each is one call, with strings of JavaScript.
  init(_ files: [SearchFile]) throws {
    for file in files {
      let name = file.path.dropFirst("search/".count).dropLast(".js".count)
      try #require(file.path == "search/\(name).js")
      let (start, end) = (Array("rowhouse(\"\(name)\",\"".utf8), Array("\");\n".utf8))
      try #require(file.bytes.starts(with: start) && file.bytes.suffix(end.count) == end[...])
      let literal = file.bytes[start.count..<file.bytes.count - end.count]
      let old = texts.updateValue(try Self.text(of: literal), forKey: String(name))
      try #require(old == nil, "\(name) is there twice")
    }
  }

  /// The text of a file, which is there.
  func text(_ name: String) throws -> [UInt16] {
    try #require(texts[name], "\(name) is missing")
  }

  /// The parts of a file, between tabs.
  func parts(_ name: String) throws -> [String] {
    try text(name).split(separator: 9, omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF16.self) }
  }

  /// The numbers of the files whose names begin with a letter, in order.
  func numbers(_ letter: Character) -> [Int] {
    texts.keys.filter { $0.first == letter }.compactMap { Int($0.dropFirst()) }.sorted()
  }

  /// What is between the quotation marks of a string of JavaScript.
  private static func text(of literal: ArraySlice<UInt8>) throws -> [UInt16] {
    var text: [UInt8] = []
    var rest = literal
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        switch rest.popFirst() {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
        case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
        default: throw TextReader.Damage()
        }
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw TextReader.Damage()
      default: text.append(byte)
      }
    }
    // A byte that is no character would be another when it is read.
    let string = String(decoding: text, as: UTF8.self)
    guard Array(string.utf8) == text else { throw TextReader.Damage() }
    return Array(string.utf16)
  }
}
