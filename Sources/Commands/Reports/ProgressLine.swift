import Bytes
import Files
import Publishing
import Screens

/// How far a build is, in words.
struct ProgressLine {
  private let snapshot: BuildSnapshot

  /// The noun for one item of the pages.
  private let noun: String

  /// The shortest time, in seconds, after which it makes sense to speak of a speed.
  private static let shortest = 0.2

  init(_ snapshot: BuildSnapshot, of noun: String = "row") {
    self.snapshot = snapshot
    self.noun = noun
  }

  /// The progress for the terminal itself.
  var progress: TerminalProgress { snapshot.fraction.map { .percent(Int($0 * 100)) } ?? .unknown }

  /// Parts of a line with dots between them, as many as there is room for:
  /// `drawing 12,000 of 20,004 pages · 600,000 rows · 5,200 pages/s · 2 s left`.
  static func text(of parts: [String], width: Int) -> String {
    var line = ""
    for part in parts.map({ Excerpt.line($0) }) {
      let longer = line.isEmpty ? part : "\(line) · \(part)"
      guard longer.unicodeScalars.count <= width else { break }
      line = longer
    }
    return line
  }

  var parts: [String] {
    switch snapshot.step {
    case .unpack: ["unpacking" + percent, timeLeft].compactMap(\.self)
    case .index:
      [
        "reading" + percent,
        count(of: "record"), rate(of: snapshot.records, "records"), timeLeft,
      ].compactMap(\.self)
    case .pages:
      [
        "drawing \(GroupedNumber(snapshot.done)) of \(Quantity(snapshot.total, of: "page"))",
        count(of: noun), rate(of: snapshot.done, "pages"), timeLeft,
      ].compactMap(\.self)
    case .links: ["checking links"]
    case .search: ["writing what search reads"]
    case .commit: ["publishing"]
    }
  }

  /// The done part, as the end of a phrase; empty if it is unknown.
  private var percent: String { snapshot.fraction.map { " \(Int($0 * 100))%" } ?? "" }

  private func count(of noun: String) -> String? {
    snapshot.records > 0 ? "\(Quantity(snapshot.records, of: noun))" : nil
  }

  /// How many a second, in two digits: more would only flicker.
  private func rate(of count: Int, _ nouns: String) -> String? {
    guard snapshot.seconds >= Self.shortest, count > 0 else { return nil }
    var rate = Int((Double(count) / snapshot.seconds).rounded())
    var unit = 1
    while rate >= 100 {
      rate = (rate + 5) / 10
      unit *= 10
    }
    return "\(GroupedNumber(rate * unit)) \(nouns)/s"
  }

  /// The remaining time at the current speed.
  private var timeLeft: String? {
    guard let fraction = snapshot.fraction, fraction > 0, snapshot.seconds >= Self.shortest
    else { return nil }
    let seconds = Int((snapshot.seconds * (1 - fraction) / fraction).rounded(.up))
    let (minutes, hours) = (seconds / 60, seconds / 3600)
    if hours > 0 { return "\(hours) h \(minutes % 60) min left" }
    return minutes > 0 ? "\(minutes) min \(seconds % 60) s left" : "\(seconds) s left"
  }
}
