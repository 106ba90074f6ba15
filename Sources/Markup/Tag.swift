/// The name of an element that holds content and is closed by an end tag.
///
/// The list is the vocabulary this project writes, not the whole of HTML. A void element such as
/// `<input>` is a ``VoidTag``, so an element that cannot have content cannot be given any.
package enum Tag: String, Sendable {
  case html, head, title, style, script
  case body, main, section, nav, div, details, summary, figure, figcaption
  case h1, h2, h3, h4, h5, h6, p, pre, blockquote, ol, ul, li
  case table, caption, thead, tbody, tr, th, td
  case a, code, del, em, i, small, span, strong
  case form, label, button, datalist, meter, option, select, textarea

  // Drawings: a tree of SVG, whose root has its name space.
  case svg, desc, g, text
}

/// The name of an element that never holds content.
package enum VoidTag: String, Sendable {
  case br, col, hr, img, input, link, meta, wbr

  // Those of SVG hold nothing here, and close themselves in HTML as in XML.
  case circle, image, path, rect
}
