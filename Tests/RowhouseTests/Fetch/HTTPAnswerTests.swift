import Files
import Testing

@testable import Recordings

@testable import Commands

@Suite struct HTTPAnswerTests {
  @Test func `an answer is read, and what only announces it is passed over`() throws {
    let text =
      "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\nHTTP/2 200 \r\nA:b\r\nx-y:  c  d \r\n\r\n\r\n{"
    let answer = try #require(HTTPAnswer(Array(text.utf8)))
    #expect(answer.status == 200)
    #expect(answer["a"] == "b" && answer["x-y"] == "c d" && answer["link"] == nil)
    #expect(answer.body == Array("\r\n{".utf8))
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 OK\r\n\r\n", "220 ready\r\n\r\n"])
  func `anything else is none`(text: String) {
    #expect(HTTPAnswer(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ("Retry-After: 120", .seconds(120)), ("Retry-After: soon", nil), ("Retry-After: -1", nil),
      ("X: 1", nil), ("Retry-After: 31536000", .seconds(31_536_000)),
      ("Retry-After: 31536001", .seconds(31_536_001)),
      ("Retry-After: 99999999999", .seconds(31_536_001)),
      ("Retry-After: 99999999999999999999999999", .seconds(31_536_001)),
      ("Retry-After: Fri, 31 Dec 9999 23:59:59 GMT", .seconds(31_536_001)),
      ("Retry-After: 1e9", nil),
      (
        "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nRetry-After: Sun, 06 Nov 1994 08:50:07 GMT",
        .seconds(30)
      ),
      ("Retry-After: Sun, 06 Nov 1994 08:50:07 GMT", .zero),
    ] as [(String, Duration?)])
  func `a server's wish to be left alone is understood`(headers: String, wait: Duration?) {
    let answer = HTTPAnswer(Array("HTTP/1.1 503 Busy\r\n\(headers)\r\n\r\n".utf8))
    #expect(answer?.retryAfter == wait)
  }
}

@Suite struct RetryPolicyTests {
  @Test func `waits double, up to the longest, and are what a server asks for at least`() {
    let retries = RetryPolicy()
    let waits = (1...7).map { retries.wait(after: $0, asked: nil) }
    #expect(waits == [2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    #expect(retries.wait(after: 1, asked: .seconds(1)) == .seconds(2))
    #expect(retries.wait(after: 1, asked: .seconds(900)) == .seconds(900))
    #expect(retries.wait(after: 1, asked: .seconds(901)) == nil)
  }
}

@Suite struct FetchAddressTests {
  @Test(arguments: [
    ("https://xeno-canto.org/api/3/recordings", false), ("https://a.example", false),
    ("https://a.example:8443/x%20y/", false), ("http://127.0.0.1:8000/api", true),
    ("http://localhost/api", true), ("https://localhost/api", true),
  ])
  func `an address that others cannot listen to is one`(text: String, isLocal: Bool) {
    #expect(FetchAddress(text)?.text == text)
    #expect(FetchAddress(text)?.isLocal == isLocal)
  }

  @Test(arguments: [
    "http://xeno-canto.org/api", "http://localhost.example/", "ftp://a.example/", "a.example", "",
    "https://", "https://user@a.example/", "https://a.example/?x=1", "https://a.example/#x",
    "https://a.example/\"\nurl = \"x", "https://a.example:99999/", "HTTPS://a.example/",
    "http://127.0.0.1@a.example/",
  ])
  func `any other is none`(text: String) {
    #expect(FetchAddress(text) == nil)
  }
}

@Suite struct FetchKeyTests {
  @Test func `a key is one word, and its ends of lines are none of it`() {
    #expect(FetchKey(Array(" abc\r\n\n".utf8))?.text == "abc")
    for text in ["", " \n", "a b", "a\nb", "é", "a\u{7}", String(repeating: "a", count: 1_001)] {
      #expect(FetchKey(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func `a key is hidden however it is written`() throws {
    let key = try #require(FetchKey(Array("a+b/c".utf8)))
    #expect(key.hidden(in: "a+b/c or a%2Bb%2Fc, not a+b") == "(key) or (key), not a+b")
    #expect(!key.isTold(by: Array("a+b/c".utf8)))
    let long = try #require(FetchKey(Array("0123456789abcdef".utf8)))
    #expect(long.isTold(by: Array("x0123456789abcdefx".utf8)))
  }

  @Test(
    arguments: [
      "0123456789ab/def", #"0123456789ab\/def"#, #"\u00301\u0032\u0033456789\u0061b\u002Fdef"#,
      "0123456789%61%62%2fdef", "0123456789%61%62%2Fdef", "0123456789%2561b%252fdef",
      #"0123456789\u002561b\u00252Fdef"#, #"0123456789%5Cu0061b%2fde%5cu0066"#,
      #"https://a.example/?key=0123456789ab%2fdef"#, #"\\/0123456789ab\/def"#,
    ]) func `a key is found in every spelling`(spelling: String) throws
  {
    let key = try #require(FetchKey(Array("0123456789ab/def".utf8)))
    for text in [spelling, "%\(spelling)", "\\\(spelling)", "{\"x\": \"0\(spelling)0\"}"] {
      #expect(key.isTold(by: Array(text.utf8)))
      let hidden = key.hidden(in: text)
      #expect(hidden.contains("(key)") && !key.isTold(by: Array(hidden.utf8)))
    }
    #expect(!key.isTold(by: Array(spelling.dropLast().utf8)))
  }

  @Test func `signs of escapes may be in a key, and many of them are soon looked through`() throws {
    let key = try #require(FetchKey(Array(#"%41\u0042%%\\2525"#.utf8)))
    #expect(key.isTold(by: Array(#"x%41\u0042%%\\2525x"#.utf8)))
    #expect(key.isTold(by: Array("%2541%5Cu0042%25%25%5C%5C2525".utf8)))
    for sign in ["%", "%25", "\\", #"\u005c"#] {
      #expect(!key.isTold(by: Array(String(repeating: sign, count: 20_000).utf8)))
    }
  }
}

@Suite struct FetchProgressTests {
  @Test func `a line says which page is coming, and what has come`() throws {
    let first = FetchProgress(page: 1, whole: nil, recordings: 0)
    #expect(first.parts == ["fetching page 1"] && first.progress == .unknown)
    let whole = Fetch.Whole(recordings: 5_612, pages: 12)
    let third = FetchProgress(page: 3, whole: whole, recordings: 1_000)
    #expect(third.parts == ["fetching page 3 of 12", "1,000 of 5,612 recordings"])
    #expect(third.progress == .percent(16))
  }
}
