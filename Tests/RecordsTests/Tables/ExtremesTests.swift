import Testing

@testable import Records

/// The places of numbers among the largest and the smallest.
@Suite struct ExtremesTests {
  private func extremes(of numbers: some Sequence<Int>) -> Extremes {
    var extremes = Extremes()
    for number in numbers { extremes.note(Double(number)) }
    return extremes
  }

  @Test func `a place is counted from the end that is nearer`() {
    let few = extremes(of: [30, 10, 20, 20])
    #expect(few.place(of: 30) == ExtremePlace(1, of: 4, isLow: false))
    #expect(few.place(of: 20) == ExtremePlace(2, of: 4, isLow: false))
    #expect(few.place(of: 10) == ExtremePlace(1, of: 4, isLow: true))
    #expect(few.place(of: 15) == nil)
    #expect(extremes(of: []).place(of: 0) == nil)
  }

  @Test(arguments: [
    (1, 1, true), (100, 100, true), (901, 100, false), (1000, 1, false),
  ])
  func `a hundred numbers have a place at either end`(number: Int, place: Int, isLow: Bool) {
    let many = extremes(of: (1...1000).map { $0 * 10 % 1001 })
    #expect(many.place(of: Double(number)) == ExtremePlace(place, of: 1000, isLow: isLow))
    #expect(many.place(of: 101) == nil && many.place(of: 900) == nil)
  }

  @Test func `what more than a hundred rows share is no place`() {
    let shared = extremes(of: (0..<101).map { _ in 5 } + [1])
    #expect(shared.place(of: 5) == nil)
    #expect(shared.place(of: 1) == ExtremePlace(1, of: 102, isLow: true))
    let few = extremes(of: (0..<100).map { _ in 5 } + [1])
    #expect(few.place(of: 5) == ExtremePlace(1, of: 101, isLow: false))
  }

  @Test(arguments: [0, 1, 99, 150, 700]) func `parts say the same as the whole`(end: Int) {
    let numbers = (0..<700).map { $0 * 7919 % 701 / 2 }
    var parts = extremes(of: numbers[..<end])
    parts.add(extremes(of: numbers[end...]))
    #expect(parts == extremes(of: numbers))
  }
}
