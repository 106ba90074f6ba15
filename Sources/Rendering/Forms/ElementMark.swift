import Markup
import Screens

extension Attribute {
  /// Which element of an array is changed here, and which of its values, for the script that
  /// removes elements: `guests 2 0`.
  static func element(_ element: ControlOutline.Element?, in part: TablePart) -> Attribute? {
    guard part.isLive, let element else { return nil }
    return Attribute("data-element", "\(element.count) \(element.index) \(element.part)")
  }

  /// The value in an element that is added.
  static func blank(_ element: ControlOutline.Element?, in part: TablePart) -> Attribute? {
    part.isLive ? element?.blank.map { Attribute("data-blank", $0.words) } : nil
  }
}

extension FormValue {
  /// The value as one text, which the script compares and sets.
  fileprivate var words: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let number): Numbers.text(of: number)
    case .text(let text): text
    case .list(let names): names.joined(separator: " ")
    case .missing, .other: ""
    }
  }
}
