import Testing

@testable import Screens

@Suite struct NumbersTests {
  @Test(
    arguments: [
      (Numbers(0...100), "a whole number from 0 to 100", "1"),
      (
        Numbers(-2.5...2.5, decimals: 1), "a number from -2.5 to 2.5, with one decimal at most",
        "0.1"
      ),
      (Numbers(0...1, decimals: 2), "a number from 0 to 1, with 2 decimals at most", "0.01"),
      (Numbers(0...1, decimals: 6), "a number from 0 to 1, with 6 decimals at most", "0.000001"),
    ])
  func `numbers say what they are, and how HTML steps them`(
    numbers: Numbers, words: String, step: String
  ) {
    #expect(numbers.description == words)
    #expect(numbers.step == step)
  }

  @Test(arguments: 0...6)
  func `every decimal that a person can type is accepted, and one more digit is not`(
    decimals: Int
  ) throws {
    let numbers = Numbers(-1_000...1_000, decimals: decimals)
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    var random = SeededNumbers(seed: UInt64(decimals))
    for _ in 0..<2_000 {
      let whole = Int.random(in: 0..<1_000, using: &random)
      let digits = "\(scale + Int.random(in: 0..<scale, using: &random))".dropFirst()
      let text = decimals == 0 ? "\(whole)" : "\(whole).\(digits)"
      let further = decimals == 0 ? "\(whole).5" : "\(text)5"
      let (number, other) = (try #require(Double(text)), try #require(Double(further)))
      guard numbers.contains(number), numbers.contains(-number), !numbers.contains(other) else {
        Issue.record("\(text) is to be accepted, and \(further) is not")
        return
      }
    }
  }

  @Test(
    arguments: [
      (Numbers(0...10), 0, true), (Numbers(0...10), 10, true), (Numbers(0...10), 10.5, false),
      (Numbers(0...10), -1, false), (Numbers(0...10), 11, false), (Numbers(0...10), .nan, false),
      (Numbers(0...10), .infinity, false), (Numbers(0...10), 0.000_000_1, false),
      (Numbers(0...1, decimals: 1), 0.1 + 0.2, false), (Numbers(0...1, decimals: 1), 0.3, true),
      (Numbers(0...1e300), 1e300, true), (Numbers(0...0), -0.0, true),
    ])
  func `a number is within bounds and has so many decimals`(
    numbers: Numbers, number: Double, isContained: Bool
  ) {
    #expect(numbers.contains(number) == isContained)
  }

  @Test(
    arguments: [(975_282_911_819_823.1, 1), (98_140_533_464_641.67, 2), (4_443_524_998.144_344, 6)])
  func `a decimal of sixteen digits is accepted`(number: Double, decimals: Int) {
    #expect(Numbers(0...1e15, decimals: decimals).contains(number))
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (7.5, "7.5"), (-2, "-2"), (0.1, "0.1"), (100, "100"),
      (1e15, "1000000000000000"), (0.001, "0.001"),
    ] as [(Double, String)])
  func `a number has no more digits than it needs`(number: Double, text: String) {
    #expect(Numbers.text(of: number) == text)
  }

  @Test(
    arguments: [
      (0.000_01, "0.00001"), (0.000_001, "0.000001"), (-0.0, "0"),
    ] as [(Double, String)])
  func `a number of few decimals is written in digits, however small`(
    number: Double, text: String
  ) {
    #expect(Numbers.text(of: number) == text)
  }
}
