import Foundation
import Synchronization

/// A client of a web server on this machine that sends what a test says, byte for byte.
public final class WebClient: Sendable {
  private let socket: Int32
  private let received = Mutex("")

  public init(port: Int) throws {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    // Nothing is waited for longer than a minute.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    _ = unsafe setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let answer = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard answer == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(socket) }

  /// Sends text; what a server that has left does not take is nobody's.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    _ = unsafe Foundation.send(socket, bytes, bytes.count, flags)
  }

  /// Says that nothing more will be sent.
  public func endSending() { shutdown(socket, Int32(SHUT_WR)) }

  /// Waits until what came, and was not returned yet, is enough, or the server has left.
  ///
  /// - Returns: What came.
  public func heard(until isEnough: (String) -> Bool = { _ in false }) -> String {
    received.withLock { received in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while !isEnough(received) {
        let count = unsafe recv(socket, &bytes, bytes.count, 0)
        guard count > 0 else { break }
        received += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      defer { received = "" }
      return received
    }
  }

  /// Asks for a path by one request and waits for the end of the answer.
  ///
  /// - Returns: The answer, without the fields that differ from one time to the next.
  public static func answer(_ path: String, port: Int, _ fields: String...) throws -> String {
    let client = try WebClient(port: port)
    let lines = ["GET \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + fields
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return settled(client.heard())
  }

  /// An answer without the fields that differ from one time to the next, and with plain line ends.
  public static func settled(_ answer: String) -> String {
    answer.replacing("\r\n", with: "\n").replacing(/(Date|ETag|Last-Modified): .*\n/, with: "")
  }
}
