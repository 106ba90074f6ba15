import Bytes
import Testing

@Suite struct LargeArrayTests {
  @Test func `it is what an array is`() {
    var array = LargeArray<UInt32>()
    var expected: [UInt32] = []
    for number in 0..<100_000 as Range<UInt32> {
      array.append(number &* 2_654_435_761)
      expected.append(number &* 2_654_435_761)
    }
    array[7] = 7
    expected[7] = 7
    array.append(contentsOf: [1, 2, 3])
    expected += [1, 2, 3]
    #expect(Array(array) == expected)
    let order = LargeArray<UInt32>(repeating: 7, count: 3)
    #expect(Array(array.reordered(by: order)) == [7, 7, 7])
  }

  @Test func `a copy is another's when one of them changes`() {
    var array = LargeArray<UInt8>(repeating: 1, count: 3)
    var copy = array
    copy[0] = 2
    array.append(3)
    #expect(Array(array) == [1, 1, 1, 3])
    #expect(Array(copy) == [2, 1, 1])
    var both = copy
    both.append(contentsOf: array)
    #expect(Array(both) == [2, 1, 1, 1, 1, 1, 3])
    #expect(Array(copy) == [2, 1, 1])
  }
}
