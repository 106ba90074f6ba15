import Files
import Publishing
import Themes

extension Verb {
  /// `recordings`: turns xeno-canto's data into a catalogue.
  public static let recordings = Verb(
    name: "recordings",
    summary: "turns recordings in xeno-canto's JSON into a paginated catalogue",
    operands: "INPUT...",
    options: [
      .output, .title, .pageSize, .theme, .baseURL, .maxFiles, .maxBytes, .jobs, .strict, .report,
      .quiet, .help,
    ],
    notes: """
      An INPUT is a file, or a folder whose .json and .ndjson files are read: pages of the API, v2
      or v3, bare arrays, single recordings, or one recording a line. - reads standard input.
      The same recording twice is listed once; a record that cannot be used is reported and left
      out. Nothing is published unless every page is valid. How many files and bytes there will be is
      said first.
      """
  ) { arguments, console throws(CommandFailure) in
    guard !arguments.operands.isEmpty else {
      throw .usage("say what to read: recordings INPUT... --output DIR")
    }
    let build = try BuildOptions(arguments, defaultOutput: nil)
    let title = arguments[.title] ?? "Recordings"
    guard title.contains(where: { !$0.isWhitespace }) else {
      throw .usage("--title is blank; a site needs a title")
    }
    let pageSize = try arguments.number(.pageSize, in: 1...10_000) ?? 50
    let progress = console.progress()
    let catalogue: Catalogue
    let index: StepReport
    defer { Interrupt.uninstall() }
    do throws(RecordingInputError) {
      let inputs = try RecordingInputs(arguments.operands)
      // From here on there is a line to clear. Before, a signal ends the process by itself.
      Interrupt.install()
      let watch = Stopwatch()
      catalogue = Catalogue(
        of: try inputs.index(progress: progress), titled: title, pageSize: pageSize)
      index = StepReport(.index, since: watch, bytes: inputs.byteCount)
    } catch {
      throw CommandFailure(error)
    }
    let records = RecordReport(
      listed: catalogue.count, refusals: catalogue.refusals, index: index)
    for refusal in records.refusals { console.warning("\(refusal)") }
    guard catalogue.count > 0 || records.refused.isEmpty else {
      throw .findings("error: no record can be used, so nothing was published")
    }
    let publication = catalogue.publication(
      theme: build.theme ?? .cupertino, baseURL: build.baseURL)
    try await build.publish(publication, records: records, progress, console)
    if arguments.has(.strict), !records.refused.isEmpty {
      let refused = Quantity(records.refused.count, of: "record")
      throw .findings("error: \(refused) refused, and --strict was given")
    }
  }
}
