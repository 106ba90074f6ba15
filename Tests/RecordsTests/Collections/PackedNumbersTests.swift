import Bytes
import Testing

@testable import Records

@Suite struct PackedNumbersTests {
  private func all(_ packed: PackedNumbers) -> [Int] { (0..<packed.count).map { packed[$0] } }

  private func packed(_ numbers: [Int]) -> PackedNumbers {
    var packed = PackedNumbers()
    for number in numbers { packed.append(number) }
    return packed
  }

  @Test(
    arguments: [
      [], [0], [0, 0, 0], [0, 1], [0, 0, 255, 1], [255, 256], [256, 255, 0], [65_535, 65_536],
      [0, 255, 256, 65_535, 65_536, 1], [0, 65_536], [1, 4_294_967_295, 0],
    ])
  func `numbers are what was added, however many bytes they need`(numbers: [Int]) {
    #expect(all(packed(numbers)) == numbers)
  }

  @Test(arguments: [0, 1, 255, 256, 65_535, 65_536, 4_294_967_295])
  func `what follows the first is kept, whatever is the largest`(largest: Int) {
    var numbers = PackedNumbers()
    for number in [0, largest, 0, min(largest, 7)] { numbers.append(number) }
    numbers.pad(to: 6)
    #expect(all(numbers) == [0, largest, 0, min(largest, 7), 0, 0])
  }

  @Test func `others are added after them, wider ones and narrower ones`() {
    let lists = [[0, 0], [7], [300, 2], [0], [70_000], [255, 256]]
    var numbers = PackedNumbers()
    for list in lists { numbers.append(packed(list)) }
    #expect(all(numbers) == lists.flatMap(\.self))
  }

  @Test(arguments: [[0, 0, 0, 0], [1, 255, 3, 4], [1, 256, 3, 65_535], [65_536, 2, 3, 4]])
  func `they are put in another order, of which some are left out, and more can be added`(
    numbers: [Int]
  ) {
    var reordered = packed(numbers).reordered(by: LargeArray([3, 1, 1, 0]))
    reordered.append(70_000)
    #expect(all(reordered) == [numbers[3], numbers[1], numbers[1], numbers[0], 70_000])
    #expect(all(packed(numbers).reordered(by: LargeArray())) == [])
  }

  @Test func `padding to fewer than there are changes nothing`() {
    var numbers = packed([1, 2, 3])
    numbers.pad(to: 2)
    #expect(all(numbers) == [1, 2, 3])
  }
}
