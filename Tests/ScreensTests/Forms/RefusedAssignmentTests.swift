import Screens
import Testing

/// What rows do not take.
///
/// After the name and the value, each message says what the row does take.
@Suite struct RefusedAssignmentTests {
  typealias Refusal = (name: String, value: FormValue, words: String)

  @Test(
    arguments: [
      ("guide", .text("true"), "\"true\": expected true or false"),
      ("guide", .number(1), "1: expected true or false"),
      ("guide", .missing, "no value: expected true or false"),
      ("habitat", .bool(true), "true: expected \(habitats)"),
      ("habitat", .list(["marsh"]), "[\"marsh\"]: expected \(habitats)"),
      ("habitat", .missing, "no value: expected \(habitats)"),
      ("pace", .number(1), "1: expected one of \"slow\", \"steady\", \"brisk\""),
      ("gear", .text("scope"), "\"scope\": expected \(gear)"),
      ("gear", .missing, "no value: expected \(gear)"),
      ("seats", .text("4"), "\"4\": expected \(seats)"),
      ("seats", .missing, "no value: expected \(seats)"),
      ("distance", .text("7.5"), "\"7.5\": expected \(distance)"),
      ("distance", .text(""), "\"\": expected \(distance)"),
      ("effort", .number(0.75), "0.75: expected a number from 0 to 1, in steps of 0.1"),
      ("effort", .text("0.7"), "\"0.7\": expected a number from 0 to 1, in steps of 0.1"),
      ("fee", .missing, "no value: expected a whole number from 0 to 100"),
      ("leader", .number(7), "7: expected \(name)"),
      ("leader", .missing, "no value: expected \(name)"),
      ("remarks", .list([]), "[]: expected text of 0 to 20 characters"),
      ("remarks", .missing, "no value: expected text of 0 to 20 characters"),
      ("day", .number(20_261_121), "20261121: expected \(day)"),
      ("day", .missing, "no value: expected \(day)"),
      ("start", .missing, "no value: expected \(start)"),
      ("colour", .number(0), "0: expected a colour, such as \"#c0190f\""),
      ("colour", .missing, "no value: expected a colour, such as \"#c0190f\""),
      ("guests", .bool(false), "false: expected a whole number from 0 to 3"),
    ] as [Refusal])
  func `a value of another kind is refused`(refusal: Refusal) {
    expect(refusal)
  }

  @Test(
    arguments: [
      ("seats", .number(0), "0: expected \(seats)"),
      ("seats", .number(14), "14: expected \(seats)"),
      ("seats", .number(5), "5: expected \(seats)"),
      ("seats", .number(4.5), "4.5: expected \(seats)"),
      ("seats", .number(1e300), "1e+300: expected \(seats)"),
      ("seats", .number(.infinity), "inf: expected \(seats)"),
      ("seats", .number(.nan), "nan: expected \(seats)"),
      ("distance", .number(0.4), "0.4: expected \(distance)"),
      ("distance", .number(40.1), "40.1: expected \(distance)"),
      ("distance", .number(7.25), "7.25: expected \(distance)"),
      ("distance", .number(-.infinity), "-inf: expected \(distance)"),
      ("distance", .number(.nan), "nan: expected \(distance)"),
      ("fee", .number(0.5), "0.5: expected a whole number from 0 to 100"),
      ("guests", .number(4), "4: expected a whole number from 0 to 3"),
      ("guests", .number(-1), "-1: expected a whole number from 0 to 3"),
    ] as [Refusal])
  func `a number beyond the bounds or between the steps is refused`(refusal: Refusal) {
    expect(refusal)
  }

  @Test(
    arguments: [
      ("day", .text("2026-02-30"), "\"2026-02-30\": expected \(day)"),
      ("day", .text("2026-02-28"), "\"2026-02-28\": expected \(day)"),
      ("day", .text("2026-11-01"), "\"2026-11-01\": expected \(day)"),
      ("day", .text("1 May 2026"), "\"1 May 2026\": expected \(day)"),
      ("start", .text("24:00"), "\"24:00\": expected \(start)"),
      ("start", .text("04:59"), "\"04:59\": expected \(start)"),
      ("start", .text("22:01"), "\"22:01\": expected \(start)"),
      ("start", .text(""), "\"\": expected \(start)"),
      ("colour", .text("red"), "\"red\": expected a colour, such as \"#c0190f\""),
    ] as [Refusal])
  func `a day, a time or a colour that is none, or out of bounds, is refused`(refusal: Refusal) {
    expect(refusal)
  }

  @Test(
    arguments: [
      ("habitat", .text("desert"), "\"desert\": expected \(habitats)"),
      ("habitat", .text("Marsh"), "\"Marsh\": expected \(habitats)"),
      ("habitat", .text(""), "\"\": expected \(habitats)"),
      ("pace", .text("0"), "\"0\": expected one of \"slow\", \"steady\", \"brisk\""),
      ("gear", .list(["scope", "net"]), "[\"scope\", \"net\"]: expected \(gear)"),
      ("gear", .list(["scope", "scope"]), "[\"scope\", \"scope\"]: expected \(gear)"),
    ] as [Refusal])
  func `a choice that is not on offer, or made twice, is refused`(refusal: Refusal) {
    expect(refusal)
  }

  @Test(
    arguments: [
      ("leader", .text(""), "\"\": expected \(name)"),
      ("leader", .text("A"), "\"A\": expected \(name)"),
      (
        "leader", .text(String(repeating: "a", count: 31)),
        "\"\(String(repeating: "a", count: 31))\": expected \(name)"
      ),
      ("leader", .text("Ada\nVos"), "\"Ada\u{FFFD}Vos\": expected \(name)"),
      ("leader", .text("Ada\r\nVos"), "\"Ada\u{FFFD}\u{FFFD}Vos\": expected \(name)"),
      (
        "mail", .text("ada at home"),
        "\"ada at home\": expected text of 0 to 60 characters: an e-mail address, on one line"
      ),
      (
        "remarks", .text("123456789012345678901"),
        "\"123456789012345678901\": expected text of 0 to 20 characters"
      ),
    ] as [Refusal])
  func `words that are too short, too long or of another form are refused`(refusal: Refusal) {
    expect(refusal)
  }

  private static let habitats = "one of \"forest\", \"marsh\", \"coast\""
  private static let gear = "a list of \"scope\", \"binoculars\", \"recorder\", each once at most"
  private static let seats = "a whole number from 2 to 12, in steps of 2"
  private static let distance = "a number from 0.5 to 40, with one decimal at most, or null"
  private static let name = "text of 2 to 30 characters, on one line"
  private static let day = """
    a day from 2026-03-01 to 2026-10-31, such as "2026-11-21", or "" for none
    """
  private static let start = "a time from 05:00 to 22:00, such as \"19:30\""

  private func expect(_ refusal: Refusal) {
    var screen = ExcursionScreen()
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(refusal.value, to: refusal.name)
    }
    #expect(
      error?.description == "Excursion: row \"\(refusal.name)\" can't be set to \(refusal.words)")
    #expect(screen.model == Excursion())
  }
}
