import Bytes
import Testing

@Suite struct BinarySearchTests {
  @Test(arguments: [(0, 0), (1, 1), (2, 1), (3, 4), (9, 5), (10, 5)])
  func `the place is the first that is as asked for`(value: Int, place: Int) {
    #expect([0, 2, 2, 2, 8].partitioningIndex { $0 >= value } == place)
    #expect([9, 0, 2, 2, 2, 8][1...].partitioningIndex { $0 >= value } == place + 1)
  }

  @Test func `in nothing the place is the end`() {
    #expect((3..<3).partitioningIndex { _ in true } == 3)
  }
}
