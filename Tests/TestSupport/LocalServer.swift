import Foundation
import Synchronization

/// A server of this machine that answers as a test says, one question after another.
public final class LocalServer: Sendable {
  /// What it answers to a question.
  public struct Reply: Sendable {
    let bytes: [UInt8]
    let isHeld: Bool

    /// These bytes, and no more.
    public static func raw(_ text: String) -> Reply {
      Reply(bytes: Array(text.utf8), isHeld: false)
    }

    /// Nothing, for as long as the client waits.
    public static let silence = Reply(bytes: [], isHeld: true)

    /// What was asked for.
    public static func answer(_ text: String) -> Reply { answer(200, text) }

    /// A status, headers, and a text of the length that is said.
    public static func answer(_ status: Int, _ text: String, _ headers: String...) -> Reply {
      let length = "Content-Length: \(text.utf8.count)"
      let lines = ["HTTP/1.1 \(status) Status", length, "Connection: close"] + headers
      return raw(lines.joined(separator: "\r\n") + "\r\n\r\n" + text)
    }
  }

  /// A question, and when it came.
  public struct Question: Sendable {
    /// The path and what is behind it: `/api?page=1`.
    public let target: String

    /// All lines of it.
    public let text: String
    public let time: ContinuousClock.Instant
  }

  /// Where it listens.
  public let port: UInt16

  private let listener: Int32
  private let asked = Mutex<[Question]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  private let reply: @Sendable (Question, Int) -> Reply

  /// Begins to listen.
  ///
  /// - Parameter reply: What is answered to a question; the first has the number 1.
  /// - Throws: An error of the system's, where no port is left.
  public init(_ reply: @escaping @Sendable (Question, Int) -> Reply) throws {
    self.reply = reply
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let listener = socket(AF_INET, kind, 0)
    // A child that holds it would keep it open.
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failure = unsafe withUnsafeMutablePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe bind(listener, address, size) + listen(listener, 16)
          + getsockname(listener, address, &size)
      }
    }
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    (self.listener, port) = (listener, UInt16(bigEndian: address.sin_port))
    Thread { [self] in serve() }.start()
  }

  /// The address of a path of it.
  public func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The questions that came.
  public var questions: [Question] { asked.withLock { $0 } }

  /// Waits for the next question that nobody has waited for.
  ///
  /// - Returns: Whether it came in time.
  public func hearsAnother() -> Bool { arrivals.wait(timeout: .now() + 60) == .success }

  /// Stops to listen.
  public func close() { _ = shutdown(listener, Int32(SHUT_RDWR)) }

  private func serve() {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else {
        _ = Foundation.close(listener)
        return
      }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      Thread { [self] in answer(client) }.start()
    }
  }

  private func answer(_ client: Int32) {
    defer {
      // A child that another thread has started meanwhile may hold the connection, too.
      _ = shutdown(client, Int32(SHUT_RDWR))
      _ = Foundation.close(client)
    }
    var bytes: [UInt8] = []
    while !bytes.contains(Array("\r\n\r\n".utf8)) {
      guard let piece = Self.read(client) else { return }
      bytes += piece
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: " ")
    let question = Question(
      target: words.count > 1 ? String(words[1]) : "", text: text, time: .now)
    let number = asked.withLock { asked in
      asked.append(question)
      return asked.count
    }
    arrivals.signal()
    let reply = reply(question, number)
    var rest = reply.bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(client, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
    if reply.isHeld { while Self.read(client) != nil {} }
  }

  /// What comes next; nil at the end.
  private static func read(_ client: Int32) -> ArraySlice<UInt8>? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(client, &piece, piece.count, 0)
    return count > 0 ? piece.prefix(count) : nil
  }

  /// A client that has left is no reason for this process to end.
  private var flags: Int32 { Int32(MSG_NOSIGNAL) }
}
