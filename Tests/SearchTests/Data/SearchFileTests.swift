import Testing

@testable import Search

@Suite struct SearchFileTests {
  @Test func `a file is in the search's folder and calls by its name`() {
    let file = SearchFile("w12", Array("x".utf8))
    #expect(file.path == "search/w12.js")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "rowhouse(\"w12\",\"x\");\n")
  }

  @Test func `a file of a build says of which`() {
    let file = SearchFile("w12", Array("x".utf8)).signed("a1")
    #expect(file.path == "search/w12.js")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "rowhouse(\"w12\",\"x\",\"a1\");\n")
  }
}
