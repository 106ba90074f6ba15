import Testing

@testable import Screens

@Suite struct SteppedNumbersTests {
  @Test(
    arguments: [
      (
        SteppedNumbers(0...1, step: 0.1), "0 to 1, in steps of 0.1",
        [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
      ),
      (
        SteppedNumbers(-0.5...0.5, step: 0.25), "-0.5 to 0.5, in steps of 0.25",
        [-0.5, -0.25, 0, 0.25, 0.5]
      ),
      (SteppedNumbers(1...2, step: 0.4), "1 to 2, in steps of 0.4", [1, 1.4, 1.8]),
      (SteppedNumbers(0...100, step: 50), "0 to 100, in steps of 50", [0, 50, 100]),
      (
        SteppedNumbers(0.000_001...0.000_003, step: 0.000_001),
        "0.000001 to 0.000003, in steps of 0.000001", [0.000_001, 0.000_002, 0.000_003]
      ),
      (SteppedNumbers(7...7, step: 0.5), "7 to 7, in steps of 0.5", [7]),
    ] as [(SteppedNumbers, String, [Double])])
  func `steps are decimals, counted from the lowest`(
    numbers: SteppedNumbers, words: String, all: [Double]
  ) {
    #expect(numbers.all == all)
    #expect(numbers.count == all.count)
    #expect(all.allSatisfy(numbers.contains))
    #expect(numbers.description == "a number from \(words)")
  }

  @Test(
    arguments: [0.75, 0.1 + 0.2, 0.699_999_988, 1.1, -0.1, .nan, .infinity, -.infinity, 1e300]
      as [Double])
  func `a number that is no step is refused`(number: Double) {
    #expect(!SteppedNumbers(0...1, step: 0.1).contains(number))
  }

  @Test func `every hundredth that a person can type is a step of one hundredth`() throws {
    let numbers = SteppedNumbers(0...1_000, step: 0.01)
    for whole in 0...100_000 {
      let number = try #require(Double("\(whole / 100).\(whole / 10 % 10)\(whole % 10)"))
      guard numbers.contains(number) else {
        Issue.record("\(number) is to be accepted")
        return
      }
    }
  }

  @Test func `a model may have its numbers in single precision`() {
    let field = NumberSliderKind<Float>(numbers: SteppedNumbers(0...1, step: 0.1))
    #expect(field.saved(0.7) == .number(0.7))
    #expect(field.value(from: .number(0.7)) == Float(0.7))
    #expect(field.value(from: .number(0.75)) == nil)
    #expect(field.value(from: .text("0.7")) == nil)
    #expect(field.control(showing: 0.3) == .numberSlider(0.3, SteppedNumbers(0...1, step: 0.1)))
  }
}
