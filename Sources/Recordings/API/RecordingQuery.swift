import Bytes
import Records

/// A query for the API: tags and their values, such as `gen:Turdus cnt:Sweden`.
struct RecordingQuery: Equatable, Sendable {
  /// The query as it was given.
  let text: String

  /// The day since which the requested recordings were uploaded, as `2026-11-22`; `nil` for all.
  let since: String?

  /// The longest question; addresses have an end.
  private static let limit = 2_000

  /// Reads a query that the API understands; the words of an error follow its name.
  init(_ text: String, since: String? = nil) throws(InputError) {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { throw .query("is blank. Pass a query such as gen:Turdus.") }
    guard text.utf8.count <= Self.limit else {
      throw .query("has more than \(Self.limit) bytes. Split it into several queries.")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw .query("has a control character. Write it on one line.")
    }
    if since != nil, words.contains(where: { $0.lowercased().hasPrefix("since:") }) {
      throw .query("already has since:. Remove it, or leave out --since.")
    }
    self.text = words.joined(separator: " ")
    self.since = since
  }

  /// Whether text is a day of the calendar, as `2026-11-22`.
  static func isDay(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 10 && bytes[4] == UInt8(ascii: "-") && bytes[7] == bytes[4]
      && CalendarDay(bytes.span, in: nil) != nil
  }

  /// Returns the URL of a page of the API's results, from 1; it is secret, since the key is a part
  /// of it.
  func address(at api: String, page: Int, key: String) -> String {
    let query = [text, since.map { "since:\($0)" }].compactMap(\.self).joined(separator: " ")
    // The most that it has on a page: the fewest questions.
    return "\(api)?query=\(Self.encoded(query))&per_page=500&page=\(page)&key=\(Self.encoded(key))"
  }

  /// Returns text encoded for a part of a URL in which every character may have a meaning.
  static func encoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let encoded = PercentEncoding.encoded(bytes.span, keepingEscapes: false) { byte in
      ASCII.isAlphanumeric(byte) || "-._~".utf8.contains(byte)
    }
    return String(decoding: encoded ?? bytes, as: UTF8.self)
  }
}

extension InputError {
  fileprivate static func query(_ words: String) -> Self { Self(Reason(.choice, words)) }
}
