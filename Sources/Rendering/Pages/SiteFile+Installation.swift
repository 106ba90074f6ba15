import Bytes
import CEmbedded
import Screens

extension SiteFile {
  /// The site's sign as a picture for home screens, where a drawing will not do, at 180 pixels.
  static let touchIcon = SiteFile(at: "assets/icon-180.png", Embedded.icon_180_png.bytes)

  /// The largest, which previews show.
  static let largeIcon = SiteFile(at: "assets/icon-512.png", Embedded.icon_512_png.bytes)

  static let manifestPath: SitePath = "site.webmanifest"

  /// The pictures of the icon and a web app manifest (https://www.w3.org/TR/appmanifest/) for a
  /// home screen and previews; without a base URL no manifest, which browsers reject at `file://`.
  package static func installation(in frame: PageFrame) -> [SiteFile] {
    let drawing = icon(at: self.icon.path, "any", "image/svg+xml")
    let manifest = JSONText.object([
      ("name", .string(frame.site)), ("lang", .string(frame.language)),
      ("start_url", .string("./")), ("scope", .string("./")), ("display", .string("minimal-ui")),
      ("icons", .list([drawing, icon(at: largeIcon.path, "512x512", "image/png")])),
    ])
    let file = SiteFile(at: manifestPath, manifest.bytes(spaced: true) + "\n".utf8)
    return [touchIcon, largeIcon, file]
  }

  private static func icon(at path: SitePath, _ sizes: String, _ type: String) -> JSONText {
    .object([("src", .string("\(path)")), ("sizes", .string(sizes)), ("type", .string(type))])
  }
}
