import Bytes
package import Commands
import Files
import Store

extension Verb {
  /// `diff`: shows the changes between two builds of a site.
  package static func diff(lists: [ListingFolder]) -> Verb {
    Verb(
      name: "diff",
      summary: "Show what changed between two builds of a site",
      operands: "[OLD] NEW",
      options: [.format, .limit, .output, .quiet, .help],
      group: .built,
      examples: ["rowhouse diff _site", "rowhouse diff old new --format markdown"],
      values: [.output: "FILE"],
      summaries: [
        .format: "text (the default), markdown, json or page (an HTML page)",
        .output: "Write to FILE instead of standard output",
        .quiet: "Print nothing; use the exit status",
      ],
      words: [.format: DifferenceFormat.allCases.map(\.rawValue)],
      notes: """
        OLD and NEW are folders of pages. Without OLD, NEW is compared with its last release (see \
        --keep of table).

        Exit status: 0 no differences, 1 differences, 2 or 3 nothing was compared.
        """
    ) { arguments, console in
      let format: DifferenceFormat = try arguments.choice(.format) ?? .text
      let limit = try arguments.number(.limit, in: 0...Int.max) ?? (format == .json ? .max : 20)
      let (old, new) = try arguments.builds()
      if let name = arguments[.output] {
        for folder in [old.name, new.name] where try SideFile.lies(name, in: folder) {
          throw CommandFailure.usage(
            "--output \(name) is inside \(folder). Write the difference elsewhere.")
        }
      }
      let output = try arguments[.output].map { name in try OutputFile(name) }
      let difference = try SiteComparison.difference(
        from: old.build, to: new.build, limit: limit, lists: lists)
      let bytes = try format.bytes(of: difference, from: old.name, to: new.name)
      if let output {
        try output.write(bytes + [UInt8(ascii: "\n")])
      } else {
        switch format {
        case .text, .markdown: try console.result(String(decoding: bytes, as: UTF8.self).lines)
        case .json, .page: if !console.isQuiet { try console.answer(exactly: bytes) }
        }
      }
      if !difference.isEmpty { throw CommandFailure(status: .findings, []) }
    }
  }
}

private enum DifferenceFormat: String, CaseIterable {
  case text, markdown, json, page

  func bytes(of difference: SiteDifference, from old: String, to new: String) throws -> [UInt8] {
    switch self {
    case .text: return Array(difference.text.utf8)
    case .markdown: return Array(difference.markdown.utf8)
    case .json: return difference.json.bytes(spaced: true)
    case .page: return try DifferencePage.bytes(of: difference, from: old, to: new)
    }
  }
}

extension Arguments {
  fileprivate func builds() throws -> (
    old: (name: String, build: SiteBuild), new: (name: String, build: SiteBuild)
  ) {
    guard operands.count < 3 else {
      throw CommandFailure.usage("too many arguments. Usage: diff OLD NEW")
    }
    guard let name = operands.last else {
      throw CommandFailure.usage("missing folders. Usage: diff OLD NEW")
    }
    let new = try build(name)
    if operands.count == 2 { return ((operands[0], try build(operands[0])), (name, new)) }
    do throws(FileError) {
      let releases = try Releases(of: name)
      if let last = try releases.numbers().last {
        let old = try SiteBuild(releases.release(last))
        return (("release \(last) of \(name)", old), (name, new))
      }
    } catch {
      throw CommandFailure.machine("\(error). Pass both folders: diff OLD NEW")
    }
    throw CommandFailure.usage("\(name) has no earlier releases. Pass both folders: diff OLD NEW")
  }

  private func build(_ name: String) throws -> SiteBuild {
    let build = try SiteBuild(name)
    guard build.hasPages else {
      throw CommandFailure.usage("no HTML pages in \(name). Check the path.")
    }
    return build
  }
}
