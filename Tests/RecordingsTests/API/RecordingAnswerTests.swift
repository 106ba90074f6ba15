import Bytes
import Records
import Testing

@testable import Recordings

/// A page of the API's is read whole, and nothing else is taken for one.
@Suite struct RecordingAnswerTests {
  @Test func `a page's recordings are lines, as they are but for the space between values`() throws
  {
    let answer = try RecordingAnswer(
      Array(
        """
        \u{FEFF}{
          "numRecordings": "530", "numSpecies": "1", "page": 2, "numPages": 2, "new": {"a": [1]},
          "recordings": [
            {"id": "7", "rmk": "a \\" b\\\\", "also": [ "" ],
             "lat": null},
            { }
          ]
        }

        """.utf8))
    #expect(answer.total == 530 && answer.page == 2 && answer.pageCount == 2 && answer.count == 2)
    var lines = Array("before\n".utf8)
    answer.write(into: &lines)
    #expect(
      String(decoding: lines, as: UTF8.self) == """
        before
        {"id":"7","rmk":"a \\" b\\\\","also":[""],"lat":null}
        {}

        """)
  }

  @Test(
    arguments: [
      ("", "is empty"), (" \n", "is empty"),
      ("<!doctype html><title>Down</title>", "is a web page, expected JSON"),
      (#"{"page": 1, "recordings": [{"#, "is truncated after 28 bytes"),
      ("down", #"is not valid JSON: byte 0: expected a value, found "d""#),
      ("[]", "is not a JSON object"),
      (#"{"page": 1}"#, #"has no "numRecordings""#),
      (
        #"{"numRecordings": "-1", "page": 1, "numPages": 1, "recordings": []}"#,
        #"has "-1" for "numRecordings", expected a number"#
      ),
      (
        #"{"numRecordings": 1, "page": 1.5, "numPages": 1, "recordings": []}"#,
        #"has "1.5" for "page", expected a number"#
      ),
      (
        #"{"numRecordings": 1, "page": 1, "numPages": null, "recordings": []}"#,
        #"has no "numPages""#
      ),
      (
        #"{"numRecordings": 1, "page": 1, "numPages": 1, "recordings": {}}"#,
        #"has no list of "recordings""#
      ),
      (
        #"{"numRecordings": 1, "page": 1, "numPages": 1, "recordings": [{}, "{a"]}"#,
        #"has other values than objects in "recordings""#
      ),
    ])
  func `what is no page is said`(text: String, words: String) {
    #expect(throws: InputError(words)) { try RecordingAnswer(Array(text.utf8)) }
    #expect(RecordingAnswer.refusal(in: Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      (
        #"{"error": "client_error", "message": "Xeno-canto API v3 only accepts queries using tags."}"#,
        "client_error: Xeno-canto API v3 only accepts queries using tags."
      ),
      (
        #"{"error": {"code": "missing_parameter", "message": "No query specified"}}"#,
        "missing_parameter: No query specified"
      ),
    ])
  func `what the API says is wrong is said`(text: String, words: String) {
    #expect(throws: InputError(.init(.choice, words))) { try RecordingAnswer(Array(text.utf8)) }
    #expect(RecordingAnswer.refusal(in: Array(text.utf8)) == words)
  }
}

@Suite struct RecordingQueryTests {
  @Test func `an address has nothing in it that means something else there`() throws {
    let query = try RecordingQuery("  gen:Turdus   rec:\"Å & B\" q:\">C\" ", since: "2026-11-22")
    #expect(query.text == "gen:Turdus rec:\"Å & B\" q:\">C\"")
    #expect(
      query.address(at: "https://a.example/api", page: 3, key: "a b&c")
        == "https://a.example/api?query=gen%3ATurdus%20rec%3A%22%C3%85%20%26%20B%22%20q%3A%22%3EC%22"
        + "%20since%3A2026-11-22&per_page=500&page=3&key=a%20b%26c")
  }

  @Test(
    arguments: [
      (" ", nil, "is blank. Pass a query such as gen:Turdus."),
      ("gen:a\nb", nil, "has a control character. Write it on one line."),
      (
        String(repeating: "a", count: 2_001), nil,
        "has more than 2000 bytes. Split it into several queries."
      ),
      (
        "gen:a Since:2020-01-01", "2026-11-22",
        "already has since:. Remove it, or leave out --since."
      ),
    ] as [(String, String?, String)])
  func `what the API would not understand is said`(text: String, since: String?, words: String) {
    let fault = #expect(throws: InputError.self) {
      try RecordingQuery(text, since: since)
    }
    #expect(fault?.description == words)
  }

  @Test func `a day is one of the calendar`() {
    #expect(RecordingQuery.isDay("2024-02-29"))
    for text in ["2026-02-29", "2026-2-01", "22.11.2026", "2026/11/22", "7", "", "2026-11-22 "] {
      #expect(!RecordingQuery.isDay(text), "\(text)")
    }
  }
}
