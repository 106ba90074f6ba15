import Files
import Publishing
import Records
import Themes

extension Arguments {
  /// Does what `recordings` and `table` do: reads a collection, makes a catalogue of it, and publishes
  /// that.
  ///
  /// - Parameters:
  ///   - schema: What is known of the rows.
  ///   - console: Where to say how far it is, and how it ended.
  ///   - describe: Says what a collection that was read from some files is, and what its catalogue is
  ///     called if nobody says.
  /// - Throws: ``CommandFailure``
  func publishCatalogue(
    of schema: CollectionSchema, _ console: Console,
    _ describe: (CollectionIndex, _ files: [String]) -> (kind: Catalogue.Kind, title: String)
  ) async throws(CommandFailure) {
    guard !operands.isEmpty else {
      throw .usage("say what to read: \(verb) INPUT... --output DIR")
    }
    let build = try BuildOptions(self, defaultOutput: nil)
    try build.expectPlaces(besides: operands)
    if let title = self[.title], title.allSatisfy(\.isWhitespace) {
      throw .usage("--title is blank; a site needs a title")
    }
    let pageSize = try number(.pageSize, in: 1...10_000) ?? 50
    let (encoding, isFromMySQL) = (try encoding(), try isFromMySQL())
    let about = try about()
    var schema = schema
    try ask(&schema)

    let progress = console.progress(of: noun)
    let files: [String]
    let index: CollectionIndex
    let indexing: StepReport
    defer { Interrupt.uninstall() }
    do throws(CollectionInputError) {
      let inputs = try build.inputs(
        operands, besides: all(.schema), in: encoding, isFromMySQL: isFromMySQL,
        rows: rows(of: schema), console)
      let watch = Stopwatch()
      files = inputs.names
      index = try await inputs.index(
        of: schema, workers: build.workers, allowingEmpty: has(.allowEmpty), progress: progress,
        isInterrupted: { Interrupt.isRequested })
      indexing = StepReport(.index, since: watch, bytes: inputs.byteCount)
    } catch {
      if case .standardInputTwice = error { throw .usage("\(error)") }
      throw CommandFailure(error)
    }
    try build.write(
      TableSchema.text(of: index, namedBy: schema.identifier, missing: schema.missingWords))
    let (kind, title) = describe(index, files)
    let catalogue = Catalogue(
      of: index, kind, titled: self[.title] ?? title, about: about, pageSize: pageSize,
      with: extras)
    try await build.publish(
      catalogue.publication(theme: build.theme ?? .cupertino, baseURL: build.baseURL),
      records: RecordReport(
        noun: noun, listed: index.count, refusals: index.refusals, index: indexing),
      progress, console)
  }
}
