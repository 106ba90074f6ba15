import Testing

@testable import Serving

/// A request is taken as the standard has it, or not at all.
@Suite struct RequestTests {
  private static func first(_ text: String) -> (request: Request, length: Int)? {
    guard case .request(let request, let length) = whole(text) else { return nil }
    return (request, length)
  }

  private static func whole(_ text: String) -> Request.First {
    Request.first(of: Array(text.utf8))
  }

  @Test func `a request is taken apart`() throws {
    let text =
      "\r\nGET /a%20b/?q=1?2 HTTP/1.1\r\nhost: LocalHost:8000\r\nRange:\t bytes=0-1 \r\nX: 1\r\nx: 2\r\n\r\n"
    let (request, length) = try #require(Self.first(text + "GET /next"))
    #expect(request.method == "GET" && request.path == "/a%20b/" && request.query == "?q=1?2")
    #expect(request.value(of: "range") == "bytes=0-1" && request.value(of: "x") == "1, 2")
    #expect(request.value(of: "y") == nil && !request.isLast)
    #expect(length == text.utf8.count)
  }

  @Test(
    arguments: [
      ("GET / HTTP/1.0\r\n\r\n", true),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Close\r\n\r\n", true),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n", false),
      ("GET http://localhost:1/x HTTP/1.1\r\nHost: other\r\n\r\n", false),
    ])
  func `the connection goes on unless the client says otherwise`(
    text: String, isLast: Bool
  ) throws {
    #expect(Self.first(text)?.request.isLast == isLast)
  }

  @Test func `a whole address is a path, too`() throws {
    let request = Self.first("GET http://localhost?q HTTP/1.1\r\n\r\n")?.request
    #expect(request?.path == "/" && request?.query == "?q")
  }

  @Test(arguments: ["", "GET", "GET / HTTP/1.1\r\nHost: localhost\r\n", "\r\n\r\n"])
  func `what has not come whole is waited for`(text: String) throws {
    #expect(Self.whole(text) == .incomplete)
  }

  @Test(
    arguments: [
      ("/ HTTP/1.1\r\n\r\n", Status.badRequest),
      ("GET  / HTTP/1.1\r\n\r\n", .badRequest),
      ("GET / HTTP/2\r\n\r\n", .unknownVersion),
      ("GET a HTTP/1.1\r\nHost: localhost\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\nHost: localhost\r\n\r\n", .badRequest),
      ("GET /\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\n folded\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n", .badRequest),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", .badRequest),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n", .methodNotAllowed),
      // The name of another site may lead to this machine.
      ("GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", .forbidden),
      ("GET / HTTP/1.1\r\nHost: localhost.example.org\r\n\r\n", .forbidden),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:8000@example.org\r\n\r\n", .forbidden),
      ("GET http://example.org/ HTTP/1.1\r\nHost: localhost\r\n\r\n", .forbidden),
    ])
  func `what could be read in two ways is refused`(text: String, status: Status) {
    #expect(Self.whole(text) == .refused(status))
  }

  @Test func `a head may be so long, and no longer`() throws {
    let start = "GET / HTTP/1.1\r\nHost: localhost\r\nX: "
    let room = Request.limit - start.utf8.count - 4
    #expect(Self.first(start + String(repeating: "x", count: room) + "\r\n\r\n") != nil)
    #expect(
      Self.whole(start + String(repeating: "x", count: room + 1) + "\r\n\r\n")
        == .refused(.headTooLarge))
    #expect(
      Self.whole(start + String(repeating: "x", count: Request.limit)) == .refused(.headTooLarge))
  }
}
