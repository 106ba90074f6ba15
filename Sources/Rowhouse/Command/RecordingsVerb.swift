import Publishing
import Records

extension Verb {
  /// `recordings`: turns xeno-canto's data into a catalogue.
  package static let recordings = Verb(
    name: "recordings",
    summary: "turns recordings in xeno-canto's JSON, or a table, into a paginated catalogue",
    operands: "INPUT...",
    options: [
      .output, .encoding, .title, .description, .source, .license, .logo, .accent, .groupBy, .sort,
      .facet,
      .pageSize, .rowPages, .showRemoteImages, .exports, .download, .theme, .baseURL, .feed, .host,
      .maxFiles,
      .maxBytes,
      .jobs, .memory, .strict, .maxSkipped, .allowEmpty, .keep, .report, .cache, .checksum, .force,
      .watch, .port, .open, .quiet,
      .help,
    ],
    summaries: [
      .groupBy: "what the sections are: species (the default), country, recordist ... or none",
      .sort: "what comes first in a section: newest (the default), oldest, quality, id ...",
      .facet:
        "also a list for each species, country, recordist, type, quality, year ...; or none",
      .showRemoteImages:
        "with --row-pages: show sonograms, which pages then fetch from their hosts",
    ],
    words: [
      .groupBy: RecordingFacet.allCases.map(\.rawValue) + ["none"],
      .facet: RecordingFacet.allCases.map(\.rawValue) + ["none"],
      .sort: RecordingOrder.allCases.map(\.rawValue),
    ],
    notes: """
      An INPUT is a file, a folder, or - for standard input. JSON may be pages of the API, v2 or
      v3, bare arrays, single recordings, or one recording a line; a table, CSV or TSV, has a first
      line that names its columns, as the API or as exports do (id, gen or source_id, genus ...).
      Without such a number it is taken from url or file-name (https://xeno-canto.org/7, XC7.ogg).
      Of a folder the .json, .geojson, .ndjson, .jsonl, .csv, .tsv and .tab files are read, but not
      those of a site that was published to a folder below it. What has another name, or none, is
      told by its beginning.
      Sections, lists and orders may also be of a field by the API's name: --facet dvc,
      --sort -alt. What is no date or time comes last in every order.
      The same recording twice is listed once, and of two different ones with one number the one
      that says more; a record that cannot be used is reported and left out. If more are skipped
      than used, or there are none, nothing is published. The order of the files makes no difference
      to the pages.
      How many files and bytes there will be is said first. Nothing is published unless every page
      is valid. Where inputs, options and site are those of the last time, nothing is done.
      \(watchNotes)
      """
  ) { arguments, console throws(CommandFailure) in
    if arguments.has(.showRemoteImages), !arguments.has(.rowPages) {
      throw .usage("--show-remote-images is about the pages of --row-pages; give that too")
    }
    if try arguments.watchesInputs(console) { return }
    try await arguments.publishRecordings(console)
  }
}
