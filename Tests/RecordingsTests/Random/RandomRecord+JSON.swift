import TestSupport

@testable import Recordings
@testable import Records

extension RandomRecord {
  /// The record as JSON, with odd spaces and escapes, and its fields in any order.
  ///
  /// When it is noisy there are fields that nobody knows, and values that are no texts.
  func json(isNoisy: Bool, using generator: inout SeededGenerator) -> String {
    var members: [(String, String)] = []
    for (field, text) in texts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !field.isRarelyRead {
      let keys = field.keys
      let key = keys[generator.below(keys.count)]
      members.append((key.description, value(text, isNoisy && field != .id, using: &generator)))
    }
    for (group, range) in [("sono", 0..<4), ("osci", 4..<7)] {
      let fields = RecordingField.allCases.filter(\.isRarelyRead)[range].filter { texts[$0] != nil }
      var pictures = fields.map {
        (Self.pictureKey($0), value(texts[$0] ?? "", isNoisy, using: &generator))
      }
      if isNoisy { pictures.append(("huge", unheard(using: &generator))) }
      if !pictures.isEmpty { members.append((group, object(pictures, using: &generator))) }
    }
    let list = also.map { string($0, using: &generator) }
    members.append(("also", "[\(list.isEmpty ? "\"\"" : list.joined(separator: " , "))]"))
    if isNoisy {
      for key in ["unheard", "recordings", "", "ïd"] {
        members.append((key, unheard(using: &generator)))
      }
    }
    return object(members.shuffled(using: &generator), using: &generator)
  }

  private func object(
    _ members: [(String, String)], using generator: inout SeededGenerator
  ) -> String {
    let members = members.map { key, value in
      "\(space(using: &generator))\(string(key, using: &generator))\(space(using: &generator)):"
        + "\(space(using: &generator))\(value)\(space(using: &generator))"
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func value(
    _ text: String, _ isNoisy: Bool, using generator: inout SeededGenerator
  ) -> String {
    guard isNoisy, generator.below(8) == 0 else {
      return string(text, using: &generator)
    }
    return ["null", "-1.25e1", "0", "48000", "0.5", "true", "false"][
      generator.below(7)]
  }

  private func unheard(using generator: inout SeededGenerator) -> String {
    let values = [
      "null", "[]", "{}", "[ [ ] , { \"id\" : \"9\" } ]", "{\"a\":{\"b\":[1,-2.5E+3,true,null]}}",
    ]
    return values.randomElement(using: &generator) ?? "null"
  }

  private func space(using generator: inout SeededGenerator) -> String {
    guard generator.below(4) == 0 else { return "" }
    return [" ", "\n", "\r\n", "\t ", "          "][generator.below(5)]
  }

  private static let short: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\u{8}": "\\b", "\u{C}": "\\f", "\n": "\\n",
    "\r": "\\r", "\t": "\\t",
  ]

  /// A string, some of its characters as escapes.
  private func string(_ text: String, using generator: inout SeededGenerator) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      // Foundation drops a byte order mark that follows an escape.
      let mustBe =
        scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar == "\u{FEFF}"
      if generator.below(8) == 0 || mustBe && Self.short[scalar] == nil {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let digits = String(unit, radix: 16, uppercase: generator.below(2) == 0)
          string += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else if mustBe || generator.below(2) == 0, let escape = Self.short[scalar] {
        string += escape
      } else {
        string.unicodeScalars.append(scalar)
      }
    }
    return string + "\""
  }
}
