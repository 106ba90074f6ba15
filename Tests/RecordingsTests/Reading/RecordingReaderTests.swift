import Bytes
import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingReaderTests {
  @Test(
    arguments: [
      (#"{"page": 1, "recordings": [{"id": "2"}, {"id": "1"}], "numPages": 1}"#, [2, 1]),
      (#"{"recordings":[{"id":"2"},{"id":"1"}]}"#, [2, 1]),
      (#" { "recordings" : [ ] , "more" : { "recordings" : [ { "id" : "9" } ] } } "#, []),
      (#"[{"id": "2"}, {"id": "1"}]"#, [2, 1]),
      (#"[]"#, []),
      (#"{"id": "7"}"#, [7]),
      ("{\"id\": \"2\"}\n{\"id\": \"1\"}\n", [2, 1]),
      (#"{"id": "2"}{"id": "1"}"#, [2, 1]),
      (#"{"recordings": [{"id": "2"}]} {"recordings": [{"id": "1"}]} [{"id": "0"}]"#, [2, 1, 0]),
      (#"{"recordings": [{"id": "2"}], "recordings": [{"id": "1"}]}"#, [2, 1]),
      ("\u{FEFF}[{\"id\": \"1\"}]", [1]),
      (#"{"numRecordings": "530", "recordings": [{"id": "1"}]}"#, [1]),
      (
        #"{"recordings": [{"id": "1", "rmk": "Calls from the top of a tree"}], "#
          + #""numPages": 123456789}"#, [1]
      ),
      (#"[{"id": "3", "recordings": [{"id": "9"}], "error": "none"}]"#, [3]),
    ] as [(String, [UInt64])])
  func `records are found in whatever is saved`(text: String, ids: [UInt64]) throws {
    for windowSize in [64, 100, 1 << 20] {
      #expect(try index(text, windowSize: windowSize).ids == ids)
    }
  }

  @Test(arguments: [
    (
      "",
      "birds.json: the file is empty, expected recordings. Save or download it again."
    ),
    (
      " \n ",
      "birds.json: the file is empty, expected recordings. Save or download it again."
    ),
    (
      "<!DOCTYPE html>",
      "birds.json:1:1: byte 0: the file is a web page, expected recordings. Save the API's "
        + "response, not the page that shows it."
    ),
    (
      "id,gen,sp\n",
      "birds.json:1:1: byte 0: expected a value, found \"i\". Fix the file or download it again."
    ),
    (
      #"{"name": "rowhouse"}"#,
      "birds.json:1:1: byte 0: the JSON has no recordings. Expected an object with "
        + "\"recordings\", a list of records, or one record after another."
    ),
    (
      "17",
      "birds.json:1:1: byte 0: the JSON has no recordings. Expected an object with "
        + "\"recordings\", a list of records, or one record after another."
    ),
    (
      "{\n  \"recordings\": null}",
      "birds.json:2:17: byte 18: field \"recordings\": expected a list of recordings, found "
        + "\"n\". Fix the file or download it again."
    ),
    (
      "{\"recordings\": [{\"id\": \"1\"},\n {\"id\": \"2\"},\n {\"id\": \"3\", \"rmk\": \"Calls fr",
      "birds.json:3:30: byte 72: unexpected end of file in record 3, field \"rmk\". The file "
        + "looks truncated; download it again."
    ),
    (
      "{\"recordings\": [{\"id\": \"1\"}",
      "birds.json:1:28: byte 27: unexpected end of file. The file looks truncated; download it "
        + "again."
    ),
    (
      "{\"numRecordings\": \"1",
      "birds.json:1:21: byte 20: unexpected end of file in field \"numRecordings\". The file "
        + "looks truncated; download it again."
    ),
    (
      "[{\"id\": \"1\"}, {\"id\": \"2\", ",
      "birds.json:1:27: byte 26: unexpected end of file in record 2. The file looks truncated; "
        + "download it again."
    ),
    (
      "[{\"id\": \"1\", \"q\": \"A\" \"rec\": \"\"}]",
      "birds.json:1:23: byte 22: record 1, field \"q\": expected \",\" or \"}\", found a double "
        + "quote. Fix the file or download it again."
    ),
    (
      "[{\"id\": \"1\", \"rmk\": \"two\nlines\"}]",
      "birds.json:1:25: byte 24: record 1, field \"rmk\": expected a character that is allowed "
        + "in a string (control characters must be escaped), found the end of the line. Fix the "
        + "file or download it again."
    ),
    (
      "[{\"id\": \"1\", \"x\": \"\u{1}\"}]",
      "birds.json:1:20: byte 19: record 1, field \"x\": expected a character that is allowed in "
        + "a string (control characters must be escaped), found the byte 0x01. Fix the file or "
        + "download it again."
    ),
    (
      "{\"recordings\": [], \"more\": tru}",
      "birds.json:1:31: byte 30: field \"more\": expected true, false or null, found \"}\". Fix "
        + "the file or download it again."
    ),
    (
      #"{"error": {"code": "missing_parameter", "message": "No query specified"}}"#,
      "birds.json:1:1: byte 0: the file is an API's error message, expected recordings: "
        + "\"missing_parameter: No query specified\". Fix the query and download it again."
    ),
    (
      #"{"message": "Nur f\u00fcr Mitglieder", "error": "client_error"}"#,
      "birds.json:1:1: byte 0: the file is an API's error message, expected recordings: "
        + "\"client_error: Nur für Mitglieder\". Fix the query and download it again."
    ),
    (
      #"{"error": true}"#,
      "birds.json:1:1: byte 0: the file is an API's error message, expected recordings: "
        + "\"true\". Fix the query and download it again."
    ),
  ])
  func `a file that cannot be used says why, where and what to do`(text: String, message: String) {
    for windowSize in [64, 1 << 20] {
      #expect(fault(in: text, windowSize: windowSize) == message)
    }
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0, 0x7B], "UTF-16"), ([0xFF, 0xFE, 0x7B, 0], "UTF-16"),
      ([0x7B, 0, 0x22, 0], "UTF-16"), ([0, 0x7B, 0, 0x22], "UTF-16"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0, 0, 0, 0x7B], "UTF-32"), ([0x7B, 0, 0, 0], "UTF-32"),
    ] as [([UInt8], String)])
  func `another encoding is refused by its name`(bytes: [UInt8], name: String) {
    let remedy =
      name == "UTF-16" ? "Pass --encoding utf-16 or utf-16be, or convert it" : "Convert it"
    #expect(
      fault(in: bytes)
        == "birds.json:1:1: byte 0: the file is \(name), expected UTF-8. \(remedy): "
        + "iconv -f \(name) -t UTF-8 FILE | rowhouse recordings - ...")
  }

  @Test func `ill-formed text is refused in every field`() {
    let text = Array(#"[{"id": "1", "loc": "L"#.utf8) + [0xE9] + Array(#"n"}]"#.utf8)
    #expect(
      fault(in: text)
        == "birds.json:1:24: byte 23: record 1, field \"loc\": expected valid UTF-8, found "
        + "\"n\". Pass --encoding windows-1252 for text from Windows or in Latin-1, or save "
        + "the file as UTF-8.")
  }

  @Test func `a record is bounded, and one below the bound is read`() throws {
    let long = String(repeating: "long ", count: 3_000_000)
    #expect(try index(record(1, ("rmk", long))).ids == [1])
    #expect(
      fault(in: "[" + record(1, ("rmk", long + long)) + "]")
        == "birds.json:1:2: byte 1: record 1, field \"rmk\": more than 16777215 bytes in one "
        + "record. Split the file or download it again.")
  }

  @Test func `a message is short, and no terminal obeys it`() {
    let name = "\\u001b[2J\u{9B}" + String(repeating: "x", count: 1000)
    #expect(
      fault(in: "[{\"\(name)\": }]")
        == "birds.json:1:1018: byte 1017: record 1, field \"\\u{1B}[2J\\u{9B}"
        + String(repeating: "x", count: 75)
        + "…\": expected a value, found \"}\". Fix the file or download it again.")
  }

  @Test func `an unreadable file is a fault with the system's words`() {
    #expect(throws: InputError(file: "birds.json", reason: .unreadable("No such device"))) {
      try CollectionIndex.reading([BrokenSource()], of: .recordings())
    }
  }

  @Test(arguments: TestData.answers.filter { $0.name.hasPrefix("error") })
  func `an error that the API answered is told in its own words`(file: TestFile) throws {
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
    // The documents have an object, what is sent has two texts.
    let error = answer["error"] as? [String: String] ?? answer.compactMapValues { $0 as? String }
    let code = try #require(error["code"] ?? error["error"])
    let words = "\(code): \(try #require(error["message"]))"
    #expect(
      fault(in: try file.bytes)
        == "birds.json:1:1: byte 0: the file is an API's error message, expected recordings: "
        + "\"\(words)\". Fix the query and download it again.")
  }
}

/// A source whose device is gone.
private struct BrokenSource: RecordSource {
  let name = "birds.json"
  let byteCount = 100

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(InputError) {
    throw InputError(file: name, reason: .unreadable("No such device"))
  }
}
