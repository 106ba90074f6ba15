import Files

/// One client, and how far its requests are; it never waits, and names the event that it needs
/// next.
final class Connection {
  let socket: Socket

  /// Received bytes that are not answered yet.
  private var received: [UInt8] = []

  /// The bytes being sent, the number of sent ones, and the following pieces, which are not empty.
  private var bytes: [UInt8] = []
  private var sent = 0
  private var rest: [Response.Piece] = []

  /// The last news sent to a page that waits for news.
  private var told: LivePages.News?
  private var state = State.answering

  /// The last time of progress, for timeouts.
  private(set) var since: Duration

  private enum State {
    case answering

    /// News is sent until the client leaves.
    case telling

    /// The answer that is being sent is the last.
    case finishing

    /// Everything is sent, and further input is discarded: closing the connection at once could
    /// lose the response.
    case draining
  }

  init(_ socket: Socket, at time: Duration) {
    self.socket = socket
    since = time
  }

  /// Whether it waits to send, rather than to receive.
  var sends: Bool { sent < bytes.count || !rest.isEmpty }

  /// Whether it waits for a request.
  var waitsForRequest: Bool { state == .answering && !sends }

  /// Whether it waits for news, and has sent the latest.
  var waitsForNews: Bool { state == .telling && !sends }

  /// Returns whether the connection has timed out; may send a response that says so.
  func isLate(at time: Duration) -> Bool {
    let limit: Duration =
      switch state {
      case .telling where !sends: .seconds(Int.max / 2)
      case .draining: .seconds(2)
      case .answering where !sends: received.isEmpty ? .seconds(60) : .seconds(10)
      case .answering, .telling, .finishing: .seconds(30)
      }
    guard time - since > limit else { return false }
    guard waitsForRequest, !received.isEmpty else { return true }
    begin(Response.page(.timeout), last: true, at: time)
    return false
  }

  /// Continues as far as possible without waiting; returns whether the connection is still open.
  func goOn(at time: Duration, serving folder: SiteFolder) -> Bool {
    do throws(FileError) {
      if !sends, try !receive(at: time) { return false }
      // So much at a time, and then it is the others' turn.
      var turn = 1 << 18
      while true {
        while sends {
          guard turn > 0 else { return true }
          let count = try send()
          if count == 0 { return true }
          turn -= count
          since = time
        }
        guard try next(at: time, serving: folder) else { return true }
      }
    } catch {
      // The client has left, or the file is not what it was: there is no way to say so.
      return false
    }
  }

  /// Receives the available bytes; returns whether the other side is still connected.
  private func receive(at time: Duration) throws(FileError) -> Bool {
    let wasEmpty = received.isEmpty
    guard let count = try socket.receive(Request.limit, into: &received) else { return true }
    guard count > 0 else { return false }
    switch state {
    case .answering: if wasEmpty { since = time }
    case .telling, .draining, .finishing: received.removeAll(keepingCapacity: true)
    }
    return true
  }

  /// Sends the current bytes, and then gets the next ones: of a file, 64 KB at a time.
  private func send() throws(FileError) -> Int {
    if sent == bytes.count, let next = rest.first {
      sent = 0
      rest.removeFirst()
      switch next {
      case .bytes(let own): bytes = own
      case .file(let file, let range):
        let end = min(range.lowerBound + 65_536, range.upperBound)
        try file.read(range.lowerBound..<end, into: &bytes)
        if end < range.upperBound { rest.insert(.file(file, end..<range.upperBound), at: 0) }
      }
    }
    let count = try socket.send(bytes, from: sent)
    sent += count
    return count
  }

  /// Begins the next piece; returns whether there is something to send.
  private func next(at time: Duration, serving folder: SiteFolder) throws(FileError) -> Bool {
    switch state {
    case .answering:
      switch Request.first(of: received) {
      case .incomplete: return false
      case .request(let request, let length):
        received.removeFirst(length)
        since = time
        begin(folder.answer(to: request), to: request, at: time)
      case .refused(let status): begin(Response.page(status), last: true, at: time)
      }
      return true
    case .telling:
      guard let news = folder.live?.latest, news != told else { return false }
      told = news
      begin(news.event)
      return true
    case .finishing:
      socket.endSending()
      (state, since) = (.draining, time)
      return false
    case .draining: return false
    }
  }

  private func begin(_ response: Response, to request: Request, at time: Duration) {
    if case .events = response.body {
      begin(response, last: true, at: time)
      if request.method == "GET" { state = .telling }
      return
    }
    begin(response, last: request.isLast, at: time)
    if request.method == "HEAD" {
      // Its length is said, and nothing of it is sent.
      begin(response.head(last: request.isLast, at: Machine.time))
      rest = []
    }
  }

  private func begin(_ response: Response, last isLast: Bool, at time: Duration) {
    begin(response.head(last: isLast, at: Machine.time))
    switch response.body {
    case .bytes(let body): bytes += body
    case .pieces(let pieces): rest = pieces.filter { $0.count > 0 }
    case .events: break
    }
    since = time
    if isLast { state = .finishing }
  }

  private func begin(_ bytes: [UInt8]) { (self.bytes, sent) = (bytes, 0) }
}
