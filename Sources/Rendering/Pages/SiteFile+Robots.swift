import Screens

extension SiteFile {
  /// The file that tells crawlers where the sitemap is, and that they are welcome.
  ///
  /// They ask for it at the root of a host alone (RFC 9309, section 2.3), so a site that is
  /// published below that is found by its sitemap's address.
  public static func robots(of baseURL: BaseURL) -> SiteFile {
    let text = """
      User-agent: *
      Allow: /

      Sitemap: \(baseURL.address(of: .sitemap))

      """
    return SiteFile(at: "robots.txt", Array(text.utf8))
  }
}
