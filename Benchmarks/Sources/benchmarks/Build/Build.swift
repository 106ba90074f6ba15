import Catalogues
import Foundation
import Recordings
import Records
import Rowhouse
import Store
import ToolCommands

/// Publishes a catalogue as the command does, with its search or without.
///
/// The command cannot leave the search out, so what it costs is measured with this program.
struct Build {
  /// The recordings.
  let file: URL

  /// Where the catalogue is published.
  let folder: URL

  /// Whether it has a search.
  let hasSearch: Bool

  /// - Returns: What was published.
  func run() async throws -> BuildSummary {
    let index = try await CollectionInputs([file.path])
      .index(of: .recordings(), workers: ProcessInfo.processInfo.activeProcessorCount)
    try Failure.unless(index.refusals.examples.isEmpty, "the index refused recordings")
    var extras = CatalogueExtras()
    extras.hasSearch = hasSearch
    let publication = Catalogue(
      of: RecordingKind(index, with: extras), titled: "Recordings", pageSize: 50
    )
    .publication(theme: .cupertino)
    let report = try await Publisher(to: FolderStore(folder.path)).publish(publication)
    return BuildSummary(
      files: report.store.written,
      seconds: report.steps.reduce(into: [:]) { $0[$1.step.rawValue] = $1.seconds })
  }
}
