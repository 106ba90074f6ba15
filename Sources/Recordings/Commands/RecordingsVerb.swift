import CEmbedded
package import Commands
import Files
import Rendering
public import ToolCommands

extension Verb {
  /// `recordings`: turns xeno-canto's data into a catalogue.
  package static let recordings = Verb(
    name: "recordings",
    summary: "Build a catalogue of bird-sound recordings",
    operands: "INPUT...",
    noun: "recording",
    defaultTitle: "\"Recordings\"",
    refusal: "recording was skipped (the same one twice is not)",
    options: [
      .output, .config, .encoding, .quote, .title, .description, .source, .license, .logo, .page,
      .footer, .accent, .groupBy, .sort, .facet, .pageSize, .rowPages, .showRemoteImages, .exports,
      .download, .theme, .baseURL, .feed, .host, .maxFiles, .maxBytes, .jobs, .memory, .strict,
      .maxSkipped, .allowEmpty, .keep, .report, .cache, .checksum, .force, .watch, .port, .open,
      .quiet, .help,
    ],
    required: [.output],
    common: [
      .output, .title, .theme, .groupBy, .sort, .facet, .rowPages, .showRemoteImages, .download,
      .watch, .help,
    ],
    group: .building,
    input: "A file, a folder, or - for standard input: JSON of xeno-canto's API (version 2 or 3), "
      + "or a table with its column names or those of its exports.",
    examples: [
      "rowhouse recordings birds.ndjson -o site",
      "rowhouse recordings birds.ndjson -o site --row-pages --show-remote-images",
      "rowhouse recordings archive.csv -o archive --group-by country --watch --open",
    ],
    summaries: [
      .groupBy:
        "Group into sections by species (the default), country, recordist, type, quality, year, "
        + "none, or a field of the API",
      .sort:
        "Sort sections by newest (the default), oldest, quality, id, or a field of the API; "
        + "-COLUMN sorts descending",
      .facet:
        "Make a page for each species, country, recordist, type, quality, year, or value of a "
        + "field of the API; none turns off value lists",
      .showRemoteImages:
        "With --row-pages, show sonograms, which pages fetch from their hosts",
      .feed: "Atom feed of the latest recordings, by date or uploaded (needs --base-url)",
    ],
    words: [
      .groupBy: RecordingFacet.allCases.map(\.rawValue) + ["none"],
      .facet: RecordingFacet.allCases.map(\.rawValue) + ["none"],
      .sort: RecordingOrder.allCases.map(\.rawValue),
    ],
    notes: """
      Recordings that come twice are listed once. If different ones share a number, the one with \
      more fields counts. The order of the inputs doesn't change the pages.

      Nothing is published unless every page is valid. If neither the input nor the options have \
      changed since the last build, nothing is rebuilt.
      """
  ) { arguments, console in
    if arguments.has(.showRemoteImages), !arguments.has(.rowPages) {
      throw CommandFailure.usage(
        "--show-remote-images works only with --row-pages. Pass --row-pages too.")
    }
    if try arguments.watchesInputs(console) { return }
    try await arguments.publish(.recordings(), titled: "Recordings", console) {
      RecordingKind($0, with: $1)
    }
  }
}

extension DataTemplate {
  package static var recordings: DataTemplate {
    DataTemplate(
      for: "recordings", readme: Embedded.recordings_md.bytes,
      sample: Embedded.recordings_csv.bytes, at: "data/recordings.csv", groupedBy: "country")
  }
}

extension ListingFolder {
  package static let recordings = ListingFolder("recordings/", of: "recording")
}

extension RowhouseCommand {
  /// The command with the verbs for recordings, `recordings` and `fetch`.
  public static var withRecordings: RowhouseCommand {
    RowhouseCommand(
      catalogues: [.recordings], sources: [.fetch], templates: [.recordings],
      lists: [.recordings])
  }
}
