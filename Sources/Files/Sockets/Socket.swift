#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A TCP socket of the address 127.0.0.1, which no other machine can reach.
///
/// No call waits: it reports if it can't proceed, and ``SocketWait`` waits until it can.
package final class Socket: Sendable {
  let descriptor: FileDescriptor

  /// Takes over a descriptor.
  private init(_ descriptor: consuming FileDescriptor) throws(FileError) {
    let number = descriptor.number
    try attempt("set up \(descriptor.path)") { fcntl(number, F_SETFD, FD_CLOEXEC) }
    let flags = try attempt("set up \(descriptor.path)") { fcntl(number, F_GETFL) }
    try attempt("set up \(descriptor.path)") { fcntl(number, F_SETFL, flags | O_NONBLOCK) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      _ = unsafe setsockopt(number, SOL_SOCKET, SO_NOSIGPIPE, &isOn, size)
    #endif
    self.descriptor = descriptor
  }

  /// Listens on a port of this machine, 0 for any free one; throws `isInUse` for a taken one.
  package convenience init(listeningOn port: Int) throws(FileError) {
    let purpose = "listen on port \(port)"
    #if canImport(Darwin)
      let stream = SOCK_STREAM
    #elseif canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let number = try attempt(purpose) { socket(AF_INET, stream, 0) }
    try self.init(FileDescriptor(owning: number, "a socket"))
    // A port that a program has just left can be taken at once.
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    try attempt(purpose) { unsafe setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isOn, size) }
    var address = Self.loopback(port)
    try attempt(purpose) {
      unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    try attempt(purpose) { listen(number, 128) }
  }

  private static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return address
  }

  package func port() throws(FileError) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    try attempt("find the port of \(descriptor.path)") {
      unsafe withUnsafeMutablePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe getsockname(descriptor.number, $0, &size)
        }
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// The next client that waits; `nil` if none does.
  package func accept() throws(FileError) -> Socket? {
    do throws(FileError) {
      let number = try attempt("take a connection") {
        acceptConnection(descriptor.number)
      }
      return try Socket(FileDescriptor(owning: number, "a connection"))
    } catch let error where error.isBusy {
      return nil
    }
  }

  /// Appends received bytes to `bytes`, without waiting; throws if the connection is broken.
  ///
  /// Returns their number: 0 if the other side has ended the stream, `nil` if none has arrived yet.
  package func receive(_ count: Int, into bytes: inout [UInt8]) throws(FileError) -> Int? {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: count))
    var received = 0
    defer { bytes.removeLast(count - received) }
    do throws(FileError) {
      received = try attempt("receive") {
        unsafe bytes.withUnsafeMutableBytes {
          unsafe recv(descriptor.number, $0.baseAddress?.advanced(by: start), count, 0)
        }
      }
      return received
    } catch let error where error.isBusy {
      return nil
    }
  }

  /// Sends the bytes from a position on, as many as possible at once.
  ///
  /// - Returns: The number of sent bytes; 0 if the other side has to receive some first.
  /// - Throws: ``FileError`` if the connection is broken. No signal is raised.
  package func send(_ bytes: [UInt8], from start: Int) throws(FileError) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #elseif canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    do throws(FileError) {
      return try attempt("send") {
        unsafe bytes[start...].withUnsafeBytes { bytes in
          unsafe sendBytes(descriptor.number, bytes.baseAddress, bytes.count, flags)
        }
      }
    } catch let error where error.isBusy {
      return 0
    }
  }

  /// Ends the stream of sent bytes.
  package func endSending() {
    // Where the other side has left, it need not be told.
    _ = shutdown(descriptor.number, Int32(SHUT_WR))
  }
}

/// The system's `accept`, by a name that the method above does not hide.
private func acceptConnection(_ number: Int32) -> Int32 { accept(number, nil, nil) }

/// The system's `send`, by a name that the method above does not hide.
private func sendBytes(
  _ number: Int32, _ start: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  unsafe send(number, start, count, flags)
}

extension FileError {
  /// Whether another program has the port.
  package var isInUse: Bool { code == EADDRINUSE }
}
