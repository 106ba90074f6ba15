import Bytes
package import Files
package import Publishing
package import Rendering
package import Store

/// The options about publishing that all commands share.
package struct BuildOptions: Sendable {
  package let output: String
  package let theme: Theme?
  package let baseURL: BaseURL?
  private let host: SiteHost?
  package let limits: SizeLimits
  package let workers: Int

  /// The number of releases to keep, if it was given.
  private let keptCount: Int?

  /// The option that names the output folder: `--output`, or `--plan` for a plan.
  private let place: CommandOption
  package let reportFile: SideFile?

  /// The file for the detected names and types of a table's columns.
  package let schemaFile: SideFile?

  /// The file for the options and what was found out about a table.
  package let configFile: SideFile?

  /// Whether its size is all that is asked for.
  private let isEstimated: Bool

  /// The most files of a site whose size is not estimated in a message, unless it is limited.
  private static let estimatedFiles = 1_000

  /// Publishes a publication with a publisher, within limits.
  package typealias PublishStep =
    (Publisher<FolderStore>, Publication, SizeLimits) async throws -> PublishReport

  package init(_ arguments: Arguments, defaultOutput: String?) throws {
    guard let output = arguments[.output] ?? defaultOutput else {
      throw CommandFailure.usage("missing --output DIR (the folder to publish to)")
    }
    self.output = output
    place = arguments.work?.place ?? .output
    isEstimated = arguments.work?.isEstimate == true
    theme = try arguments.theme()
    baseURL = try arguments.baseURL()
    host = try arguments.host()
    limits = try SizeLimits(arguments)
    workers = try arguments.number(.jobs, in: 1...256) ?? Machine.processorCount
    keptCount = try arguments.number(.keep, in: 0...1000)
    reportFile = try SideFile("report", .report, of: arguments, besides: output)
    schemaFile = try SideFile("schema", .writeSchema, of: arguments, besides: output)
    configFile = try SideFile("config", .writeConfig, of: arguments, besides: output)
    if let report = arguments[.report] {
      try schemaFile?.expectOutside(of: report, called: "report")
      try configFile?.expectOutside(of: report, called: "report")
    }
    if let schema = arguments[.writeSchema] {
      try configFile?.expectOutside(of: schema, called: "schema")
    }
  }

  /// Refuses to write the site, the report or the schema over an input.
  ///
  /// A site in a folder below an input is allowed. An input in the output may be a file of the old
  /// site, which would be removed. A plan or a cache in it would be published.
  package func expectPlaces(
    besides inputs: [String], called noun: String = "input"
  ) throws(CommandFailure) {
    for input in inputs where input != "-" {
      if let depth = depth(of: input) {
        throw .usage(
          "\(place.flag) \(output) \(depth == 0 ? "is" : "contains") the \(noun) \(input). Use "
            + "another folder.")
      }
      try reportFile?.expectOutside(of: input, called: noun)
      try schemaFile?.expectOutside(of: input, called: noun)
      try configFile?.expectOutside(of: input, called: noun)
    }
  }

  /// Returns how many folders deep a path is in the output; `nil` if it is outside or unreadable.
  private func depth(of path: String) -> Int? {
    guard let folder = try? SideFile.place(of: FilePath(output)),
      var place = try? SideFile.place(of: FilePath(path))
    else { return nil }
    let identity = Self.identity(of: folder)
    var depth = 0
    while place != folder, identity == nil || Self.identity(of: place) != identity {
      guard place.last != nil else { return nil }
      place = place.parent
      depth += 1
    }
    return depth
  }

  private static func identity(of path: FilePath) -> FileStatus.Identity? {
    (try? FileStatus(of: path))?.identity
  }

  /// Reports skipped rows, publishes unless too many were skipped, prints the estimate and the
  /// result, and writes the report, if the options ask for one, replacing an older one.
  ///
  /// Nothing is published if the report can't be written. The caller listens for signals, so that
  /// an interrupted build cleans up.
  ///
  /// `left` is the state in which the last build left the site, if its files may be reused without
  /// reading them; `step` is for pages that other processes drew.
  @discardableResult
  package func publish(
    _ publication: Publication, over left: Digest? = nil, records: (any InputReport)? = nil,
    _ progress: BuildProgress, _ console: Console, by step: PublishStep? = nil
  ) async throws -> BuildReport {
    var report = BuildReport(records: records)
    try reportFile?.reserve()
    do {
      try records?.report(to: console)
      try await publish(publication, step, left, progress, noting: &report, console)
    } catch {
      throw CommandFailure(error).after { try reportFile?.write(report.json) }
    }
    try reportFile?.write(report.json)
    report.published.store.warn(of: output, console)
    try console.result("\(report.summary) in \(output)\(report.changes)")
    return report
  }

  /// Prints the skipped rows and the estimated size of the site; throws if a limit is exceeded.
  @discardableResult
  package func foretell(
    _ publication: Publication, records: any InputReport, _ console: Console
  ) throws -> Forecast {
    var report = BuildReport(records: records)
    try records.report(to: console)
    return try foretell(publication, noting: &report, console)
  }

  /// Foretells how large the site will be, and throws if that is too much.
  private func foretell(
    _ publication: Publication, noting report: inout BuildReport, _ console: Console
  ) throws -> Forecast {
    let forecast = try Forecast(of: publication.hosted(by: host))
    report.forecast = forecast
    if isEstimated || limits.areSet || forecast.files > Self.estimatedFiles,
      let line = report.forecastLine
    {
      console.note(line)
    }
    for warning in limits.warnings(of: forecast) { console.note(warning) }
    try limits.check(forecast)
    return forecast
  }

  /// Foretells how large the site will be, and publishes it unless that is too much.
  private func publish(
    _ publication: Publication, _ step: PublishStep?, _ left: Digest?,
    _ progress: BuildProgress, noting report: inout BuildReport, _ console: Console
  ) async throws {
    let forecast = try foretell(publication, noting: &report, console)
    let publication = publication.hosted(by: host)
    do {
      let store = try FolderStore(output, leftAs: left, keeping: keptCount)
      console.warn(ofOlderSites: store.unfinished)
      let publisher = Publisher(
        to: store, workers: workers, progress: progress, isInterrupted: { Interrupt.isRequested })
      report.published =
        if let step {
          try await step(publisher, publication, limits)
        } else {
          try await publisher.publish(
            publication, maximumFiles: limits.maximumFiles, maximumBytes: limits.maximumBytes)
        }
      report.size = store.size
    } catch PublishError.invalid(let findings) {
      let findings = publication.placed(findings)
      report.published = PublishReport(findings: findings)
      throw PublishError.invalid(findings)
    } catch let error as PublishError {
      throw limits.failure(of: error, forecast) ?? error
    }
  }
}

extension StoreSummary {
  func warn(of output: String, _ console: Console) {
    for file in edited {
      console.note(
        "warning: kept \(output)/\(file): it left the site, but was edited by hand. Delete it if "
          + "you don't need it.")
    }
    if let unkept { console.note("warning: \(unkept). The site was published.") }
    console.warn(ofOlderSites: leftovers)
  }
}

extension Console {
  /// Prints the errors of older sites, also with `--quiet`.
  package func warn(ofOlderSites errors: [FileError]) {
    error(errors.map { "warning: an older site was left unchanged: \($0)" })
  }
}

/// The part of a build that a verb is to do, if it isn't all.
package protocol BuildWork: Sendable {
  /// The option with the folder that is written to.
  var place: CommandOption { get }

  /// Whether the size of the site is all that is asked for.
  var isEstimate: Bool { get }
}
