import Bytes
import Catalogues
import Commands
import Files
import Publishing
import Rendering
import Screens

/// `table -o people.html`: one page with everything in it.
extension Arguments {
  /// Whether the output is a file and not a folder.
  var isSingleFile: Bool {
    guard verb.name == Verb.table.name, let output = self[.output] else { return false }
    return output.lowercased().hasSuffix(".html") || output.lowercased().hasSuffix(".htm")
  }

  /// The options whose files need a folder, or that are about one.
  private static let ofFolders: [CommandOption] = [
    .each, .page, .rowPages, .keep, .host, .feed, .sortable, .exports, .download, .baseURL,
    .pageSize, .files, .maxFiles, .allowEmpty, .cache, .checksum, .watch, .port, .open,
  ]

  /// Refuses options that need a folder where the output is a file.
  func expectSingleFile() throws(CommandFailure) {
    guard isSingleFile, let output = self[.output],
      let option = Self.ofFolders.first(where: has)
    else { return }
    throw .usage(
      "\(option.flag) needs a folder, and --output \(output) is one file. Leave out "
        + "\(option.flag), or use --output \(Self.folder(for: output)).")
  }

  /// The folder that is proposed in place of a file.
  static func folder(for output: String) -> String { "\(stem(of: output))/" }
}

extension BuildOptions {
  /// Draws a page that is one file, and writes it, replacing an older one, unless it is too large;
  /// after an error, the old one is unchanged.
  func publish(
    singleFile site: TableSite, theme: Theme, records: RecordReport, _ console: Console
  ) throws {
    var report = BuildReport(records: records)
    try reportFile?.reserve()
    do {
      try records.report(to: console)
      try expect(site.rowCount, atMost: TableSite.maximumSingleRows, "rows", called: "20,000 rows")
      let file = try CommandFailure.mappingFileErrors(try OutputFile(output))
      let page: [UInt8]
      do {
        let name = file.path.last.map { "\($0)" } ?? "index.html"
        (page, report.published) = try site.singleFile(theme: theme, named: name)
        if Interrupt.isRequested { throw PublishError.interrupted }
      } catch PublishError.invalid(let findings) {
        report.published = PublishReport(findings: findings)
        throw PublishError.invalid(findings)
      }
      try expect(page.count, atMost: TableSite.maximumSingleBytes, "bytes", called: "20 MB")
      if let most = limits.maximumBytes, page.count > most {
        throw CommandFailure.findings(
          "error: the page has \(GroupedNumber(page.count)) bytes; the limit is \(ByteCount(most)) "
            + "(--max-bytes). Nothing was published. Raise the limit.")
      }
      try CommandFailure.mappingFileErrors(try file.write(page))
    } catch {
      throw CommandFailure(error).after { try reportFile?.write(report.json) }
    }
    try reportFile?.write(report.json)
    try console.result("\(report.summary) in \(output)")
  }

  private func expect(
    _ count: Int, atMost most: Int, _ noun: String, called limit: String
  ) throws(CommandFailure) {
    guard count > most else { return }
    throw .findings(
      "error: the page would have \(GroupedNumber(count)) \(noun); the limit of one file is "
        + "\(limit). Nothing was published. Use a folder (--output "
        + "\(Arguments.folder(for: output))), or leave out columns (--hide).")
  }
}
