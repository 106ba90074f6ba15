/// The attributes that elements require.
///
/// At most two for an element.
enum RequiredAttributes {
  static let rows: [(element: ElementName, attribute: AttributeName, why: String)] = [
    (.html, .lang, "say the language, as in lang=\"en\", so that it is read aloud rightly"),
    (.html, .xmlLang, "repeat lang for XML"),
    (.link, .rel, "say what the link is for"),
    (.link, .href, "write its URL"),
    (.img, .src, "say which picture"),
    (.img, .alt, "describe the picture, or write alt=\"\" if it only decorates"),
    (.area, .alt, "describe its link"),
    (.svgImage, .href, "say which picture"),
    (.track, .src, "say which file"),
    (.th, .scope, "say what it heads: col, row, rowgroup or colgroup"),
    (.map, .name, "a picture finds its map by its name"),
    (.optgroup, .label, "name the group"),
    (.bdo, .dir, "say the direction"),
    (.data, .value, "say the value"),
    (.meter, .value, "say the value"),
  ]
}
