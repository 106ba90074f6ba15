public import Rendering
import Screens

/// Everything there is to publish: pages, and the files they refer to.
public struct Publication: Sendable {
  let frame: PageFrame

  /// The pages, in order.
  public let series: [PageSeries]

  /// The files that are not pages, the stylesheet among them.
  public let files: [SiteFile]

  /// Puts a publication together.
  ///
  /// - Parameters:
  ///   - frame: What every page has around its content.
  ///   - theme: The looks.
  ///   - series: The pages.
  ///   - files: The files that are not pages, apart from those that pages bring with them.
  public init(frame: PageFrame, theme: Theme, series: [PageSeries], files: [SiteFile] = []) {
    self.frame = frame
    self.series = series
    var own: [SitePath: SiteFile] = [:]
    for file in series.flatMap(\.files) { own[file.path] = file }
    self.files =
      [.stylesheet(of: theme), .icon] + own.values.sorted { "\($0.path)" < "\($1.path)" } + files
  }

  /// The number of pages.
  public var pageCount: Int { series.reduce(0) { $0 + $1.count } }
}
