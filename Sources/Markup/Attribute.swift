/// A name and a value on a start tag: a literal, and a text that is escaped as it is written, so no
/// run-time string can end the tag it is part of.
package struct Attribute: Sendable {
  let name: StaticString
  let value: String

  /// Creates an attribute: the name is written as it is, and the value escaped.
  package init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  package static func id(_ value: String) -> Self { Self("id", value) }
  package static func href(_ value: String) -> Self { Self("href", value) }
  package static func `class`(_ value: String) -> Self { Self("class", value) }
  package static func name(_ value: String) -> Self { Self("name", value) }
  package static func type(_ value: String) -> Self { Self("type", value) }
  package static func value(_ value: String) -> Self { Self("value", value) }
  package static func `for`(_ value: String) -> Self { Self("for", value) }
  package static func scope(_ value: String) -> Self { Self("scope", value) }
  package static func label(_ value: String) -> Self { Self("aria-label", value) }
  package static func describedBy(_ value: String) -> Self { Self("aria-describedby", value) }

  /// A boolean attribute, spelled so that XML can read it too.
  package static func flag(_ name: StaticString) -> Self { Self(name, "\(name)") }
}

/// The name of an element that holds content and is closed by an end tag.
///
/// The list is the vocabulary this project writes, not the whole of HTML. A void element such as
/// `<input>` is a ``VoidTag``, so an element that cannot have content cannot be given any.
package enum Tag: String, Sendable {
  case html, head, title, style, script
  case body, main, section, nav, div, details, summary, figure, figcaption, picture
  case h1, h2, h3, h4, h5, h6, p, pre, blockquote, ol, ul, li
  case table, caption, thead, tbody, tr, th, td
  case a, code, del, em, i, small, span, strong
  case form, label, button, datalist, meter, optgroup, option, select, textarea

  // Drawings: a tree of SVG, whose root has its name space.
  case svg, desc, g, text
}

/// The name of an element that never holds content.
package enum VoidTag: String, Sendable {
  case br, col, hr, img, input, link, meta, source, wbr

  // Those of SVG hold nothing here, and close themselves in HTML as in XML.
  case circle, image, path, rect
}
