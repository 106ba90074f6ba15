import Testing

@testable import Screens

@Suite struct WholeNumbersTests {
  @Test(
    arguments: [
      (WholeNumbers(0...3), [0, 1, 2, 3]), (WholeNumbers(5...5), [5]),
      (WholeNumbers(2...12, step: 2), [2, 4, 6, 8, 10, 12]),
      (WholeNumbers(1...10, step: 4), [1, 5, 9]), (WholeNumbers(-3...3, step: 3), [-3, 0, 3]),
      (WholeNumbers(0...3, step: 10), [0]),
    ])
  func `steps begin at the lowest number, and only they are accepted`(
    numbers: WholeNumbers, all: [Int]
  ) {
    #expect(Array(numbers.all) == all)
    #expect((-20...20).filter(numbers.contains) == all)
  }

  @Test(arguments: [Int.min, Int.max])
  func `a number far off is refused`(number: Int) {
    #expect(!WholeNumbers(-5...5, step: 2).contains(number))
  }

  @Test(
    arguments: [
      (WholeNumbers(0...10), "a whole number from 0 to 10"),
      (WholeNumbers(2...12, step: 2), "a whole number from 2 to 12, in steps of 2"),
    ])
  func `numbers say what they are`(numbers: WholeNumbers, words: String) {
    #expect(numbers.description == words)
  }
}
