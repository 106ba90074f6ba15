import TestSupport
import Testing

@testable import ToolCommands

@Suite struct OrderTests {
  @Test(arguments: [
    ([], []), ([5], []), ([1, 2, 3], []), ([2, 1], [0]), ([9, 1, 2, 3], [0]), ([1, 2, 3, 0], [3]),
    ([3, 2, 1], [0, 1]), ([1, 5, 2, 3, 4], [1]),
  ])
  func `as few as can be have moved`(numbers: [Int], moved: [Int]) {
    #expect(Order.moved(numbers) == moved)
  }

  @Test func `what has not moved rises, and nothing else could stay`() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<50 {
      let numbers = Array(0..<12).shuffled(using: &random)
      let moved = Set(Order.moved(numbers))
      let stayed = numbers.indices.filter { !moved.contains($0) }.map { numbers[$0] }
      #expect(stayed == stayed.sorted() && stayed.count == Self.longest(numbers))
    }
  }

  /// The length of the longest rising part, found the long way.
  private static func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      let before = (0..<place).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
