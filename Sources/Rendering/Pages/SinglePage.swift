import Bytes
import CEmbedded
import Markup
import Screens

/// A page that is one file: the style, the script and the data that other pages have in files beside them.
package struct SinglePage: Sendable {
  private let style: PageCode
  private let script: PageCode

  /// The sources of pictures and sounds in the page's policy.
  private let sources: String

  /// Makes the data, JSON, from the bytes of the page up to the end of its rows.
  private let data: @Sendable (_ page: [UInt8]) -> [UInt8]

  /// - `data`: Makes the data, JSON, from the bytes of the page up to the end of its rows.
  package init(
    _ theme: Theme, columns: SiteFile?, playing plays: Bool, withMap hasMap: Bool,
    showingRemoteImages showsRemoteImages: Bool, in words: PageWords,
    data: @escaping @Sendable (_ page: [UInt8]) -> [UInt8]
  ) {
    let styles: [SiteFile?] = [
      .catalogueStylesheet(of: theme), .rowsStyle, .exploreStyle, plays ? .playerStyle : nil,
      columns, .singleStyle,
    ]
    style = PageCode(style: styles.compactMap(\.self).flatMap(\.bytes))
    let scripts = (plays ? [.player] : []) + SiteFile.whole + (hasMap ? [.map(for: .front)] : [])
    script = PageCode(script: scripts.flatMap { $0.saying(words).bytes })
    sources =
      "img-src data:\(showsRemoteImages ? " https:" : "")\(plays ? "; media-src https:" : "")"
    self.data = data
  }

  /// Writes the policy and the style, at the end of the head.
  func head(into html: inout HTMLWriter) {
    let policy = """
      default-src 'none'; style-src \(Self.hash(style)); script-src \(Self.hash(script)); \(sources); \
      base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'
      """
    html.literal("<meta name=\"rowhouse\" content=\"single-file\"/>\n")
    html.line(
      .meta, Attribute("http-equiv", "Content-Security-Policy"), Attribute("content", policy))
    html.line(.link, Attribute("rel", "icon"), .href(SiteFile.icon.inPage))
    html.line(.style) { $0.code(style) }
  }

  /// Writes the data and the script, at the end of the body.
  func end(into html: inout HTMLWriter) {
    let json = data(html.bytes)
    html.line(.script, .type("application/json"), .id("data")) { $0.json(json) }
    html.line(.script) { $0.code(script) }
  }

  private static func hash(_ code: PageCode) -> String {
    "'sha256-\(SHA256(of: code.bytes.span).base64)'"
  }
}

extension SiteFile {
  /// The data URL of the land, as text, which is shorter than Base64.
  static let landInPage = land.bytes.reduce(into: "data:image/svg+xml,") { text, byte in
    let character = Character(Unicode.Scalar(byte))
    text += "<>\"#%".contains(character) ? "%\(String(byte, radix: 16))" : "\(character)"
  }

  var inPage: String {
    let isSVG = "\(path)".hasSuffix(".svg")
    return "data:image/\(isSVG ? "svg+xml" : "png");base64,\(Base64.text(of: bytes.span))"
  }
}
