/// A value as a page shows it, with a bar.
package struct ShownBar {
  package let title: String
  package let subtitle: String?
  package let count: Int
  package let link: String

  package var description: String { "\(names) \(count) \(link)" }
  package var names: String { [title, subtitle].compactMap(\.self).joined(separator: " ") }
}

/// Reads the bars of a page.
///
/// - Parameter page: Its text, if there is such a page.
/// - Returns: Them, in order.
package func bars(of page: String?) -> [ShownBar] {
  (page ?? "").matches(
    of:
      /<a href="([^"]*)"><svg [^>]*class="b"[^>]*><rect [^>]*><\/svg><span class="t">(.*?)(?: <i[^>]*>(.*?)<\/i>)?<\/span>(?:<\/a><a [^>]*>|<span class="n">)([\d,]+)</
  )
  .map { match in
    ShownBar(
      title: String(match.2), subtitle: match.3.map(String.init),
      count: Int(match.4.replacing(",", with: "")) ?? -1, link: String(match.1))
  }
}
