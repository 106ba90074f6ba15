import Bytes
import Markup
package import Publishing
import Validation

/// The differences as a single page, which needs no stylesheet and no script.
package enum DifferencePage {
  /// Draws the page, and validates it.
  package static func bytes(
    of difference: SiteDifference, from old: String, to new: String
  ) throws(PublishError) -> [UInt8] {
    var html = HTMLWriter()
    let title = "\(old) → \(new)"
    html.page(in: "en") { html in
      html.line(.head) { html in
        html.literal(
          """
          <meta charset="UTF-8"/>
          <meta name="viewport" content="width=device-width, initial-scale=1"/>
          <meta name="color-scheme" content="light dark"/>
          """)
        html.element(.title, text: title)
      }
      html.element(.body) { html in
        html.element(.main) { html in
          html.element(.h1, text: title)
          html.line(.p, text: "\(difference.summary).")
          for group in difference.groups { draw(group, of: difference, into: &html) }
        }
      }
    }
    html.literal("\n")
    var validator = PageValidator()
    let findings = validator.read(html.bytes, file: "diff.html").findings
    guard findings.isEmpty else { throw .invalidDifferences(findings) }
    return html.bytes
  }

  private static func draw(
    _ group: (heading: (path: String, title: String)?, changes: [Change]),
    of difference: SiteDifference, into html: inout HTMLWriter
  ) {
    let heading = group.heading.map { "\($0.title) (\($0.path))" } ?? "Pages and files"
    html.element(.h2, text: heading)
    html.line(.table) { html in
      html.element(.caption, text: "Changes: \(heading)")
      html.element(.thead) { html in
        html.element(.tr) { html in
          for title in ["Change", "Item", "Before", "After"] {
            html.element(.th, .scope("col"), text: title)
          }
        }
      }
      html.element(.tbody) { html in
        for change in group.changes { draw(change, of: difference, into: &html) }
      }
    }
  }

  /// A row for each thing that was and is, or one for a change without such.
  private static func draw(
    _ change: Change, of difference: SiteDifference, into html: inout HTMLWriter
  ) {
    let parts = change.shownParts
    let subject = [change.role, change.shownSubject].filter { !$0.isEmpty }.joined(separator: " ")
    for part in parts.isEmpty ? [Change.Part(old: "", new: "")] : parts {
      html.line(.tr) { html in
        html.element(.td, text: difference.words(for: change.kind))
        html.element(
          .th, .scope("row"),
          text: [subject, change.shownSection, part.label].filter { !$0.isEmpty }.joined(
            separator: ": "))
        html.element(.td, text: part.old)
        html.element(.td, text: part.new)
      }
    }
  }
}
