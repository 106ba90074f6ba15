package import Markup

/// Returns the HTML that a drawing writes.
package func drawn(_ draw: (inout HTMLWriter) -> Void) -> String {
  var html = HTMLWriter()
  draw(&html)
  return String(decoding: html.bytes, as: UTF8.self)
}
