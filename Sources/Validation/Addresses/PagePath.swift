import Bytes

/// The path of a page or a file in the site, as a reference finds it.
enum PagePath {
  /// The reason why a reference points to no file.
  enum Fault: String {
    case outside = "it is outside the site: keep the file in the site"
    case folder = "it names a folder: name the file, as in index.html"
  }

  /// Resolves a relative path, not empty, percent-encoded or not, to a path from the site's root;
  /// returns the reason if it points to no file of a site.
  ///
  /// The folder is that of the page, with a slash at the end; empty for the site's own.
  static func resolve(
    _ reference: Span<UInt8>, from folder: Span<UInt8>, into path: inout [UInt8]
  ) -> Fault? {
    path.removeAll(keepingCapacity: true)
    // Most references go up first, if at all, and then only down: that is a matter of two copies.
    var start = 0
    var end = folder.count
    while goesUp(reference, at: start) {
      guard end > 0 else { return .outside }
      end = parentEnd(of: folder, end)
      start += 3
    }
    append(folder.extracting(0..<end), to: &path)
    let rest = reference.extracting(start..<reference.count)
    guard isPlain(rest) else { return follow(rest, into: &path) }
    append(rest, to: &path)
    return nil
  }

  private static func goesUp(_ reference: Span<UInt8>, at index: Int) -> Bool {
    index + 3 <= reference.count && reference[index] == ASCII.dot
      && reference[index + 1] == ASCII.dot && reference[index + 2] == ASCII.slash
  }

  /// Returns the end of the folder above, after its slash.
  private static func parentEnd(of folder: Span<UInt8>, _ end: Int) -> Int {
    var end = end - 1
    while end > 0, folder[end - 1] != ASCII.slash { end -= 1 }
    return end
  }

  /// Whether a path is already resolved: nothing encoded, no segment of dots, a file.
  private static func isPlain(_ path: Span<UInt8>) -> Bool {
    var previous = ASCII.slash
    for index in path.indices {
      let byte = path[index]
      if byte == ASCII.percent || byte == ASCII.dot && previous == ASCII.slash { return false }
      previous = byte
    }
    return previous != ASCII.slash
  }

  /// Appends a path segment by segment.
  private static func follow(_ rest: Span<UInt8>, into path: inout [UInt8]) -> Fault? {
    let decoded = PercentEncoding.decoded(rest)
    var segment = path.count
    for byte in decoded {
      path.append(byte)
      guard byte == ASCII.slash else { continue }
      guard endSegment(&path, from: segment) else { return .outside }
      segment = path.count
    }
    if segment == path.count || dots(in: path, from: segment, to: path.count) > 0 {
      path.append(ASCII.slash)
      return endSegment(&path, from: segment) ? .folder : .outside
    }
    return nil
  }

  /// Removes a last `.`, or `..` and the segment before it; returns false if it leaves the site.
  private static func endSegment(_ path: inout [UInt8], from start: Int) -> Bool {
    switch dots(in: path, from: start, to: path.count - 1) {
    case 1: path.removeSubrange(start...)
    case 2:
      guard start > 0 else { return false }
      path.removeSubrange(parentEnd(of: path.span, start)...)
    default: break
    }
    return true
  }

  /// 1 for the segment `.`, 2 for `..`, 0 for any other.
  private static func dots(in path: [UInt8], from start: Int, to end: Int) -> Int {
    guard end - start == 1 || end - start == 2, path[start] == ASCII.dot,
      path[end - 1] == ASCII.dot
    else { return 0 }
    return end - start
  }

  private static func append(_ bytes: Span<UInt8>, to path: inout [UInt8]) {
    // A copy in one piece; the pointer does not leave the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe path.append(contentsOf: $0) }
  }
}
