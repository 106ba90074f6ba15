import Publishing
import Screens

/// The limits for the size of a site, by options and by hosts.
struct SizeLimits: Sendable {
  /// The most files that may be published, if that is limited.
  let maximumFiles: Int?

  /// The most bytes that may be published, if that is limited.
  let maximumBytes: Int?

  /// The advice for a site that is too large.
  private let advice: String

  /// How far above the limit a forecast must be, in percent, to be refused at once.
  ///
  /// Within this margin, only drawing the pages shows whether a limit is exceeded.
  private static let margin = 10

  /// Reads the limits.
  ///
  /// - Throws: A usage error for an invalid number.
  init(_ arguments: Arguments) throws(CommandFailure) {
    maximumFiles = try arguments.number(.maxFiles, in: 1...1_000_000_000)
    maximumBytes = try arguments.byteCount(.maxBytes)
    advice =
      arguments.allows(.pageSize)
      ? "give a larger --page-size or fewer \(arguments.noun)s" : "publish fewer pages"
  }

  /// Refuses a site that will be too large.
  func check(_ forecast: Forecast) throws(CommandFailure) {
    if let files = maximumFiles,
      forecast.files > (forecast.knowsFiles ? files : files + files / Self.margin)
    {
      throw .findings(
        "error: the site would have \(forecast.fileCount), and --max-files is "
          + "\(GroupedNumber(files)), so nothing was written; \(advice), or allow more")
    }
    if let bytes = maximumBytes, forecast.bytes / (100 + Self.margin) > bytes / 100 {
      throw .findings(
        "error: the site would have about \(ByteCount(forecast.bytes)), and --max-bytes is "
          + "\(ByteCount(bytes)), so nothing was written; \(advice), or allow more")
    }
  }

  /// The error if drawing shows that the site has too many files.
  func failure(maximumFiles limit: Int, _ forecast: Forecast) -> CommandFailure {
    .findings(
      "error: the site has more than \(Quantity(limit, of: "file")), which is --max-files (the "
        + "forecast was \(forecast.fileCount)), so nothing was published; \(advice), or allow more")
  }

  /// The error if drawing shows that the site is too large.
  func failure(limit: Int, _ forecast: Forecast) -> CommandFailure {
    .findings(
      "error: the site has more than \(ByteCount(limit)), which is --max-bytes (the forecast was "
        + "about \(ByteCount(forecast.bytes))), so nothing was published; \(advice), or allow more")
  }

  /// A warning for each host that would not take the site.
  func warnings(of forecast: Forecast) -> [String] {
    HostLimit.all.filter { $0.isPassed(by: forecast) }.map { limit in
      let excess =
        switch limit.measure {
        case .files:
          "\(forecast.fileCount) are more than the \(GroupedNumber(limit.most))"
        case .bytes: "about \(ByteCount(forecast.bytes)) is more than the \(ByteCount(limit.most))"
        }
      return "warning: \(excess) that \(limit.host) takes; \(advice), or publish to another host"
    }
  }
}

extension Forecast {
  /// The number of files in words: `233 files`, or `about 233 files`.
  var fileCount: String { "\(knowsFiles ? "" : "about ")\(Quantity(files, of: "file"))" }
}
