/// How much of something a host of static sites takes.
package struct HostLimit: Sendable {
  /// The name of the host.
  package let host: String

  /// The limited quantity.
  package let measure: Measure

  /// The most there may be of it.
  package let most: Int

  /// A quantity that hosts limit.
  package enum Measure: Sendable { case files, bytes }

  /// The limits that people meet.
  ///
  /// Sources, read in 2026:
  /// - "Published GitHub Pages sites may be no larger than 1 GB":
  ///   https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  /// - 20,000 files for a site of the free plan:
  ///   https://developers.cloudflare.com/pages/platform/limits/#files
  package static let all = [
    HostLimit(host: "GitHub Pages", measure: .bytes, most: 1_000_000_000),
    HostLimit(host: "Cloudflare Pages", measure: .files, most: 20_000),
  ]

  /// Whether a site would pass it.
  package func isPassed(by forecast: Forecast) -> Bool {
    switch measure {
    case .files: forecast.files > most
    case .bytes: forecast.bytes > most
    }
  }
}
