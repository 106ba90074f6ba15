/// A piece of a page's HTML, to be shown as it is written.
public struct MarkupExcerpt: Sendable {
  let title: String
  let text: String

  /// Describes an excerpt.
  ///
  /// - Parameters:
  ///   - bytes: The HTML. Bytes that are not UTF-8 are shown as U+FFFD.
  ///   - title: What the excerpt is called.
  public init(_ bytes: [UInt8], title: String = "What the page becomes") {
    text = String(decoding: bytes, as: UTF8.self)
    self.title = title
  }
}
