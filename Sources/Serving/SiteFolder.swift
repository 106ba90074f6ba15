import Bytes
import Files

/// The folder that is served, and its responses.
///
/// Each request opens the folder by its path, so a new site is served as soon as it replaces the
/// old one; files in an open folder stay there.
struct SiteFolder {
  let path: FilePath

  /// Notifies open pages, if they follow changes.
  let live: LivePages?

  func answer(to request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else {
      return Response.page(.methodNotAllowed, "Only GET and HEAD are supported.")
    }
    if let response = live?.answer(to: request) { return response }
    // Of the site before the page is read: one that comes meanwhile is news to the page.
    let site = live?.latest.site
    do throws(FileError) {
      return try entry(of: request, from: site)
    } catch {
      if error.isMissing, (try? FileStatus(of: path)) == nil {
        return page(.unavailable, "No site in \(path) yet.", from: site)
      }
      return page(.failed, "\(error)", from: site)
    }
  }

  /// Returns a page of the server's own, which reloads for the next version like the site's pages.
  private func page(_ status: Status, _ words: String, from site: Int?) -> Response {
    var response = Response.page(status, words)
    guard let live, let site, case .bytes(let bytes) = response.body else { return response }
    response.fields += LivePages.uncached
    let script = live.addition(to: bytes, of: site)
    response.body = .bytes(bytes[..<script.place] + script.bytes + bytes[script.place...])
    return response
  }

  private func entry(of request: Request, from site: Int?) throws(FileError) -> Response {
    var attempts = 0
    while true {
      let root = try Folder(path)
      let found = try find(request.path, in: root)
      switch found {
      case .folder:
        let moved = "\(request.path)/\(request.query)"
        var response = Response.page(.moved, "Moved to \(moved)")
        // Two slashes at the beginning would name a host.
        response.fields.append(("Location", "/" + moved.trimmingPrefix { $0 == "/" }))
        return response
      case .file(let file): return try answer(with: file, to: request, .done, from: site)
      case nil: break
      }
      // What is missing may be so because another site has taken the place of this one since, which
      // is emptied then.
      attempts += 1
      if attempts < 4, try FileStatus(of: path).identity != root.status().identity { continue }
      guard let file = try? root.file("404.html") else {
        return page(.notFound, "Nothing at \(request.path).", from: site)
      }
      return try answer(with: file, to: request, .notFound, from: site)
    }
  }

  private enum Entry {
    case file(InputFile)

    /// A folder, whose path has no slash at its end.
    case folder
  }

  /// Finds the entry at a path, as it was sent; `nil` if nothing is there, or nothing that may be
  /// seen.
  ///
  /// Nothing outside of the site is found: no symbolic link is followed, and no name means another
  /// folder.
  private func find(_ text: String, in root: Folder) throws(FileError) -> Entry? {
    var names: [FilePath] = []
    let parts = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts.dropLast() {
      guard let name = Self.name(Array(part)) else { return nil }
      names.append(name)
    }
    let isFolder = parts.last?.isEmpty ?? true
    if !isFolder {
      guard let last = parts.last, let name = Self.name(Array(last)) else { return nil }
      names.append(name)
    }
    do throws(FileError) {
      var folder = root
      for name in names.dropLast(isFolder ? 0 : 1) { folder = try folder.folder(name) }
      let name = isFolder ? "index.html" : names.last ?? "index.html"
      switch try folder.status(of: name).kind {
      case .file: return .file(try folder.file(name))
      case .folder: return isFolder ? nil : .folder
      case .link, .pipe, .socket, .device: return nil
      }
    } catch let error where error.isMissing || error.isLink || error.isNameTooLong {
      return nil
    }
  }

  /// Returns a name in a folder from a component of a path; `nil` if it is invalid or hidden.
  private static func name(_ part: [UInt8]) -> FilePath? {
    let bytes = PercentEncoding.decoded(part.span)
    let isHidden = bytes.first == UInt8(ascii: ".") && !bytes.elementsEqual(".well-known".utf8)
    return bytes.isEmpty || isHidden ? nil : FilePath(name: bytes)
  }

  /// How much of the end of a page is looked through for the place of its script.
  private static let end = 1 << 16

  private func answer(
    with file: InputFile, to request: Request, _ status: Status, from site: Int?
  ) throws(FileError) -> Response {
    let type = ContentType.name(of: file.path)
    var response = Response(status: status, fields: [("Content-Type", type)])
    if let live, let site,
      type.hasPrefix("text/html") || type.hasPrefix("application/xhtml")
    {
      response.fields += LivePages.uncached
      let start = max(0, file.size - Self.end)
      var end: [UInt8] = []
      try file.read(start..<file.size, into: &end)
      let script = live.addition(to: end, of: site)
      let place = start + script.place
      response.body = .pieces([
        .file(file, 0..<place), .bytes(script.bytes), .file(file, place..<file.size),
      ])
      return response
    }
    let stamp = try Stamp(file.status())
    response.fields += [
      ("Cache-Control", "no-cache"), ("ETag", stamp.tag), ("Last-Modified", stamp.date),
    ]
    response.body = .pieces([.file(file, 0..<file.size)])
    guard status == .done else { return response }
    response.fields.append(("Accept-Ranges", "bytes"))
    if stamp.isKnown(to: request) { return Response(status: .notModified, fields: response.fields) }
    let isSame = request.value(of: "if-range").map { $0 == stamp.tag || $0 == stamp.date } ?? true
    let asked = request.method == "GET" && isSame ? request.value(of: "range") : nil
    switch ByteRange(asked, of: file.size) {
    case .whole: return response
    case .part(let range):
      let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
      return Response(
        status: .partial, fields: response.fields + [("Content-Range", place)],
        body: .pieces([.file(file, range)]))
    case .outside:
      var response = Response.page(.badRange, "The file has \(file.size) bytes.")
      response.fields.append(("Content-Range", "bytes */\(file.size)"))
      return response
    }
  }
}

/// The validators of a version of a file.
private struct Stamp {
  /// Which file it is, how large, and when it was last written to a nanosecond: a strong validator.
  let tag: String
  let date: String

  init(_ status: FileStatus) {
    let (seconds, fraction) = status.modified.components
    tag = "\"\(status.identity.inode)-\(status.size)-\(seconds).\(fraction / 1_000_000_000)\""
    date = Response.date(status.modified)
  }

  /// Whether the client has this version, of the same time: an older file may replace a newer one.
  func isKnown(to request: Request) -> Bool {
    guard let tags = request.value(of: "if-none-match") else {
      return request.value(of: "if-modified-since") == date
    }
    return tags.split(separator: ",").contains { text in
      let known = text.filter { $0 != " " && $0 != "\t" }
      return known == "*" || known == tag || known == "W/" + tag
    }
  }
}

/// The content type of a file, by the extension of its name.
private enum ContentType {
  static func name(of file: FilePath) -> String {
    let name = (file.last ?? file).bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
    let ending = String(decoding: name[(dot + 1)...].map(ASCII.lowercased), as: UTF8.self)
    return types[ending] ?? unknown
  }

  private static let unknown = "application/octet-stream"

  private static let types = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "xhtml": "application/xhtml+xml", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json", "map": "application/json",
    "geojson": "application/geo+json", "ndjson": "application/x-ndjson",
    "webmanifest": "application/manifest+json", "xml": "application/xml",
    "atom": "application/atom+xml", "rss": "application/rss+xml",
    "csv": "text/csv; charset=utf-8", "tsv": "text/tab-separated-values; charset=utf-8",
    "txt": "text/plain; charset=utf-8", "md": "text/markdown; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "oga": "audio/ogg", "opus": "audio/ogg",
    "wav": "audio/wav", "flac": "audio/flac", "m4a": "audio/mp4", "aac": "audio/aac",
    "mp4": "video/mp4", "webm": "video/webm", "pdf": "application/pdf", "zip": "application/zip",
    "gz": "application/gzip", "wasm": "application/wasm", "woff": "font/woff",
    "woff2": "font/woff2",
  ]
}

/// The part of a file that a client requests.
///
/// Source: RFC 9110, section 14
enum ByteRange: Equatable {
  /// All of it: no part is requested, or several at once, or the syntax is unknown.
  case whole
  case part(Range<Int>)

  /// None of it is in the file.
  case outside

  /// Reads the value of a header field: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
  init(_ text: String?, of size: Int) {
    self = .whole
    guard let text, text.lowercased().hasPrefix("bytes=") else { return }
    let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else {
      return
    }
    switch (first, last) {
    case (nil, nil): return
    case (nil, let count?):
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
    case (let first?, let last):
      if let last, last < first { return }
      self = first < size ? .part(first..<min(last ?? size, size - 1) + 1) : .outside
    }
  }

  /// Reads a number, at most the maximum; `nil` inside for empty text, `nil` outside for invalid
  /// text.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return .some(Int(text) ?? Int.max - 1)
  }
}
