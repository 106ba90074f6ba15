import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingRowTests {
  @Test func `every field of both versions has its place`() throws {
    let version2 = try only(
      #"{"id": "1", "lng": "2", "group": "3", "bird-seen": "4", "osci": {"full": "5"}}"#)
    #expect(version2[.longitude].text == "2")
    #expect(version2[.group].text == "3")
    #expect(version2[.animalSeen].text == "4")
    let version3 = try only(#"{"id": "1", "lon": "2", "grp": "3", "animal-seen": "4"}"#)
    #expect(version2 == version3)
  }

  @Test func `every name is found, with escapes too`() throws {
    for field in RecordingField.allCases where field != .id {
      for key in field.keys {
        let escaped = key.description.utf8.map { "\\u" + Hexadecimal.text($0, digits: 4) }
        for name in [key.description, escaped.joined()] {
          let view = try only("{\"id\": \"1\", \"\(name)\": \"here\"}")
          #expect(view[field].text == "here")
          for other in RecordingField.allCases where other != field && other != .id {
            #expect(!view.has(other))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (#""Lier""#, "Lier", true), (#""l\u00e4n""#, "län", true), (#""""#, "", true),
    ("null", "", false), ("12.50", "12.50", true), ("true", "true", true),
    (#"["a", 1]"#, #"["a", 1]"#, true), (#"[{"a":{}}]"#, #"[{"a":{}}]"#, true),
    (#""a\r\nb""#, "a\r\nb", true), (#"" two  spaces ""#, " two  spaces ", true),
    (#""\ud83d""#, "\u{FFFD}", true),
  ])
  func `text is the record's own`(json: String, text: String, isThere: Bool) throws {
    for (field, before, after) in [
      (RecordingField.location, "{\"id\": \"1\", \"loc\": ", "}"),
      (.sonogramMedium, "{\"id\": \"1\", \"sono\": {\"x\": [], \"med\": ", "}}"),
      (.oscillogramLarge, "{\"osci\": { \"large\" : ", ", \"y\": 1 }, \"id\": 1}"),
    ] {
      let view = try only(before + json + after)
      #expect(view[field].text == text)
      #expect(view.has(field) == isThere)
    }
  }

  @Test(arguments: [
    (#"[""]"#, []), ("[]", []), ("null", []), (#""""#, []),
    (#""Sylvia atricapilla""#, ["Sylvia atricapilla"]),
    (
      #"["Sylvia atricapilla", "Corvus \u0063orax" ,"", 7]"#,
      ["Sylvia atricapilla", "Corvus corax", "7"]
    ),
    ("3", ["3"]),
  ])
  func `other species are a list`(json: String, also: [String]) throws {
    #expect(try only("{\"id\": \"1\", \"also\": \(json)}").also.map(\.text) == also)
  }

  @Test(arguments: [
    ("[]", "[]"), ("null", nil),
    (
      #"{"set_uri": "x", "annotations": [1, 2]}"#,
      #"{"set_uri": "x", "annotations": [1, 2]}"#
    ), (#""a""#, #""a""#),
  ])
  func `annotations are kept as JSON`(json: String, kept: String?) throws {
    let view = try only("{\"id\": \"1\", \"annotation-set\": \(json)}")
    #expect(view.annotationSet?.text == kept)
    #expect(Recording(view).annotationSet == kept)
  }

  @Test func `null and absent are nil, and empty is empty`() throws {
    let recording = Recording(try only(#"{"id": 619144, "lat": null, "lng": ""}"#))
    #expect(recording.id == "619144")
    #expect(recording.latitude == nil)
    #expect(recording.longitude == "")
    #expect(recording.altitude == nil)
    #expect(recording.also == [])
  }

  @Test func `the last of two values counts`() throws {
    #expect(try only(#"{"id": "1", "q": "A", "q": "B"}"#)[.quality].text == "B")
  }

  @Test func `views on one page share their bytes and nothing else`() throws {
    let text = (0..<9).map { record($0, ("en", "Bird \\u002d \($0)")) }.joined(separator: "\n")
    let views = try index(text).all
    #expect(views.map { $0[.commonName].text } == (0..<9).map { "Bird - \($0)" })
  }

  private func only(_ text: String) throws -> TableRow {
    try #require(try index(text).all.first)
  }
}
