#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A wait for whichever of several sockets can go on first.
package struct SocketWait {
  private var wanted: [pollfd] = []

  package init() {}

  /// Waits for a socket, too: to send, or to receive.
  package mutating func add(_ socket: Socket, sends: Bool = false) {
    add(socket.descriptor.number, sends ? POLLOUT : POLLIN)
  }

  /// Waits for a wake signal, too.
  package mutating func add(_ wakeSignal: WakeSignal) { add(wakeSignal.reader.number, POLLIN) }

  private mutating func add(_ number: Int32, _ events: Int32) {
    wanted.append(pollfd(fd: number, events: Int16(events), revents: 0))
  }

  /// Waits until one of them can go on, or for so long.
  package mutating func wait(for time: Duration) throws(FileError) {
    let count = nfds_t(wanted.count)
    let milliseconds = Int32(clamping: Int(time / .milliseconds(1)))
    try attempt("wait for connections") { unsafe poll(&wanted, count, milliseconds) }
  }

  /// Whether one of them can go on, or is broken; counted in the order in which they were added.
  package func isReady(_ index: Int) -> Bool { wanted[index].revents != 0 }
}

/// Wakes a thread that waits for sockets, from another thread.
package final class WakeSignal: Sendable {
  fileprivate let reader: FileDescriptor
  private let writer: FileDescriptor

  package init() throws(FileError) {
    var ends: [Int32] = [-1, -1]
    try attempt("make a wake signal") { unsafe pipe(&ends) }
    reader = FileDescriptor(owning: ends[0], "a wake signal")
    writer = FileDescriptor(owning: ends[1], "a wake signal")
    // Neither can fail for what is open.
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// Wakes the waiting thread.
  package func wake() {
    var byte: UInt8 = 0
    // A full pipe has a signal already.
    _ = unsafe write(writer.number, &byte, 1)
  }

  /// Clears all signals so far.
  package func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reader.number, &bytes, bytes.count) > 0 {}
  }
}
