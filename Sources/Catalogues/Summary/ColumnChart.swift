import Markup
import Rendering

/// Columns on an axis, the highest as high as the chart.
struct ColumnChart: Sendable {
  let counts: [Int]

  /// The texts below it: at its start, its end, and between them.
  let axis: [String]

  /// The columns without links that are paler than others; empty for none.
  var faint: [Bool] = []

  private static let height = 48
  private static let width = 12

  /// Draws the chart and its axis, with a link of each column for a pointer: the table below the chart has
  /// the same links.
  func draw(
    leadingTo addresses: [String?] = [], called titles: [String] = [], in words: PageWords,
    into html: inout HTMLWriter
  ) {
    if counts.count > 1 {
      html.line(
        .svg, Attribute("xmlns", "http://www.w3.org/2000/svg"), .class(.chart),
        Attribute("viewBox", "0 0 \(Self.width * counts.count - 1) \(Self.height)"),
        Attribute("preserveAspectRatio", "none"), Attribute("aria-hidden", "true")
      ) { html in
        columns(addresses, titles, words, into: &html)
      }
    }
    guard !axis.isEmpty else { return }
    html.line(.p, .class(.axis)) { html in
      for text in axis { html.element(.span, text: text) }
    }
  }

  private func columns(
    _ addresses: [String?], _ titles: [String], _ words: PageWords, into html: inout HTMLWriter
  ) {
    var (plain, pale) = ("", "")
    for place in counts.indices where counts[place] > 0 {
      guard place < addresses.count, let address = addresses[place] else {
        if place < faint.count, faint[place] {
          pale += path(of: place)
        } else {
          plain += path(of: place)
        }
        continue
      }
      html.element(.a, .href(address), Attribute("tabindex", "-1")) { html in
        html.element(.title, text: words(.label, titles[place]) + words.number(counts[place]))
        html.void(.path, Attribute("d", path(of: place)))
      }
    }
    if !plain.isEmpty { html.void(.path, Attribute("d", plain)) }
    if !pale.isEmpty { html.void(.path, Attribute("d", pale), Attribute("opacity", ".5")) }
  }

  /// A column; the highest is as high as the chart.
  private func path(of place: Int) -> String {
    let height = max(1, counts[place] * Self.height / max(1, counts.max() ?? 1))
    return "M\(Self.width * place) \(Self.height)v-\(height)h\(Self.width - 1)v\(height)z"
  }
}
