/// Writes a page straight into bytes.
///
/// There is no tree: an element is written the moment it is named, and its content is whatever the
/// closure writes before it returns, so tags always balance.
///
/// ```swift
/// var html = HTMLWriter()
/// html.element(.p, .class("note")) { html in
///   html.text("Salt & pepper")
/// }
/// // <p class="note">Salt &amp; pepper</p>
/// ```
///
/// Everything that is not a literal is escaped. There is deliberately no way to write a run-time
/// string as markup.
package struct HTMLWriter: ~Copyable {
  var buffer: [UInt8] = []

  /// The texts of rows, if they are noted.
  var rowTexts = RowTexts()
  var isNoting = false

  /// The languages of the page and of its phrases, while it is written and they are two.
  var languages: (page: String, phrases: String)?

  /// Creates an empty writer with room for some bytes: a page that fits is never reallocated.
  package init(capacity: Int = 65_536) {
    buffer.reserveCapacity(capacity)
  }

  package var bytes: [UInt8] { buffer }

  package var count: Int { buffer.count }

  /// Removes everything and keeps the memory, ready for the next page.
  package mutating func removeAll() { buffer.removeAll(keepingCapacity: true) }

  /// Removes everything behind a place: the value of ``count`` there.
  package mutating func removeAll(after count: Int) {
    buffer.removeLast(buffer.count - count)
  }

  /// Writes a page: the line that puts browsers in standards mode, and its element.
  ///
  /// The namespace does not come first: shared-mime-info takes a file that begins with it for
  /// XHTML, and WebKitGTK, which uses that at `file://`, then reads XML, whose scripts run before
  /// there is a body.
  ///
  /// - `phrases`: The language of phrases with ``PhraseMark``s, if there may be such.
  package mutating func page(
    in language: String, fromRightToLeft isRightToLeft: Bool = false,
    phrases: String? = nil, content: (inout HTMLWriter) -> Void
  ) {
    literal("<!DOCTYPE html>\n")
    languages = phrases.map { (page: language, phrases: $0) }
    element(
      .html, Attribute("lang", language), Attribute("xml:lang", language),
      isRightToLeft ? Attribute("dir", "rtl") : nil,
      Attribute("xmlns", "http://www.w3.org/1999/xhtml"), content: content)
    languages = nil
  }

  /// Writes an element and everything `content` writes inside it; an attribute that is `nil` is left out.
  package mutating func element(
    _ tag: Tag, _ attributes: Attribute?..., content: (inout HTMLWriter) -> Void
  ) {
    write(tag, attributes, content)
  }

  /// Writes an element that holds only text.
  package mutating func element(_ tag: Tag, _ attributes: Attribute?..., text: String) {
    write(tag, attributes) { $0.text(text) }
  }

  /// Writes an element, as ``element(_:_:content:)`` does, and ends the line.
  package mutating func line(
    _ tag: Tag, _ attributes: Attribute?..., content: (inout HTMLWriter) -> Void
  ) {
    write(tag, attributes, content)
    literal("\n")
  }

  /// Writes an element that holds only text, and ends the line.
  package mutating func line(_ tag: Tag, _ attributes: Attribute?..., text: String) {
    write(tag, attributes) { $0.text(text) }
    literal("\n")
  }

  /// Writes a list, with an item for each of some things.
  package mutating func list<Things: Sequence>(
    _ style: Attribute? = nil, of things: Things, item: (Things.Element, inout HTMLWriter) -> Void
  ) {
    element(.ul, style) { html in
      for thing in things { html.element(.li) { html in item(thing, &html) } }
    }
  }

  package mutating func void(_ tag: VoidTag, _ attributes: Attribute?...) {
    start(tag.rawValue, attributes)
    literal("/>")
  }

  /// Writes an element that can hold nothing, and ends the line.
  package mutating func line(_ tag: VoidTag, _ attributes: Attribute?...) {
    start(tag.rawValue, attributes)
    literal("/>\n")
  }

  private mutating func write(
    _ tag: Tag, _ attributes: [Attribute?], _ content: (inout HTMLWriter) -> Void
  ) {
    start(tag.rawValue, attributes)
    literal(">")
    content(&self)
    literal("</")
    buffer += tag.rawValue.utf8
    literal(">")
  }

  private mutating func start(_ name: String, _ attributes: [Attribute?]) {
    literal("<")
    buffer += name.utf8
    for case let attribute? in attributes {
      literal(" ")
      literal(attribute.name)
      literal("=\"")
      text(attribute.value)
      literal("\"")
    }
  }
}
