/// The name of an element that holds content and is closed by an end tag.
///
/// The list is the vocabulary this project writes, not the whole of HTML. A void element such as
/// `<input>` is a ``VoidTag``, so an element that cannot have content cannot be given any.
package struct Tag: Sendable {
  let name: StaticString
}

extension Tag {
  package static let a = Tag(name: "a")
  package static let body = Tag(name: "body")
  package static let button = Tag(name: "button")
  package static let caption = Tag(name: "caption")
  package static let code = Tag(name: "code")
  package static let datalist = Tag(name: "datalist")
  package static let details = Tag(name: "details")
  package static let div = Tag(name: "div")
  package static let em = Tag(name: "em")
  package static let figcaption = Tag(name: "figcaption")
  package static let figure = Tag(name: "figure")
  package static let form = Tag(name: "form")
  package static let h1 = Tag(name: "h1")
  package static let h2 = Tag(name: "h2")
  package static let h3 = Tag(name: "h3")
  package static let head = Tag(name: "head")
  package static let html = Tag(name: "html")
  package static let i = Tag(name: "i")
  package static let label = Tag(name: "label")
  package static let li = Tag(name: "li")
  package static let main = Tag(name: "main")
  package static let meter = Tag(name: "meter")
  package static let nav = Tag(name: "nav")
  package static let ol = Tag(name: "ol")
  package static let option = Tag(name: "option")
  package static let p = Tag(name: "p")
  package static let pre = Tag(name: "pre")
  package static let script = Tag(name: "script")
  package static let section = Tag(name: "section")
  package static let select = Tag(name: "select")
  package static let small = Tag(name: "small")
  package static let span = Tag(name: "span")
  package static let strong = Tag(name: "strong")
  package static let summary = Tag(name: "summary")
  package static let table = Tag(name: "table")
  package static let tbody = Tag(name: "tbody")
  package static let td = Tag(name: "td")
  package static let textarea = Tag(name: "textarea")
  package static let th = Tag(name: "th")
  package static let thead = Tag(name: "thead")
  package static let title = Tag(name: "title")
  package static let tr = Tag(name: "tr")
  package static let ul = Tag(name: "ul")
}

// MARK: - Drawings

/// Elements of SVG, for a tree whose root is ``svg`` with the name space of SVG.
extension Tag {
  package static let desc = Tag(name: "desc")
  package static let g = Tag(name: "g")
  package static let svg = Tag(name: "svg")
  package static let text = Tag(name: "text")
}

/// The name of an element that never holds content.
package struct VoidTag: Sendable {
  let name: StaticString
}

extension VoidTag {
  package static let br = VoidTag(name: "br")
  package static let col = VoidTag(name: "col")
  package static let img = VoidTag(name: "img")
  package static let input = VoidTag(name: "input")
  package static let link = VoidTag(name: "link")
}

/// Elements of SVG that hold nothing here, and close themselves in HTML as in XML.
extension VoidTag {
  package static let circle = VoidTag(name: "circle")
  package static let path = VoidTag(name: "path")
  package static let rect = VoidTag(name: "rect")
}
