import Bytes
package import Catalogues
package import Commands
import Files
import Publishing
package import Records
import Rendering
import Store
import Themes

extension Arguments {
  /// Reads rows whose columns are known, makes a catalogue of them, and publishes it; the options
  /// add to the columns, and override the title.
  package func publish(
    _ known: CollectionSchema, titled title: String, _ console: Console,
    as kind: (CollectionIndex, CatalogueExtras) -> any CatalogueKind
  ) async throws {
    var build = try CatalogueBuild(self, console)
    if try build.isDone() { return }
    let about = try about()
    var schema = known
    try ask(&schema)
    defer { Interrupt.uninstall() }
    let inputs = try build.inputs(operands, rows: .texts)
    let index = try await build.index(of: inputs, schema)
    for columns in index.unknownColumns { build.note("warning: \(columns)") }
    let catalogue = Catalogue(
      of: kind(index, extras), titled: self[.title] ?? title, about: about,
      pageSize: build.pageSize)
    try await build.publish(
      catalogue.publication(theme: build.theme, baseURL: build.options.baseURL))
  }

  /// Serves the site of some inputs and rebuilds it after every change, without an end; returns
  /// false if the options don't ask for it.
  package func watchesInputs(_ console: Console) throws -> Bool {
    guard has(.watch) else {
      for option: CommandOption in [.port, .open] where has(option) {
        throw CommandFailure.usage("\(option.flag) works only with --watch. Pass --watch too.")
      }
      return false
    }
    guard !operands.contains("-") else {
      throw CommandFailure.usage(
        "--watch can't watch standard input. Save the data to a file first.")
    }
    guard !operands.isEmpty, let output = self[.output] else {
      // The build says what is missing.
      return false
    }
    // A data package names files in its folder.
    try watch(
      operands.map {
        let folder = SmallFile.folder(of: $0)
        return !DataPackage.isName($0) ? $0 : folder.isEmpty ? "." : folder
      }, to: output, console)
    return true
  }
}

/// The steps of a build from inputs to a published catalogue.
struct CatalogueBuild {
  let options: BuildOptions
  let pageSize: Int
  var theme: Theme { options.theme ?? .cupertino }
  private let arguments: Arguments
  private let work: CatalogueWork
  private let recordLimits: RecordLimits
  private let console: Console
  private let progress: BuildProgress
  private let text: TextForm
  private let memory: BuildMemory?

  /// The plan that is made; known once the inputs are.
  private var plan: Plan?

  /// The files and folders that were read so far.
  private var sight = InputSight()

  private var inputFiles: [FilePath] = []

  /// The time since the reading began, until it ends.
  private var watch: Stopwatch?
  private var byteCount = 0
  private var listed = 0
  private var refusals: [Refusals] = []
  private var remarks: [ReadingRemark] = []
  private var notes = InputNotes()

  init(_ arguments: Arguments, _ console: Console) throws {
    guard !arguments.operands.isEmpty else {
      throw CommandFailure.usage(
        "missing INPUT. Usage: \(arguments.verb.name) INPUT... --output DIR")
    }
    sight.look(at: arguments.readPaths)
    options = try BuildOptions(arguments, defaultOutput: nil)
    recordLimits = try RecordLimits(arguments)
    try options.expectPlaces(besides: arguments.readPaths)
    try options.expectPlaces(besides: arguments.all(.cache), called: "cache")
    try options.expectPlaces(besides: arguments.all(.files), called: "folder of files")
    work = arguments.work as? CatalogueWork ?? .building
    if case .publishing(let folder, _) = work {
      try options.expectPlaces(besides: ["\(folder.path)"], called: "plan")
    }
    if let title = arguments[.title], title.allSatisfy(\.isWhitespace) {
      throw CommandFailure.usage("--title is blank. Pass a title, or leave out --title.")
    }
    pageSize = try arguments.number(.pageSize, in: 1...10_000) ?? 50
    text = try arguments.text()
    self.arguments = arguments
    self.console = console
    progress = console.progress(of: arguments.noun)
    memory =
      arguments.isSingleFile
      ? nil : BuildMemory(arguments, output: options.output, start: arguments.start)
  }

  /// Returns whether the last build had the same result; then prints that.
  func isDone() throws -> Bool {
    guard let ending = memory?.unchanged() else { return false }
    do throws(FileError) {
      console.warn(ofOlderSites: try FolderStore.finish(options.output))
    } catch {
      console.warn(ofOlderSites: [error])
    }
    if let refused = ending.refused { console.error(["warning: \(refused)"]) }
    try console.result("nothing has changed: \(ending.summary) in \(options.output)")
    return true
  }

  /// Notes files that are about to be read in addition to the inputs.
  mutating func note(read files: [String]) { sight.look(at: files) }

  /// Prints a remark about the input, if it is one of the first.
  mutating func note(_ line: String) { notes.add(line, console) }

  /// Finds and opens inputs; `others` are files in their folders that are not read, as schemas are.
  mutating func inputs(
    _ paths: [String], besides others: [String] = [], in usual: TextEncoding? = nil,
    rows: DocumentLists.Choice
  ) throws -> CollectionInputs {
    var text = text
    text.encoding = text.encoding ?? usual
    let inputs = try options.inputs(
      paths, besides: arguments.all(.schema) + others, as: text,
      rows: rows, allTables: arguments.has(.each), progress: progress
    ) { note($0) }
    inputFiles += inputs.files
    return inputs
  }

  mutating func index(
    of inputs: CollectionInputs, _ schema: CollectionSchema
  ) async throws -> CollectionIndex {
    try expectPlan()
    return try await reading(inputs, schema)
  }

  /// Reads inputs; the caller may retry with other settings if they can't be read.
  mutating func reading(
    _ inputs: CollectionInputs, _ schema: CollectionSchema
  ) async throws -> CollectionIndex {
    if watch == nil { watch = Stopwatch() }
    let index = try await inputs.index(
      of: schema, workers: options.workers, allowingEmpty: arguments.has(.allowEmpty),
      progress: progress, isInterrupted: { Interrupt.isRequested })
    byteCount += inputs.byteCount
    listed += index.count
    refusals.append(index.refusals)
    remarks += index.remarks
    return index
  }

  /// The numbers of rows that were read and skipped.
  private var records: RecordReport {
    let indexing = StepReport(.index, since: watch ?? Stopwatch(), bytes: byteCount)
    return RecordReport(
      noun: arguments.noun, listed: listed, refusals: .joined(refusals), remarks: remarks,
      index: indexing, limits: recordLimits, hasPage: !arguments.isSingleFile, inputNotes: notes)
  }

  /// Writes a table as a page that is one file.
  func publish(singleFile site: TableSite) throws {
    try options.publish(singleFile: site, theme: theme, records: records, console)
  }

  /// Publishes the pages, or does the part of the work that the options select.
  func publish(_ publication: Publication) async throws {
    let records = records
    var parts: [FilePath]?
    switch work {
    case .building: break
    case .planning(let folder):
      try options.foretell(publication, records: records, console)
      if let plan { try CommandFailure.mappingFileErrors(try folder.write(plan)) }
      return try console.result(
        "planned \(records.summary) in \(folder.path). Next: rowhouse draw --plan "
          + "\(folder.path) --part 1/4")
    case .foretelling:
      let memory = Machine.peakMemory
      let site = try options.foretell(publication, records: records, console)
      return try await foretell(publication, records, site, memory)
    case .drawing(let part, let folder, let plan):
      return try await draw(part, of: publication, to: plan, in: folder)
    case .publishing(let folder, let plan):
      parts = try CommandFailure.mappingFileErrors(try CatalogueWork.parts(of: plan, in: folder))
    }
    let report = try await options.publish(
      publication, over: memory?.left(), records: records, progress, console,
      by: parts.map { parts in
        { publisher, publication, limits in
          try await publisher.publish(
            publication, drawnIn: parts, maximumFiles: limits.maximumFiles,
            maximumBytes: limits.maximumBytes)
        }
      })
    let error = memory?.remember(
      sight, BuildMemory.Ending(summary: report.summary, refused: records.refusedLine),
      written: report.published.store.written)
    if let error, arguments.has(.cache) {
      console.note("warning: \(error). The next build will render all pages again.")
    }
  }

  // MARK: - Plans

  /// Makes the plan, once all inputs are known, or compares them with the plan that is followed.
  mutating func expectPlan() throws(CommandFailure) {
    guard plan == nil else { return }
    let (followed, folder): (Plan?, PlanFolder)
    switch work {
    case .building, .foretelling: return
    case .planning(let own): (followed, folder) = (nil, own)
    case .drawing(_, let own, let plan), .publishing(let own, let plan):
      (followed, folder) = (plan, own)
    }
    plan = try CommandFailure.mappingFileErrors(try planOfInputs())
    if let plan, let followed {
      try CommandFailure.mappingFileErrors(try followed.expectInputs(of: plan, in: folder))
    }
  }

  private func planOfInputs() throws(FileError) -> Plan {
    var files = inputFiles
    for path in sight.paths {
      // Of a folder of inputs not all files are read.
      let place = try FilePath(path)
      if arguments.operands.contains(path), try FileStatus(of: place).kind == .folder { continue }
      files += try BuildMemory.files(at: place)
    }
    let own: Set<CommandOption> = [.output, .jobs, .memory, .quiet, .report]
    return try Plan(arguments.words(besides: own), reading: files)
  }

  /// Prints an estimate for very much more of the data.
  private func foretell(
    _ publication: Publication, _ records: RecordReport, _ site: Forecast, _ memory: Int
  ) async throws {
    let forecast = try await ScaleForecast(
      of: publication, rows: listed, called: records.noun, site, read: records.index,
      memory: memory)
    try console.answer(forecast.lines)
  }

  private func draw(
    _ part: WorkPart, of publication: Publication, to plan: Plan, in folder: PlanFolder
  ) async throws {
    let store = try CommandFailure.mappingFileErrors(try folder.write(part, of: plan))
    let report = try await Publisher(
      to: store, workers: options.workers, progress: progress,
      isInterrupted: { Interrupt.isRequested }
    ).draw(part, of: publication)
    try console.result(
      "drew part \(part): \(BuildReport(published: report).summary) in \(folder.path)")
  }
}

extension BuildOptions {
  /// Finds and opens the inputs, and notes the skipped folders of sites below them.
  ///
  /// From here on a signal is only noted: there may be a pipe to read, and then a line to clear.
  func inputs(
    _ paths: [String], besides others: [String], as text: TextForm,
    rows: DocumentLists.Choice, allTables: Bool, progress: BuildProgress,
    noting note: (String) -> Void
  ) throws -> CollectionInputs {
    Interrupt.install()
    let inputs = try CollectionInputs(
      paths, besides: others, text: text, rows: rows,
      allTables: allTables,
      unpackingAtMost: min(limits.maximumBytes ?? .max, CollectionInputs.usualUnpackingLimit),
      progress: progress,
      isInterrupted: { Interrupt.isRequested })
    let sites = inputs.skippedSites
    if let site = sites.first {
      note(
        sites.count == 1
          ? "note: skipped \(site), a site that rowhouse published. Pass its path to read it."
          : "note: skipped \(sites.count) sites that rowhouse published, such as \(site). Pass a "
            + "path to read one.")
    }
    for line in inputs.notes { note(line) }
    if case .largest = rows, let (file, list, lists) = inputs.narrowed.first {
      let others = lists.words(besides: list)
      let more = inputs.narrowed.count - 1
      let place = list.path.isEmpty ? "" : " of \"\(list.path)\""
      let columns = list.key.map { " as rows, with their names in the column \"\($0)\"" } ?? ""
      let whole = list.key == nil ? "" : ". Pass --rows . to read the object as one row"
      note(
        "note: \(file): reading the \(list.contents)\(place)\(columns)"
          + (more == 0 ? "" : ", and the same in \(Quantity(more, of: "more file"))") + whole
          + (others.map { ". Choose another list with --rows: \($0)" } ?? ""))
    }
    return inputs
  }
}
