import Bytes
import Rendering
import Screens

/// A host of static sites that looks for files of its own.
package enum SiteHost: String, CaseIterable, Sendable {
  case githubPages = "github-pages"
  case cloudflarePages = "cloudflare-pages"
  case netlify

  package static var names: [String] { allCases.map(\.rawValue) }

  /// The configuration files of a host: for GitHub one that turns off its own processing, for the
  /// others headers and, if pages have moved, redirects.
  func files(redirecting moved: [(from: SitePath, to: SitePath)]) -> [SiteFile] {
    switch self {
    case .githubPages: [SiteFile(at: .noJekyll, [])]
    case .cloudflarePages, .netlify:
      [SiteFile(at: "_headers", Array(Self.headers.utf8))]
        + (moved.isEmpty ? [] : [SiteFile(at: "_redirects", Array(redirects(moved).utf8))])
    }
  }

  /// The headers of every response: only the site's own scripts run, and types are as declared.
  ///
  /// Pictures and sounds may come from other sites. File names don't change with their content, so
  /// browsers must revalidate each file, as they do by default.
  private static var headers: String {
    """
    /*
      Content-Security-Policy: \(policy)
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin

    """
  }

  /// The strictest policy under which all pages do all they can.
  package static let policy = [
    "default-src 'self'", "img-src 'self' https:", "media-src 'self' https:", "base-uri 'none'",
    "form-action 'self' https:", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    "trusted-types rowhouse",
  ].joined(separator: "; ")

  /// The redirects, a line each; `!` puts one before a file at Netlify, as Cloudflare always does.
  private func redirects(_ moved: [(from: SitePath, to: SitePath)]) -> String {
    let status = self == .netlify ? "301!" : "301"
    return moved.map { "/\($0.from) /\($0.to) \(status)\n" }.joined()
  }
}

extension Publication {
  /// The same with the files that a host looks for, unless the site has its own.
  package func hosted(by host: SiteHost?) -> Publication {
    var hosted = self
    let own = host?.files(redirecting: moved) ?? []
    hosted.files += own.filter { file in !files.contains { $0.path == file.path } }
    return hosted
  }
}
