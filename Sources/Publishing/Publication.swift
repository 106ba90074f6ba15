public import Rendering

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
  ///   - files: The files that are not pages, apart from stylesheet and script.
  public init(frame: PageFrame, theme: Theme, series: [PageSeries], files: [SiteFile] = []) {
    self.frame = frame
    self.series = series
    let player = series.contains(where: \.plays) ? [SiteFile.player] : []
    self.files = [.stylesheet(of: theme), .icon] + player + files
  }

  /// The number of pages.
  public var pageCount: Int { series.reduce(0) { $0 + $1.count } }
}
