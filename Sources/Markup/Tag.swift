/// The name of an element that holds content and is closed by an end tag.
///
/// The list is the vocabulary this project writes, not the whole of HTML. A void element such as
/// `<input>` is a ``VoidTag``, so an element that cannot have content cannot be given any.
public struct Tag: Sendable {
  let name: StaticString
}

extension Tag {
  public static let a = Tag(name: "a")
  public static let body = Tag(name: "body")
  public static let button = Tag(name: "button")
  public static let caption = Tag(name: "caption")
  public static let code = Tag(name: "code")
  public static let datalist = Tag(name: "datalist")
  public static let details = Tag(name: "details")
  public static let div = Tag(name: "div")
  public static let em = Tag(name: "em")
  public static let figcaption = Tag(name: "figcaption")
  public static let figure = Tag(name: "figure")
  public static let form = Tag(name: "form")
  public static let h1 = Tag(name: "h1")
  public static let h2 = Tag(name: "h2")
  public static let h3 = Tag(name: "h3")
  public static let head = Tag(name: "head")
  public static let html = Tag(name: "html")
  public static let i = Tag(name: "i")
  public static let label = Tag(name: "label")
  public static let li = Tag(name: "li")
  public static let main = Tag(name: "main")
  public static let meter = Tag(name: "meter")
  public static let nav = Tag(name: "nav")
  public static let ol = Tag(name: "ol")
  public static let option = Tag(name: "option")
  public static let p = Tag(name: "p")
  public static let pre = Tag(name: "pre")
  public static let script = Tag(name: "script")
  public static let section = Tag(name: "section")
  public static let select = Tag(name: "select")
  public static let small = Tag(name: "small")
  public static let span = Tag(name: "span")
  public static let strong = Tag(name: "strong")
  public static let summary = Tag(name: "summary")
  public static let table = Tag(name: "table")
  public static let tbody = Tag(name: "tbody")
  public static let td = Tag(name: "td")
  public static let textarea = Tag(name: "textarea")
  public static let th = Tag(name: "th")
  public static let thead = Tag(name: "thead")
  public static let title = Tag(name: "title")
  public static let tr = Tag(name: "tr")
  public static let ul = Tag(name: "ul")
}

// MARK: - Drawings

/// Elements of SVG, for a tree whose root is ``svg`` with the name space of SVG.
extension Tag {
  public static let desc = Tag(name: "desc")
  public static let g = Tag(name: "g")
  public static let svg = Tag(name: "svg")
  public static let text = Tag(name: "text")
}

/// The name of an element that never holds content.
public struct VoidTag: Sendable {
  let name: StaticString
}

extension VoidTag {
  public static let br = VoidTag(name: "br")
  public static let col = VoidTag(name: "col")
  public static let img = VoidTag(name: "img")
  public static let input = VoidTag(name: "input")
  public static let link = VoidTag(name: "link")
}

/// Elements of SVG that hold nothing here, and close themselves in HTML as in XML.
extension VoidTag {
  public static let circle = VoidTag(name: "circle")
  public static let path = VoidTag(name: "path")
  public static let rect = VoidTag(name: "rect")
}
