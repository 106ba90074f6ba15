import TestSupport
import Testing

@testable import Search

@Suite struct LocalNumbersTests {
  @Test func `things are numbered as they come, in each file anew`() {
    var numbers = LocalNumbers()
    #expect([7, 3, 7, 0, 3].map { numbers.number(of: $0) } == [0, 1, 0, 2, 1])
    #expect(numbers.things == [7, 3, 0])
    numbers.removeAll()
    #expect(numbers.things == [])
    #expect([3, 9, 3, 7].map { numbers.number(of: $0) } == [0, 1, 0, 2])
    #expect(numbers.things == [3, 9, 7])
  }

  @Test func `a number leads back to its thing, in each of many files`() {
    var generator = SeededGenerator(seed: 2)
    var numbers = LocalNumbers()
    for _ in 0..<50 {
      var seen: Set<Int> = []
      for _ in 0..<100 {
        let thing = generator.below(300)
        seen.insert(thing)
        let number = numbers.number(of: thing)
        #expect(numbers.things[number] == thing)
      }
      #expect(numbers.things.count == seen.count)
      numbers.removeAll()
    }
  }
}
