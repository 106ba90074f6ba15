import Screens
import Testing

@Suite struct ControlTests {
  enum Size: String, CaseIterable, Titled, Identified {
    case small, medium, large
    var title: String { rawValue.uppercased() }
  }

  let choices = [
    Control.Choice("small", "SMALL"), Control.Choice("medium", "MEDIUM"),
    Control.Choice("large", "LARGE"),
  ]

  @Test func `an enum is its own list of choices`() {
    #expect(Control.picker(Size.medium) == .picker(choices: choices, selection: choices[1]))
  }

  @Test func `an enum is its own list of steps`() {
    guard case .slider(let steps) = Control.slider(Size.large) else {
      Issue.record("not a slider")
      return
    }
    #expect(steps.choices == choices)
    #expect(steps.index == 2)
  }
}
