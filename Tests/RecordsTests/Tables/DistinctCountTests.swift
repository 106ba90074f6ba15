import Testing

@testable import Records

@Suite struct DistinctCountTests {
  private static func count(_ numbers: some Sequence<Int>) -> DistinctCount {
    var count = DistinctCount()
    for number in numbers { count.note(Array("Number \(number)".utf8).span) }
    return count
  }

  @Test(arguments: [0, 1, 2, 255, 1_023])
  func `few different texts are counted exactly`(size: Int) {
    #expect(Self.count((0..<3 * size).map { $0 % size }).count == size)
  }

  /// The standard error is 3 %.
  @Test(arguments: [1_024, 5_000, 200_000])
  func `many are counted about`(size: Int) {
    let count = Self.count(0..<size).count
    #expect(abs(count - size) < size / 10)
  }

  @Test(arguments: [(40, 30), (900, 900), (2_000, 3_000)])
  func `parts and their order make no difference`(first: Int, second: Int) {
    let (one, other) = (Self.count(0..<first), Self.count(first / 2..<first / 2 + second))
    var (joined, turned) = (one, other)
    joined.add(other)
    turned.add(one)
    let whole = Self.count(0..<first / 2 + second).count
    #expect(joined.count == whole)
    #expect(turned.count == whole)
  }

  @Test(arguments: [1, 2, 3, 60])
  func `so many different ones are counted each, in whatever parts`(parts: Int) {
    let numbers = (0..<6_000).map { ($0 * $0) % 1_999 % 1_000 }
    let counts = (0..<parts).map { part in
      Self.count(numbers.enumerated().filter { $0.offset % parts == part }.map(\.element))
    }
    let joined = counts.dropFirst().reduce(into: counts[0]) { $0.add($1) }
    let found = joined.counted?.map { (String(decoding: $0.text, as: UTF8.self), $0.count) }
    let expected = Dictionary(numbers.map { ("Number \($0)", 1) }, uniquingKeysWith: +)
    #expect(found.map { Dictionary(uniqueKeysWithValues: $0) } == expected)
  }

  @Test func `too many different ones are not counted each, nor is a long one`() {
    var (most, many) = (Self.count(0..<1_023), Self.count(0..<1_024))
    #expect(most.counted?.count == 1_023)
    #expect(many.counted.map(\.count) == nil)
    many.add(Self.count(0..<1))
    #expect(many.counted.map(\.count) == nil)
    most.add(Self.count(2_000..<2_001))
    #expect(most.counted.map(\.count) == nil)
    var long = DistinctCount()
    for length in [80, 81] {
      long.note(Array(repeating: UInt8(ascii: "a"), count: length).span)
      #expect((long.counted == nil) == (length > 80))
    }
  }
}
