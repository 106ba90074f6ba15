package import Files

/// A web server for one folder and this machine alone.
///
/// It is for previews, not for publishing: it listens at 127.0.0.1, without encryption and without
/// a log. One thread serves all connections in small steps, so that none holds up another.
package final class Server: Sendable {
  package var address: String { "http://127.0.0.1:\(port)/" }

  private let port: Int
  private let listener: Socket
  private let folder: SiteFolder

  /// The most connections at once.
  private let maximumCount: Int

  /// Each may need two files, and a build beside this some more.
  private static let usualMaximum = max(8, min(400, (Machine.openFileLimit - 64) / 2))

  /// The port that is taken if it is free.
  private static let usualPort = 8000

  /// Opens a port, at which clients wait from then on: 8000 or the next that is free, unless one is
  /// given; 0 for any.
  ///
  /// The folder need not exist. By default there are as many connections as the process may have.
  package init(
    of path: FilePath, port: Int?, live: LivePages? = nil, atMost maximumCount: Int? = nil
  ) throws(FileError) {
    self.maximumCount = maximumCount ?? Self.usualMaximum
    listener = try Self.listener(on: port)
    self.port = try listener.port()
    folder = SiteFolder(path: path, live: live)
  }

  private static func listener(on port: Int?) throws(FileError) -> Socket {
    if let port { return try Socket(listeningOn: port) }
    var next = usualPort
    while true {
      do throws(FileError) {
        return try Socket(listeningOn: next)
      } catch let error where error.isInUse && next < usualPort + 99 {
        next += 1
      }
    }
  }

  /// Serves until it is stopped, which is asked ten times a second, and more often while there is
  /// work.
  package func run(
    by clock: (() -> Duration)? = nil, until isStopped: () -> Bool
  ) throws(FileError) {
    let watch = Stopwatch()
    let clock = clock ?? { watch.elapsed }
    var connections: [Connection] = []
    var isFull = false
    while !isStopped() {
      var wait = SocketWait()
      for connection in connections { wait.add(connection.socket, sends: connection.sends) }
      let (wakeSignal, door) = (connections.count, connections.count + (folder.live == nil ? 0 : 1))
      if let live = folder.live { wait.add(live.wakeSignal) }
      if !isFull { wait.add(listener) }
      try wait.wait(for: .milliseconds(100))
      let time = clock()
      var isNews = false
      if let live = folder.live, wait.isReady(wakeSignal) {
        live.wakeSignal.reset()
        isNews = true
      }
      let isDoorOpen = !isFull && wait.isReady(door)
      isFull = false
      var kept: [Connection] = []
      for (index, connection) in connections.enumerated() {
        let isReady = wait.isReady(index) || isNews
        if isReady, !connection.goOn(at: time, serving: folder) { continue }
        if !connection.isLate(at: time) { kept.append(connection) }
      }
      connections = kept
      if isDoorOpen { isFull = !take(into: &connections, at: time) }
    }
  }

  /// Takes the clients that wait; returns whether there is room for more.
  private func take(into connections: inout [Connection], at time: Duration) -> Bool {
    if connections.count >= maximumCount, !makeRoom(in: &connections, at: time) { return false }
    // Where another has to leave for it, only one: the next would take the place of that.
    repeat {
      do throws(FileError) {
        guard let socket = try listener.accept() else { return true }
        connections.append(Connection(socket, at: time))
      } catch {
        // The client has left meanwhile, or the process may open no more files.
        return makeRoom(in: &connections, at: time)
      }
    } while connections.count < maximumCount
    return true
  }

  /// Closes the connection that has been idle longest: one without a request, or without a byte
  /// read for a second; else one that waits for news, since its page connects again; else any.
  ///
  /// No client keeps others out, whatever it does.
  private func makeRoom(in connections: inout [Connection], at time: Duration) -> Bool {
    func oldest(_ isMeant: (Connection) -> Bool) -> Int? {
      connections.indices.filter { isMeant(connections[$0]) }
        .min { connections[$0].since < connections[$1].since }
    }
    let place =
      oldest { $0.waitsForRequest || !$0.waitsForNews && time - $0.since > .seconds(1) }
      ?? oldest(\.waitsForNews) ?? oldest { _ in true }
    guard let place else { return false }
    connections.remove(at: place)
    return true
  }
}
