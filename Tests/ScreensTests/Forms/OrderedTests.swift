import Testing

@testable import Screens

/// Rows have positions, which are an order of what they are about.
@Suite struct OrderedTests {
  enum Thing: String, CaseIterable, Titled, Identified { case tent, boots, rope }

  struct Bag: Sendable {
    var things = Ordered([Thing.rope, .tent, .boots])
  }

  struct BagForm: BuiltForm {
    var model = Bag()
    let title = "Bag"
    var things = Thing.allCases

    var body: [Section] {
      Section("Bag") {
        for thing in things { Position(thing.rawValue, thing.title, of: thing, in: \.things) }
      }
    }
  }

  @Test func `positions are those of the start until others are given`() throws {
    var form = BagForm()
    #expect(form.outline.faults == [])
    #expect(form.outline.control("tent")?.control == .stepper(2, WholeNumbers(1...3)))
    #expect(form.outline.sections[0].rows.map(\.control?.order) == [0, 0, 0])
    try form.assign([("boots", .number(1)), ("tent", .number(3)), ("rope", .number(2))])
    #expect(form.model.things.elements == [.boots, .rope, .tent])
  }

  @Test func `things of one position are in the order of the start`() throws {
    var form = BagForm()
    try form.assign([("boots", .number(1)), ("tent", .number(1))])
    #expect(form.model.things.elements == [.rope, .tent, .boots])
    #expect(form.values.map(\.value) == [.number(1), .number(1), .number(1)])
  }

  @Test(arguments: [0, 4, 1.5])
  func `no other position is taken`(position: Double) {
    var form = BagForm()
    let error = #expect(throws: AssignmentError.self) {
      try form.assign(.number(position), to: "boots")
    }
    #expect(
      error?.reason == .expected("a position, from 1 to the number of rows in this order"))
  }

  @Test func `a row of what is not in the order is a fault`() {
    let form = BagForm(model: Bag(things: Ordered([.rope])), things: [.rope, .tent])
    #expect(
      form.outline.faults == [
        "row \"tent\" has the value 0, expected a position, from 1 to the number of rows in this order"
      ])
  }
}
