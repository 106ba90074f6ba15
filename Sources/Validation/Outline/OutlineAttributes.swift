import Bytes

/// The attributes of an element that an outline needs.
struct OutlineAttributes {
  var id = ""
  var href = ""
  var src = ""
  var alt = ""
  var type = ""
  var value = ""
  var isChecked = false
  var isSelected = false

  /// Whether it is hidden until an action, or from screen readers.
  var isHidden = false

  /// Whether it links to the page before or after.
  var leadsAround = false
  var isSearch = false
  private var classes: [Substring] = []

  var isPlain: Bool { classes.isEmpty }

  func has(_ name: String) -> Bool { classes.contains { $0 == name } }

  mutating func set(_ name: AttributeName, to text: @autoclosure () -> String) {
    switch name {
    case .id: id = text()
    case .href: href = text()
    case .src: src = text()
    case .alt: alt = text()
    case .type: type = text()
    case .value: value = text()
    case .class: classes = text().split(separator: " ")
    case .checked: isChecked = true
    case .selected: isSelected = true
    // A button that shows such a part is as little of the page as that.
    case .hidden, .popover, .popovertarget: isHidden = true
    case .ariaHidden: if text() == "true" { isHidden = true }
    case .rel: leadsAround = text().split(separator: " ").contains { $0 == "next" || $0 == "prev" }
    case .role: isSearch = text() == "search"
    default: break
    }
  }
}

extension PagePath {
  /// The target of a URL, in a form that is the same for pages in different folders: the file's
  /// path from the site's root with the rest of the URL, or the URL itself.
  static func named(_ address: String, from file: String) -> String {
    let bytes = Array(address.utf8)
    guard case .relative(let reference, _) = Address(bytes.indices, in: bytes.span) else {
      return address
    }
    var path = Array(file.utf8)
    let folder = path.lastIndex(of: ASCII.slash).map { $0 + 1 } ?? 0
    if !reference.isEmpty {
      let folder = Array(path.prefix(folder))
      if resolve(bytes.span.extracting(reference), from: folder.span, into: &path) != nil {
        return address
      }
    }
    return String(decoding: path + bytes[reference.upperBound...], as: UTF8.self)
  }
}
