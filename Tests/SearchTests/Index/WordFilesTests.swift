import Testing

@testable import Search

@Suite struct WordFilesTests {
  /// Writes keys, each with an entry of as many bytes, which are digits.
  private func written(
    _ keys: [String], entry length: Int, limit: Int
  ) throws -> (files: WrittenFiles, firstKeys: [String]) {
    var writer = WordFiles(from: 5, limit: limit)
    var finished: [SearchFile] = []
    let entry = Array(repeating: IndexText.digit(7), count: length)
    for key in keys {
      let isPrefix = key.hasSuffix("*")
      let bytes = Array(key.utf8.dropLast(isPrefix ? 1 : 0))
      writer.add(bytes.span, isPrefix: isPrefix, entry.span)
      finished += writer.takeFinished()
    }
    writer.close()
    finished += writer.takeFinished()
    #expect(writer.firstKeys.map(\.number) == Array(5..<5 + finished.count))
    return (
      try WrittenFiles(finished),
      writer.firstKeys.map { String(decoding: $0.key, as: UTF8.self) }
    )
  }

  /// The keys of a file.
  private func keys(_ text: [UInt16], entry length: Int) throws -> [String] {
    var reader = TextReader(text)
    var key: [UInt16] = []
    var keys: [String] = []
    while !reader.isAtEnd {
      key = Array(key[..<(try reader.number())])
      key += try reader.take(reader.number())
      keys.append(String(decoding: key, as: UTF16.self))
      #expect(try reader.take(length).allSatisfy { $0 == UInt16(IndexText.digit(7)) })
    }
    return keys
  }

  @Test func `keys are read again, of any script`() throws {
    let all = ["a", "ab", "ab*", "abc", "b", "ä", "äb", "鳥", "鳥*", "鳥鳥", "𐐨", "𐐨𐐩", "𐐩"]
    let files = try written(all, entry: 3, limit: 1_000).files
    #expect(try keys(files.text("w5"), entry: 3) == all)
    #expect(files.texts.count == 1)
  }

  @Test func `a file begins with the least that tells its first key from the one before`() throws {
    let all = ["tuba", "tur", "tur*", "turdus", "turdusa", "turf", "ä", "å", "𐐨𐐨𐐨", "𐐨𐐩𐐩"]
    let (files, firstKeys) = try written(all, entry: 10, limit: 10)
    #expect(
      firstKeys == ["t", "tur", "turd", "turdusa", "turf", "ä", "å", "𐐨", "𐐨𐐩"])
    // A beginning of words stays with the word that it is.
    let kept = [[all[0]], Array(all[1...2])] + all[3...].map { [$0] }
    for (number, own) in kept.enumerated() {
      #expect(try keys(files.text("w\(5 + number)"), entry: 10) == own)
    }
  }

  @Test func `the first keys part words as they are typed`() throws {
    let all = ["tuba", "tur", "tur*", "turdus", "turdusa", "turf", "鳥", "鳥鳥"]
    let (_, firstKeys) = try written(all, entry: 10, limit: 10)
    for (number, key) in all.enumerated() {
      let bytes = Array(key.utf8)
      let file = firstKeys.count { !bytes.lexicographicallyPrecedes(Array($0.utf8)) } - 1
      #expect(file == (number < 2 ? number : number - 1))
    }
  }

  @Test func `an entry that does not fit begins another file, and a long one has its own`() throws {
    let files = try written(["a", "b", "c", "d", "e"], entry: 40, limit: 100).files
    #expect(files.numbers("w").map { files.texts["w\($0)"]?.count } == [86, 86, 43])
    let long = try written(["a", "b", "c"], entry: 400, limit: 100).files
    #expect(long.numbers("w") == [5, 6, 7])
  }

  @Test func `what has to be together begins a file unless it fits`() throws {
    var writer = WordFiles(from: 0, limit: 100)
    for (number, key) in ["a", "b", "c", "d"].enumerated() {
      if number == 1 { writer.makeRoom(for: 70) }
      if number == 3 { writer.makeRoom(for: 900) }
      let entry = Array(repeating: UInt8(ascii: "x"), count: 30)
      writer.add(Array(key.utf8).span, isPrefix: false, entry.span)
    }
    writer.close()
    #expect(writer.takeFinished().map(\.path) == (0...2).map { "search/w\($0).js" })
    #expect(writer.firstKeys.map { String(decoding: $0.key, as: UTF8.self) } == ["a", "b", "d"])
  }

  @Test func `of nothing there is no file`() throws {
    #expect(try written([], entry: 1, limit: 10).files.texts.isEmpty)
  }
}
