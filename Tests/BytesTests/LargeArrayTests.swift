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

  @Test func `a stretch is sorted where it stands`() {
    var array = LargeArray<UInt32>([5, 4, 3, 2, 1])
    let copy = array
    array.sort(1..<4)
    array.sort(2..<2)
    #expect(Array(array) == [5, 2, 3, 4, 1])
    #expect(Array(copy) == [5, 4, 3, 2, 1])
  }

  @Test func `its spans are of its elements, also where it has none`() {
    func read(_ array: LargeArray<UInt32>) -> [UInt32] {
      let span = array.span
      return span.indices.map { span[$0] }
    }
    func change(_ array: inout LargeArray<UInt32>) {
      var span = array.mutableSpan
      span.update(repeating: 7)
    }
    var array = LargeArray<UInt32>([1, 2, 3])
    let copy = array
    change(&array)
    #expect(read(array) == [7, 7, 7])
    #expect(read(copy) == [1, 2, 3])
    let memory = array.memory
    array.removeAll()
    #expect(array.memory == memory)
    var none = LargeArray<UInt32>()
    for var empty in [array, none] {
      change(&empty)
      #expect(read(empty) == [])
    }
    none.append(1)
    #expect(read(none) == [1])
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
