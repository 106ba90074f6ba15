import Testing

@testable import Search

@Suite struct WordFilesTests {
  /// Writes keys, each with an entry of as many bytes, which are digits.
  private func written(
    _ keys: [String], entry length: Int, limit: Int
  ) -> (count: Int, firstKeys: [String]) {
    var writer = WordFiles(from: 5, limit: limit)
    var finished: [SearchFile] = []
    let entry = Array(repeating: IndexText.digit(7), count: length)
    for key in keys {
      let isPrefix = key.hasSuffix("*")
      let bytes = Array(key.utf8.dropLast(isPrefix ? 1 : 0))
      writer.add(bytes.span, isPrefix: isPrefix, entry.span)
      finished += writer.finished.takeAll()
    }
    writer.close()
    finished += writer.finished.takeAll()
    #expect(finished.map(\.path) == (5..<5 + finished.count).map { "search/w\($0).js" })
    #expect(writer.firstKeys.map(\.number) == Array(5..<5 + finished.count))
    return (finished.count, writer.firstKeys.map { String(decoding: $0.key, as: UTF8.self) })
  }

  @Test func `a file begins with the least that tells its first key from the one before`() {
    let all = ["tuba", "tur", "tur*", "turdus", "turdusa", "turf", "ä", "å", "𐐨𐐨𐐨", "𐐨𐐩𐐩"]
    // A beginning of words stays with the word that it is.
    #expect(
      written(all, entry: 10, limit: 10).firstKeys
        == ["t", "tur", "turd", "turdusa", "turf", "ä", "å", "𐐨", "𐐨𐐩"])
  }

  @Test func `the first keys part words as they are typed`() {
    let all = ["tuba", "tur", "tur*", "turdus", "turdusa", "turf", "鳥", "鳥鳥"]
    let (_, firstKeys) = written(all, entry: 10, limit: 10)
    for (number, key) in all.enumerated() {
      let bytes = Array(key.utf8)
      let file = firstKeys.count { !bytes.lexicographicallyPrecedes(Array($0.utf8)) } - 1
      #expect(file == (number < 2 ? number : number - 1))
    }
  }

  @Test func `an entry that does not fit begins another file, and a long one has its own`() {
    let two = written(["a", "b", "c", "d", "e"], entry: 40, limit: 100)
    #expect(two.firstKeys == ["a", "c", "e"])
    #expect(written(["a", "b", "c"], entry: 400, limit: 100).firstKeys == ["a", "b", "c"])
  }

  @Test func `what has to be together begins a file unless it fits`() {
    var writer = WordFiles(from: 0, limit: 100)
    for (number, key) in ["a", "b", "c", "d"].enumerated() {
      if number == 1 { writer.makeRoom(for: 70) }
      if number == 3 { writer.makeRoom(for: 900) }
      let entry = Array(repeating: UInt8(ascii: "x"), count: 30)
      writer.add(Array(key.utf8).span, isPrefix: false, entry.span)
    }
    writer.close()
    #expect(writer.finished.takeAll().map(\.path) == (0...2).map { "search/w\($0).js" })
    #expect(writer.firstKeys.map { String(decoding: $0.key, as: UTF8.self) } == ["a", "b", "d"])
  }

  @Test func `of nothing there is no file`() {
    #expect(written([], entry: 1, limit: 10).count == 0)
  }
}
