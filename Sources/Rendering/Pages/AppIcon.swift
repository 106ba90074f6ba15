import Bytes
import CEmbedded
import Screens

/// The site's sign as pictures, for where a drawing will not do: home screens and previews.
enum AppIcon {
  /// The path of the icon for home screens, at 180 pixels.
  static let touch: SitePath = "assets/icon-180.png"

  /// The largest, which previews show.
  static let large: SitePath = "assets/icon-512.png"

  static var files: [SiteFile] {
    [
      SiteFile(at: touch, Embedded.icon_180_png.bytes),
      SiteFile(at: large, Embedded.icon_512_png.bytes),
    ]
  }
}

extension SiteFile {
  static let manifestPath: SitePath = "site.webmanifest"

  /// The files for installation on a home screen and for previews: pictures of the icon, and a web
  /// app manifest (https://www.w3.org/TR/appmanifest/).
  ///
  /// Browsers reject a manifest at `file://`, so only sites with a known base URL have one.
  package static func installation(in frame: PageFrame) -> [SiteFile] {
    let drawing = icon(at: self.icon.path, "any", "image/svg+xml")
    let manifest = JSONText.object([
      ("name", .string(frame.site)), ("lang", .string(frame.language)),
      ("start_url", .string("./")), ("scope", .string("./")), ("display", .string("minimal-ui")),
      ("icons", .list([drawing, icon(at: AppIcon.large, "512x512", "image/png")])),
    ])
    return AppIcon.files + [SiteFile(at: manifestPath, manifest.bytes(spaced: true) + "\n".utf8)]
  }

  private static func icon(at path: SitePath, _ sizes: String, _ type: String) -> JSONText {
    .object([
      ("src", .string("\(path)")), ("sizes", .string(sizes)), ("type", .string(type)),
    ])
  }
}
