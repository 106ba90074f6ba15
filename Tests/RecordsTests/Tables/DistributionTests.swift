import Bytes
import Testing

@testable import Records

@Suite struct DistributionTests {
  private static func distribution(_ numbers: some Sequence<Double>) -> Distribution {
    var distribution = Distribution()
    for number in numbers { distribution.note(number) }
    return distribution
  }

  private static let samples: [[Double]] = [
    [], [0], [0, -0.0, 0], (0..<2048).map(Double.init), (0..<2049).map(Double.init),
    (0..<30_000).map { Double($0 * 7919 % 30_011) }, (0..<9_000).map { 1 / Double($0 + 1) },
    (0..<9_000).map { Double($0) * ($0.isMultiple(of: 2) ? 1e300 : -1e-300) },
    (0..<5_000).map { Double($0).squareRoot() - 30 } + [1e18],
  ]

  @Test(arguments: samples.indices)
  func `parts and their order make no difference`(sample: Int) {
    let numbers = Self.samples[sample]
    let whole = Self.distribution(numbers)
    #expect(Self.distribution(numbers.reversed()) == whole)
    #expect(Self.distribution(numbers.sorted()) == whole)
    for cut in [1, numbers.count / 3, numbers.count - 1] where 0..<numbers.count ~= cut {
      var joined = Self.distribution(numbers[..<cut])
      let rest = Self.distribution(numbers[cut...])
      var turned = rest
      turned.add(joined)
      joined.add(rest)
      #expect(joined == whole)
      #expect(turned == whole)
    }
  }

  @Test(arguments: samples.indices)
  func `every number is in one part, and few parts are enough`(sample: Int) {
    let numbers = Self.samples[sample]
    let parts = Self.distribution(numbers).parts
    #expect(parts.count <= 2048)
    #expect(parts.reduce(0) { $0 + $1.count } == numbers.count)
    for number in numbers {
      #expect(parts.contains { $0.lower == number || $0.lower <= number && number < $0.upper })
    }
  }

  @Test func `few different numbers are counted one by one`() {
    let distribution = Self.distribution([2.5, -1, 2.5, 0])
    #expect(distribution.isExact)
    #expect(
      distribution.parts == [
        .init(lower: -1, upper: -1, count: 1), .init(lower: 0, upper: 0, count: 1),
        .init(lower: 2.5, upper: 2.5, count: 2),
      ])
    #expect(!Self.distribution((0..<2049).map(Double.init)).isExact)
  }

  private static func days(_ days: [(Int, Int, Int)]) -> DayDistribution {
    var distribution = DayDistribution()
    for (year, month, day) in days {
      if let day = CalendarDay(year: year, month: month, day: day) { distribution.note(day) }
    }
    return distribution
  }

  @Test func `many days are counted by months, and many months by years`() {
    let all = (0..<300).flatMap { year in
      (1...12).flatMap { month in [(1700 + year, month, 1), (1700 + year, month, 28)] }
    }
    for (count, unit) in [(2048, CalendarUnit.day), (2049, .month), (7_200, .year)] {
      let part = Array(all.prefix(count))
      let whole = Self.days(part)
      #expect(whole.unit == unit)
      #expect(whole.counts.values.reduce(0, +) == count)
      var joined = Self.days(Array(part.dropFirst(100)))
      joined.add(Self.days(Array(part.prefix(100))))
      #expect(joined == whole)
      #expect(Self.days(part.reversed()) == whole)
    }
  }
}
