import Screens
import Testing

/// What a form saves, it takes back.
@Suite struct RoundTripTests {
  @Test(arguments: UInt64(0)..<300)
  func `values given to a fresh form make the same model`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let model = Excursion.random(guests: 3, using: &numbers)
    let values = ExcursionScreen(model: model).values
    var screen = ExcursionScreen()
    for (name, value) in values { try screen.assign(value, to: name) }
    #expect(screen.model == model)
    let isSavedAlike = screen.values.elementsEqual(values, by: ==)
    #expect(isSavedAlike)
  }

  @Test(arguments: 0..<3)
  func `values of a form with fewer sections than there can be are taken back`(
    count: Int
  ) throws {
    var numbers = SeededNumbers(seed: 7)
    let model = Excursion.random(guests: count, using: &numbers)
    var screen = ExcursionScreen()
    for (name, value) in ExcursionScreen(model: model).values {
      try screen.assign(value, to: name)
    }
    #expect(screen.model == model)
  }

  @Test func `a value given again changes nothing`() throws {
    var numbers = SeededNumbers(seed: 11)
    let model = Excursion.random(guests: 3, using: &numbers)
    var screen = ExcursionScreen(model: model)
    for (name, value) in screen.values {
      try screen.assign(value, to: name)
      #expect(screen.model == model, "\(name)")
    }
  }
}
