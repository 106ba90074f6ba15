/// The label of an edge: the title of the first row, and the number of further ones.
struct MapLabel: Hashable {
  let text: ShortText

  /// Describes the label of links with these titles; an empty one is not drawn.
  init(_ titles: [String]) {
    let more = titles.count - 1
    let first = ShortText(titles.first ?? "")
    guard more > 0 else {
      text = first
      return
    }
    text = ShortText(
      first.text + (first.text.isEmpty ? "+\(more)" : " +\(more)"),
      of: titles.joined(separator: ", "))
  }

  var isEmpty: Bool { text.text.isEmpty }

  /// How wide it is in pixels.
  var width: Int { TextWidth.pixels(of: text.text, size: MapLayout.labelSize) }

  /// The height of a label with its margins above its line.
  static let height = 17

  /// The room at each end of a label.
  static let inset = 6
}
