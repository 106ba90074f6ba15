import Store

/// The record of a build in the cache folder, as text.
///
/// Its lines are the format, the digests of the program, of the published site and of the inputs,
/// the last line that the build printed, and the paths of the inputs.
struct BuildRecord {
  private static let format = "rowhouse-build 2"

  let program: Digest
  let site: Digest

  /// The digest of the inputs; `nil` if it is unknown.
  let inputs: Digest?

  let paths: [String]
  let ending: BuildMemory.Ending
}

extension BuildRecord {
  /// Reads a record; `nil` if the text is not of this format.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 6, lines[0] == Self.format, let program = Digest(lines[1].utf8),
      let site = Digest(lines[2].utf8)
    else { return nil }
    self.init(
      program: program, site: site, inputs: Digest(lines[3].utf8), paths: Array(lines[6...]),
      ending: BuildMemory.Ending(summary: lines[4], refused: lines[5].isEmpty ? nil : lines[5]))
  }

  /// The lines; `nil` if a path is more than one.
  var text: String? {
    let lines =
      [
        Self.format, "\(program)", "\(site)", inputs.map { "\($0)" } ?? "", ending.summary,
        ending.refused ?? "",
      ] + paths
    guard !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    return lines.joined(separator: "\n")
  }
}
