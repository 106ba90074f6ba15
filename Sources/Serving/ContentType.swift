import Bytes
import Files

/// The content type of a file, by the extension of its name.
enum ContentType {
  /// The type of a file.
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
