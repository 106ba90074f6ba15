import Publishing
import Screens

/// The limits for the size of a site, by options and by hosts.
package struct SizeLimits: Sendable {
  /// The most files that may be published, if that is limited.
  package let maximumFiles: Int?

  /// The most bytes that may be published, if that is limited.
  package let maximumBytes: Int?

  /// The advice for a site that is too large.
  private let advice: String

  /// The percentage above the limit from which a forecast is refused; below it, only drawing shows
  /// whether the limit is exceeded.
  private static let margin = 10

  init(_ arguments: Arguments) throws(CommandFailure) {
    maximumFiles = try arguments.number(.maxFiles, in: 1...1_000_000_000)
    maximumBytes = try arguments.byteCount(.maxBytes)
    advice =
      arguments.allows(.pageSize)
      ? "Use a larger --page-size" : "Publish fewer pages"
  }

  var areSet: Bool { maximumFiles != nil || maximumBytes != nil }

  /// Refuses a site that will be too large.
  func check(_ forecast: Forecast) throws(CommandFailure) {
    if let files = maximumFiles,
      forecast.files > (forecast.knowsFiles ? files : files + files / Self.margin)
    {
      throw .findings(
        "error: the site would have \(forecast.fileCount); the limit is \(GroupedNumber(files)) "
          + "(--max-files). Nothing was published. \(advice) or raise the limit.")
    }
    if let bytes = maximumBytes, forecast.bytes / (100 + Self.margin) > bytes / 100 {
      throw .findings(
        "error: the site would have about \(ByteCount(forecast.bytes)); the limit is "
          + "\(ByteCount(bytes)) "
          + "(--max-bytes). Nothing was published. \(advice) or raise the limit.")
    }
  }

  /// The failure if drawing shows that the site is too large; `nil` for another error.
  func failure(of error: PublishError, _ forecast: Forecast) -> CommandFailure? {
    let excess: String
    switch error {
    case .tooManyFiles(let limit):
      excess =
        "more than \(Quantity(limit, of: "file")), the limit of --max-files (estimate: "
        + "\(forecast.fileCount))"
    case .tooLarge(let limit):
      excess =
        "more than \(ByteCount(limit)), the limit of --max-bytes (estimate: about "
        + "\(ByteCount(forecast.bytes)))"
    default: return nil
    }
    return .findings(
      "error: the site has \(excess). Nothing was published. \(advice) or raise the limit.")
  }

  /// A warning for each host that would not take the site.
  func warnings(of forecast: Forecast) -> [String] {
    HostLimit.all.filter { $0.isPassed(by: forecast) }.map { limit in
      let excess =
        switch limit.measure {
        case .files:
          "the site has \(forecast.fileCount); \(limit.host) takes at most "
            + "\(GroupedNumber(limit.most))"
        case .bytes:
          "the site has about \(ByteCount(forecast.bytes)); \(limit.host) takes at most "
            + "\(ByteCount(limit.most))"
        }
      return "warning: \(excess). \(advice) or another host."
    }
  }
}

extension Forecast {
  /// The number of files in words: `233 files`, or `about 233 files`.
  var fileCount: String { "\(knowsFiles ? "" : "about ")\(Quantity(files, of: "file"))" }
}
