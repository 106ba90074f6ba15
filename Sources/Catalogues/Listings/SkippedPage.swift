import Bytes
package import Markup
package import Records
package import Rendering
package import Screens

/// The page with the rows of the input that the listing lacks.
package struct SkippedPage: Sendable {
  package static let path: SitePath = "skipped.html"

  /// The most rows on the page, and characters of each.
  package static let (maximumRows, maximumCharacters) = (1_000, 500)

  private let rows: [(refusal: Refusal, text: String?)]
  private let count: Int

  /// - `rows`: The page's rows, with the most text that is shown; without it if a column is hidden.
  package init(_ rows: [(refusal: Refusal, text: String?)], of count: Int) {
    self.rows = rows
    self.count = count
  }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    let words = frame.words
    var heading = PageHeading(words[.skippedTitle], at: PagePlace(Self.path))
    heading.isHidden = true
    let hasTexts = rows.contains { $0.text != nil }
    let titles: [PageWords.Key] = [.location, .reason] + (hasTexts ? [.rowText] : [])
    frame.draw(heading, into: &html) { html in
      // Without a <thead>, whose columns would be those of numbers.
      html.literal("<table class=\"facts\">\n")
      html.element(.caption, text: caption(in: words))
      html.literal("\n<tbody>\n<tr>")
      for title in titles { html.element(.th, .scope("col"), text: words[title]) }
      html.literal("</tr>\n")
      for (refusal, text) in rows {
        html.literal("<tr><td>")
        html.text(refusal.place(in: words, isExact: hasTexts))
        html.literal("</td><td>")
        html.text(refusal.reason.words(in: words))
        if hasTexts {
          html.literal("</td><td dir=\"auto\">")
          html.text(Self.shown(text ?? ""))
        }
        html.literal("</td></tr>\n")
      }
      html.literal("</tbody>\n</table>\n")
    }
  }

  private func caption(in words: PageWords) -> String {
    count > rows.count
      ? words(.skippedFirst, words.number(rows.count), words.number(count))
      : words(.skippedCounted, n: count)
  }

  /// The beginning of a text, with line ends and tabs as arrows, and other controls as escapes.
  private static func shown(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars.prefix(maximumCharacters + 1) {
      scalars.append(scalar == "\n" ? "↵" : scalar == "\t" ? "→" : scalar)
    }
    return Excerpt.of(String(scalars), limit: maximumCharacters)
  }
}

extension Refusal {
  /// The file, without its folders, which are private, and the place in it: exactly, unless values are
  /// hidden, on which the line and the byte depend.
  fileprivate func place(in words: PageWords, isExact: Bool) -> String {
    let name = Excerpt.of(file.split(separator: "/").last.map(String.init) ?? file)
    let row = words.number(record)
    guard isExact, let place else { return words(.skippedIn, name, row) }
    return words(.skippedAt, name, row, words.number(place.line), words.number(place.offset))
  }
}

extension Refusal.Reason {
  /// The reason without a value of the row, which may be hidden.
  fileprivate func words(in words: PageWords) -> String {
    switch self {
    case .notAnObject: words[.notAnObject]
    case .noIdentifier: words[.noIdentifier]
    case .badIdentifier: words[.badIdentifier]
    case .noName: words[.noRowName]
    case .same, .conflicting: words[.conflictingRow]
    case .cellCount(let expected, let found): words(.cellCount, words.number(expected), n: found)
    case .notARow: words[.notARow]
    case .quotes: words[.openQuote]
    case .malformed: words[.invalidSyntax]
    }
  }
}
