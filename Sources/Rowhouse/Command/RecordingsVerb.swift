import Files
import Publishing
import Records
import Themes

extension Verb {
  /// `recordings`: turns xeno-canto's data into a catalogue.
  public static let recordings = Verb(
    name: "recordings",
    summary: "turns recordings in xeno-canto's JSON, or a table, into a paginated catalogue",
    operands: "INPUT...",
    options: [
      .output, .title, .groupBy, .order, .facet, .pageSize, .details, .showRemoteImages, .exports,
      .theme, .baseURL, .maxFiles, .maxBytes, .jobs, .strict, .maxRefused, .allowEmpty, .report,
      .quiet, .help,
    ],
    notes: """
      An INPUT is a file, a folder, or - for standard input. JSON may be pages of the API, v2 or
      v3, bare arrays, single recordings, or one recording a line; a table, CSV or TSV, has a first
      line that names its columns, as the API or as exports do (id, gen or source_id, genus ...).
      Without such a number it is taken from url or file-name (https://xeno-canto.org/7, XC7.ogg).
      Of a folder the .json, .ndjson, .jsonl, .csv, .tsv and .tab files are read, but not those of
      a site that was published to a folder below it. What has another name, or none, is told by
      its beginning.
      The same recording twice is listed once, and of two different ones with one number the one
      that says more; a record that cannot be used is reported and left out. If more are refused
      than used, or there are none, nothing is published. What is no date or time comes last in
      every order. The order of the files makes no difference to the pages.
      How many files and bytes there will be is said first. Nothing is published unless every page
      is valid.
      """
  ) { arguments, console throws(CommandFailure) in
    guard !arguments.operands.isEmpty else {
      throw .usage("say what to read: recordings INPUT... --output DIR")
    }
    let build = try BuildOptions(arguments, defaultOutput: nil)
    try build.expectPlaces(besides: arguments.operands)
    let title = arguments[.title] ?? "Recordings"
    guard title.contains(where: { !$0.isWhitespace }) else {
      throw .usage("--title is blank; a site needs a title")
    }
    let pageSize = try arguments.number(.pageSize, in: 1...10_000) ?? 50
    let grouping = try arguments.choice(.groupBy, of: RecordingGrouping.self) ?? .species
    let order = try arguments.choice(.order, of: RecordingOrder.self) ?? .newest
    let facets = try facets(arguments, besides: grouping)
    let extras = try arguments.catalogueExtras()
    let progress = console.progress()
    let recordings: RecordingIndex
    let index: StepReport
    defer { Interrupt.uninstall() }
    do throws(RecordingInputError) {
      let inputs = try build.inputs(arguments.operands, console)
      let watch = Stopwatch()
      recordings = try await inputs.index(
        groupedBy: grouping, orderedBy: order, workers: build.workers,
        allowingEmpty: arguments.has(.allowEmpty), progress: progress,
        isInterrupted: { Interrupt.isRequested })
      index = StepReport(.index, since: watch, bytes: inputs.byteCount)
    } catch {
      if case .standardInputTwice = error { throw .usage("\(error)") }
      throw CommandFailure(error)
    }
    let catalogue = Catalogue(
      of: recordings, titled: title, pageSize: pageSize, facets: facets, with: extras)
    let records = RecordReport(
      listed: catalogue.count, refusals: catalogue.refusals, index: index)
    for columns in recordings.unknownColumns { console.warning("warning: \(columns)") }
    let publication = catalogue.publication(
      theme: build.theme ?? .cupertino, baseURL: build.baseURL)
    try await build.publish(publication, records: records, progress, console)
  }

  /// What each value of gets a list of its own.
  private static func facets(
    _ arguments: Arguments, besides grouping: RecordingGrouping
  ) throws(CommandFailure) -> [RecordingFacet] {
    let facets = try arguments.choices(.facet, of: RecordingFacet.self)
    if let facet = facets.first(where: { $0.isGroup(of: grouping) }) {
      throw .usage(
        "--facet \(facet.rawValue): the listing has a section for each already; leave it out, or "
          + "choose another --group-by")
    }
    return facets
  }
}

extension Arguments {
  /// What a catalogue is to have besides its lists.
  fileprivate func catalogueExtras() throws(CommandFailure) -> CatalogueExtras {
    var extras = CatalogueExtras()
    extras.hasDetails = has(.details)
    extras.showsRemoteImages = has(.showRemoteImages)
    extras.hasExports = has(.exports)
    if extras.showsRemoteImages, !extras.hasDetails {
      throw .usage("--show-remote-images is about the pages of --details; give that too")
    }
    return extras
  }
}
