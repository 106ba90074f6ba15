import Publishing
import Records
import Rendering
import Screens

/// The files of a catalogue for other programs: beside each page, with the same name, and of all rows.
extension Catalogue {
  /// The forms that a page has: its rows are few enough to be read at once.
  private static let formsOfPages: [ExportForm] = [.csv, .json]

  /// The files that have the rows of the listing's pages, if there are any.
  var exports: [FileSeries] {
    var whole = downloads.map(\.file)
    if let media { whole.append(media.series { looks.path($0) }) }
    if looks.explores, !index.hasKnownColumns {
      whole += FoundLines.files(of: index, in: looks.path(["search"]))
    }
    guard extras.hasExports, index.count > 0 else { return whole }
    return whole
      + Self.formsOfPages.map { form in
        FileSeries(count: pages.count, path: { form.path(beside: pages[$0]) }) { place, _, bytes in
          let rows = try index.rows(in: pages[place].range)
          kind.export(rows, as: form, .whole, into: &bytes)
        }
      }
  }

  func downloads(of page: ListPage) -> [Download] {
    guard extras.hasExports, index.count > 0 else { return [] }
    return Self.formsOfPages.map { form in
      Download(
        form.rawValue.uppercased(), at: form.path(beside: page),
        savedAs: words(.pageFile, "\(page.number)") + ".\(form.rawValue)")
    }
  }
}

extension ExportForm {
  fileprivate func path(beside page: ListPage) -> SitePath {
    page.path.sibling(page.index == 0 ? "index.\(rawValue)" : "page-\(page.number).\(rawValue)")
  }
}
