import Screens

/// Numbers that are the same whenever the tests are run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension Excursion {
  /// Some excursion that the form accepts, with as many guests as said.
  static func random(guests count: Int, using numbers: inout SeededNumbers) -> Excursion {
    var excursion = Excursion()
    excursion.hasGuide = .random(using: &numbers)
    excursion.habitat = Habitat.allCases.randomElement(using: &numbers) ?? .coast
    excursion.pace = Pace.allCases.randomElement(using: &numbers) ?? .slow
    excursion.gear = Set(Gear.allCases.filter { _ in Bool.random(using: &numbers) })
    excursion.seats = 2 * .random(in: 1...6, using: &numbers)
    excursion.distance =
      Bool.random(using: &numbers) ? nil : Double(Int.random(in: 5...400, using: &numbers)) / 10
    excursion.fee = Double(Int.random(in: 0...100, using: &numbers))
    excursion.effort = Float(Int.random(in: 0...10, using: &numbers)) / 10
    excursion.leader = words(2...30, using: &numbers)
    excursion.mail = Bool.random(using: &numbers) ? "" : "ada+walks@example.org"
    excursion.remarks =
      Bool.random(using: &numbers) ? "" : "x" + words(0...18, "\n", using: &numbers)
    excursion.day =
      Bool.random(using: &numbers)
      ? nil : Day(year: 2026, month: .random(in: 4...9, using: &numbers), day: 30)
    excursion.start = TimeOfDay(
      hour: .random(in: 5...21, using: &numbers), minute: .random(in: 0...59, using: &numbers))
    excursion.colour = Colour(
      red: .random(in: 0...255, using: &numbers), green: .random(in: 0...255, using: &numbers),
      blue: .random(in: 0...255, using: &numbers))
    excursion.guests = (0..<count).map { _ in
      Guest(name: words(1...30, using: &numbers), isChild: .random(using: &numbers))
    }
    return excursion
  }

  /// Words of a length in UTF-16 code units, with what could go wrong in them.
  private static func words(
    _ length: ClosedRange<Int>, _ extra: Unicode.Scalar = "x", using numbers: inout SeededNumbers
  ) -> String {
    let alphabet: [Unicode.Scalar] = ["a", "Z", " ", "\"", "\\", "<", "&", "é", "\u{301}", extra]
    var words = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: length, using: &numbers) {
      words.append(alphabet.randomElement(using: &numbers) ?? "a")
    }
    return String(words)
  }
}
