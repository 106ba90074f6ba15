import Bytes
package import Files
internal import Synchronization

/// News for open pages about the site while it is rebuilt after changes.
///
/// A served page gets a script, which requests the current version of the site: if it is newer than
/// the page, the page reloads; if a build failed, the page shows the reason. The files of the site
/// don't contain the script.
package final class LivePages: Sendable {
  private let script: [UInt8]
  private let news: Mutex<News>

  /// Rings when there is news.
  let wakeSignal: WakeSignal

  /// The paths that are answered here, and no file of a site has.
  private static let (scriptPath, newsPath) = ("/.rowhouse/watch.js", "/.rowhouse/news")

  struct News: Equatable {
    /// The version of the site; not a counter, since a restarted server continues with the pages of
    /// the one before.
    fileprivate(set) var site: Int

    /// Why the last build failed, if it did.
    fileprivate(set) var fault: String?

    /// As a server sends events.
    ///
    /// Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
    var event: [UInt8] {
      let value = JSONText.object([("site", .number(site)), ("fault", fault.map { .string($0) })])
      return Array("data: ".utf8) + value.bytes() + Array("\n\n".utf8)
    }
  }

  package init(script: [UInt8]) throws(FileError) {
    self.script = script
    news = Mutex(News(site: Self.number))
    wakeSignal = try WakeSignal()
  }

  package func announceSite() {
    news.withLock { $0 = News(site: max($0.site + 1, Self.number)) }
    wakeSignal.wake()
  }

  /// Notifies open pages that a build has failed, with the reason; the current site stays.
  package func announceFault(_ words: String) {
    news.withLock { $0.fault = words }
    wakeSignal.wake()
  }

  /// Notifies open pages that the error is fixed, with the current site.
  package func announceFix() {
    news.withLock { $0.fault = nil }
    wakeSignal.wake()
  }

  private static var number: Int { Int(Machine.time / .milliseconds(1)) }

  var latest: News { news.withLock { $0 } }

  /// Returns the answer to a request for the script or by the script; `nil` for other requests.
  func answer(to request: Request) -> Response? {
    switch request.path {
    case Self.scriptPath:
      Response(
        status: .done, fields: [("Content-Type", "text/javascript; charset=utf-8")] + Self.uncached,
        body: .bytes(script))
    case Self.newsPath:
      Response(
        status: .done, fields: [("Content-Type", "text/event-stream")] + Self.uncached,
        body: .events)
    default: nil
    }
  }

  /// The header that keeps browsers from caching.
  static let uncached = [(name: "Cache-Control", value: "no-store")]

  /// The element of the script, with which a page stays well-formed, and its place in the end of a
  /// page.
  func addition(to page: [UInt8], of site: Int) -> (place: Int, bytes: [UInt8]) {
    let element = "<script src=\"\(Self.scriptPath)?site=\(site)\"></script>"
    let end = Array("</body".utf8)
    var index = page.count - end.count
    while index >= 0, !page[index..<index + end.count].elementsEqual(end) { index -= 1 }
    return (index < 0 ? page.count : index, Array(element.utf8))
  }
}
