import Bytes
import Rendering
import Screens
package import Validation

extension CatalogueAbout {
  /// The pages of the author's own, which the search of rows does not find.
  var series: [PageSeries] {
    pages.map { page in
      var series = PageSeries(of: page)
      series.isFound = false
      return series
    }
  }

  /// The links to them in the bar.
  var ways: [PageLink] { pages.map { PageLink($0.shortTitle, to: $0.place.path) } }
}

extension PageSeries {
  /// A page with a text of the author's own.
  init(of page: ProsePage) {
    self.init(named: "ProsePage", at: page.place.path, files: [page.style]) { frame, html in
      page.draw(in: frame, into: &html)
    }
    prose = [page.prose]
  }
}

extension Publication {
  /// Returns errors with the places of links in the texts that they are from, where those are known.
  package func placed(_ findings: [Finding]) -> [Finding] {
    let references = prose.flatMap { text in text.references.map { (text.file, $0) } }
    guard !references.isEmpty else { return findings }
    return findings.map { finding in
      let found = references.first { _, reference in
        let fragment = reference.fragment.map { "id=" + Excerpt.quoted($0.utf8) }
        let isMissing = finding.message.contains("is not a page")
        guard let path = reference.path else {
          return finding.rule == .pageReference && fragment.map(finding.message.contains) ?? false
        }
        return finding.rule == .siteLink
          && finding.message.hasPrefix(Excerpt.quoted("\(path)".utf8))
          && (isMissing || fragment.map(finding.message.contains) ?? false)
      }
      guard let (file, reference) = found else { return finding }
      return Finding(
        file: file, line: reference.line, rule: finding.rule, message: finding.message,
        count: finding.count)
    }
  }
}
