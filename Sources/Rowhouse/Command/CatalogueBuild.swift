import Files
import Publishing
import Records
import Themes

/// What `recordings` and `table` do: read a collection, make a catalogue of it, and publish that.
struct CatalogueBuild: Sendable {
  private let arguments: Arguments
  private let build: BuildOptions
  private let schema: CollectionSchema
  private let pageSize: Int
  private let extras: CatalogueExtras

  /// A collection that was read.
  struct Collection {
    let index: CollectionIndex

    /// What messages call the files that it was read from.
    let files: [String]
    let pageSize: Int
    let extras: CatalogueExtras
  }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command.
  ///   - schema: What is known of the rows.
  /// - Throws: A usage error.
  init(_ arguments: Arguments, of schema: CollectionSchema) throws(CommandFailure) {
    guard !arguments.operands.isEmpty else {
      throw .usage("say what to read: \(arguments.verb) INPUT... --output DIR")
    }
    self.arguments = arguments
    build = try BuildOptions(arguments, defaultOutput: nil)
    try build.expectPlaces(besides: arguments.operands)
    if let title = arguments[.title], title.allSatisfy(\.isWhitespace) {
      throw .usage("--title is blank; a site needs a title")
    }
    pageSize = try arguments.number(.pageSize, in: 1...10_000) ?? 50
    extras = arguments.extras
    var schema = schema
    try arguments.ask(&schema)
    self.schema = schema
  }

  /// Reads and publishes.
  ///
  /// - Parameters:
  ///   - console: Where to say how far it is, and how it ended.
  ///   - make: Makes the catalogue, and says what is to be said of the data.
  /// - Throws: ``CommandFailure``
  func run(_ console: Console, _ make: (Collection) -> Catalogue) async throws(CommandFailure) {
    let progress = console.progress(of: arguments.noun)
    let collection: Collection
    let index: StepReport
    defer { Interrupt.uninstall() }
    do throws(CollectionInputError) {
      let inputs = try build.inputs(arguments.operands, console)
      let watch = Stopwatch()
      collection = Collection(
        index: try await inputs.index(
          of: schema, workers: build.workers, allowingEmpty: arguments.has(.allowEmpty),
          progress: progress, isInterrupted: { Interrupt.isRequested }),
        files: inputs.names, pageSize: pageSize, extras: extras)
      index = StepReport(.index, since: watch, bytes: inputs.byteCount)
    } catch {
      if case .standardInputTwice = error { throw .usage("\(error)") }
      throw CommandFailure(error)
    }
    let catalogue = make(collection)
    let rows = RecordReport(
      noun: arguments.noun, listed: catalogue.count, refusals: catalogue.refusals, index: index)
    try await build.publish(
      catalogue.publication(theme: build.theme ?? .cupertino, baseURL: build.baseURL),
      records: rows, progress, console)
  }
}
