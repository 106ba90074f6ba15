import Bytes
import Foundation
import TestSupport
import Testing

@testable import Records

@Suite struct DelimitedTests {
  @Test(
    arguments: [
      ("", []), ("\n\r\n\n", []), ("a", [["a"]]), ("a\n", [["a"]]), ("a\r\n", [["a"]]),
      ("a\rb", [["a"], ["b"]]), ("a\r\r\n", [["a"]]), ("\r", []), ("\"a\"\rb", [["a"], ["b"]]),
      ("a,b\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
      ("\n\na\n\n\r\nb\n", [["a"], ["b"]]), (",", [["", ""]]), (",\n,", [["", ""], ["", ""]]),
      (" \n", [[" "]]), (" a , b ", [[" a ", " b "]]), ("\"\"", [[""]]), ("\"\",\"\"", [["", ""]]),
      ("\"a,b\",c", [["a,b", "c"]]), ("\"a\nb\",c", [["a\nb", "c"]]),
      ("\"a\r\nb\"\r\nc", [["a\r\nb"], ["c"]]), ("\"a\rb\"", [["a\rb"]]),
      ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"\"", [["\""]]), ("\"\"\"\"\"\"", [["\"\""]]),
      ("\"\"\"a\"\"\"", [["\"a\""]]), ("a\tb,c", [["a\tb", "c"]]), ("a;b", [["a;b"]]),
      ("a\u{B}b,\u{1}\u{7F}", [["a\u{B}b", "\u{1}\u{7F}"]]), ("ä,🐦\u{301}", [["ä", "🐦\u{301}"]]),
      ("\"🐦\"\"\u{301}\"", [["🐦\"\u{301}"]]), ("12345678,123456789", [["12345678", "123456789"]]),
      ("\"12345678\",\"1234567\"", [["12345678", "1234567"]]),
      ("'a',b\\,c", [["'a'", "b\\", "c"]]),
    ] as [(String, [[String]])])
  func `a table is rows of texts`(text: String, rows: [[String]]) throws {
    #expect(try Delimited.rows(of: Array(text.utf8)) == rows)
    let tabbed = Array(text.replacing("\t", with: "⇥").replacing(",", with: "\t").utf8)
    #expect(
      try Delimited.rows(of: tabbed, separatedBy: .tab)
        == rows.map { $0.map { $0.replacing("\t", with: "⇥").replacing(",", with: "\t") } })
  }

  @Test(
    arguments: [
      ("a,b\"c", SyntaxFault(3, .unquoted, column: 1, field: 2)),
      ("a, \"c\"", SyntaxFault(3, .unquoted, column: 1, field: 2)),
      ("\"a\"b", SyntaxFault(3, .delimiter, column: 0, field: 0)),
      ("\"a\" ,b", SyntaxFault(3, .delimiter, column: 0, field: 0)),
      ("\"a\"\"", SyntaxFault(4, .closingQuote, column: 0, field: 0)),
      ("a,\"b\nc", SyntaxFault(6, .closingQuote, column: 1, field: 2)),
      ("\"", SyntaxFault(1, .closingQuote, column: 0, field: 0)),
      ("a,b\0c", SyntaxFault(3, .text, column: 1, field: 2)),
      ("a,\"b\0\"", SyntaxFault(4, .text, column: 1, field: 2)),
    ])
  func `a fault says where and what was expected`(text: String, fault: SyntaxFault) {
    #expect(throws: fault) { try Delimited.rows(of: Array(text.utf8)) }
  }

  @Test(
    arguments: [
      ([0x41], true), ([0xC3, 0xA9], true), ([0xE2, 0x82, 0xAC], true),
      ([0xF0, 0x9F, 0x90, 0xA6], true), ([0xED, 0x9F, 0xBF], true), ([0xEE, 0x80, 0x80], true),
      ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0x7F], true), ([0x1F], true), ([0x09], true),
      ([0xC0, 0xAF], false), ([0xC1, 0xBF], false), ([0xE0, 0x80, 0xAF], false),
      ([0xE0, 0x9F, 0xBF], false), ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xED, 0xA0, 0x80], false),
      ([0xED, 0xBF, 0xBF], false), ([0xF4, 0x90, 0x80, 0x80], false), ([0xF5, 0x80], false),
      ([0xFF], false), ([0x80], false), ([0xC3], false), ([0xE2, 0x82], false),
      ([0xF0, 0x9F, 0x90], false), ([0xF0, 0x9F, 0x41, 0xA6], false), ([0], false),
    ] as [([UInt8], Bool)])
  func `text is UTF-8 wherever it stands`(bytes: [UInt8], isAllowed: Bool) {
    for before in 0..<20 {
      let letters = [UInt8](repeating: UInt8(ascii: "x"), count: before)
      for (opening, closing) in [("a,", ",b\n"), ("a,\"", "\",b"), ("", ""), ("\"\"\"", "\"")] {
        let text = Array(opening.utf8) + letters + bytes + Array(closing.utf8)
        #expect(((try? Delimited.rows(of: text)) != nil) == isAllowed)
      }
    }
  }

  @Test(arguments: TestData.files(".csv", in: "csv", and: "corpora/spectrum"))
  func `the spectrum of tables is read exactly`(file: TestFile) throws {
    let meaning = try JSONSerialization.jsonObject(with: Data(try file.meaning.bytes))
    let rows = try Delimited.rows(of: file.bytes)
    let records = rows.dropFirst().map {
      Dictionary(uniqueKeysWithValues: zip(rows[0], $0.map { Array($0.utf8) }))
    }
    let expected = try #require(meaning as? [[String: String]])
    #expect(records == expected.map { $0.mapValues { Array($0.utf8) } })
  }

  @Test(arguments: [Delimiter.comma, .tab])
  func `what is written is read`(delimiter: Delimiter) throws {
    var generator = SeededGenerator(seed: UInt64(delimiter.rawValue))
    for _ in 0..<300 {
      let columns = 1 + generator.below(6)
      let rows = (0..<1 + generator.below(6)).map { _ in
        (0..<columns).map { _ in RandomText.any(using: &generator) }
      }
      let text = RandomTable.text(
        of: rows, separatedBy: delimiter.rawValue,
        among: Delimiter.allCases.map(\.rawValue), using: &generator)
      let read = try Delimited.rows(of: text, separatedBy: delimiter)
      #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
    }
  }
}
