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
}
