import Bytes
package import Commands
import Files
import Publishing
import Store

extension Verb {
  /// The verbs `plan`, `draw` and `publish`: parts of the work of other verbs, the usual one first.
  package static func parts(of verbs: [Verb]) -> [Verb] {
    var plan = plan
    let names = verbs.map(\.name)
    plan.others = Array(Set(verbs.flatMap(planned)))
    plan.words[.readAs] = names
    plan.summaries[.readAs] =
      "Read the inputs as "
      + (names.prefix(1).map { "\($0) (the default)" } + names.dropFirst()).list(joinedBy: "or")
    let others = names.dropFirst().map { "those of \($0), with --as \($0)" }
    plan.notes =
      "Pass the options of \(names[0]) here"
      + (others.isEmpty ? "" : " (or \(others.list(joinedBy: "or")))") + plan.notes
    return [plan, draw, publish].map { verb in
      var verb = verb
      verb.planned = verbs
      return verb
    }
  }

  /// `plan`: reads the inputs of a catalogue, for processes that draw its pages.
  private static let plan = Verb(
    name: "plan",
    summary: "Read the input",
    operands: "INPUT...",
    options: planOptions,
    required: [.plan],
    group: .parts,
    examples: [
      "rowhouse plan people.csv --plan work --row-pages", "rowhouse draw --plan work --part 1/2",
      "rowhouse draw --plan work --part 2/2", "rowhouse publish --plan work -o site",
    ],
    notes: """
      , except \
      --output. draw and publish read them from the plan, and then the input itself. All processes \
      need the folder of the plan and the inputs at the same paths.
      """
  ) { arguments, console in
    if arguments.has(.estimate) { return try await arguments.foretell(console) }
    let folder = try arguments.planFolder()
    try folder.expectOutsideOfSites()
    guard !arguments.operands.contains("-") else {
      throw CommandFailure.usage("plan can't read standard input. Save the data to a file first.")
    }
    try await arguments.run(arguments.plannedWords(), .planning(folder), in: folder, console)
  }

  /// `draw`: makes a part of the pages of a plan.
  private static let draw = Verb(
    name: "draw",
    summary: "Render one part of the pages",
    options: [.plan, .part, .jobs, .memory, .quiet, .help],
    required: [.plan, .part],
    group: .parts,
    examples: ["rowhouse draw --plan work --part 1/2"],
    notes: """
      Pages stay in the folder of the plan until all parts are there. A part may be rendered \
      again, also by two processes at once. The number of parts doesn't change the site.
      """
  ) { arguments, console in
    let folder = try arguments.planFolder()
    guard let part = try arguments.part() else {
      throw CommandFailure.usage("missing --part (its number and the number of parts, such as 1/4)")
    }
    let plan = try folder.openPlan()
    try await arguments.run(plan.words, .drawing(part, folder, plan), in: folder, console)
  }

  /// `publish`: combines drawn parts.
  private static let publish = Verb(
    name: "publish",
    summary: "Combine the parts and publish the site",
    options: [.plan, .output, .jobs, .memory, .keep, .report, .quiet, .help],
    required: [.plan, .output],
    group: .parts,
    examples: ["rowhouse publish --plan work -o site"],
    notes: """
      The site is the same, byte for byte, as one that a single command builds. It replaces an \
      older one in one step.
      """
  ) { arguments, console in
    let folder = try arguments.planFolder()
    guard arguments.has(.output) else {
      throw CommandFailure.usage("missing --output DIR (the folder to publish to)")
    }
    let plan = try folder.openPlan()
    try await arguments.run(plan.words, .publishing(folder, plan), in: folder, console)
  }

  fileprivate static let planOptions: [CommandOption] = [
    .plan, .readAs, .estimate, .jobs, .memory, .quiet, .help,
  ]

  /// The options of a verb that a plan takes for it.
  private static func planned(_ verb: Verb) -> [CommandOption] {
    let own: [CommandOption] = [
      .output, .writeSchema, .writeConfig, .keep, .report, .cache, .checksum, .force, .watch, .port,
      .open,
    ]
    return verb.options.filter { !own.contains($0) }
  }
}

extension PlanFolder {
  /// Refuses a place in a published site: the drawn pages would be published with the plan.
  fileprivate func expectOutsideOfSites() throws(CommandFailure) {
    guard var place = try? SideFile.place(of: path) else { return }
    while place.last != nil {
      if (try? FileStatus(of: place.appending(Manifest.file))) != nil {
        throw .usage("--plan \(path) is inside the published site \(place). Use another folder.")
      }
      place = place.parent
    }
  }

  fileprivate func openPlan() throws(CommandFailure) -> Plan {
    try CommandFailure.mappingFileErrors(try plan())
  }
}

extension Arguments {
  fileprivate func planFolder() throws(CommandFailure) -> PlanFolder {
    guard let path = self[.plan] else {
      throw .usage("missing --plan DIR (the folder that all processes share)")
    }
    return try CommandFailure.mappingFileErrors(try PlanFolder(path))
  }

  fileprivate func part() throws(CommandFailure) -> WorkPart? {
    try value(.part, use: "the number of a part and the number of parts, such as 1/4") {
      WorkPart($0)
    }
  }

  private func plannedVerb(named name: String) throws(CommandFailure) -> Verb {
    guard let planned = verb.planned.first(where: { $0.name == name }) else {
      throw .invalid(.readAs, name, among: verb.planned.map(\.name))
    }
    return planned
  }

  /// The words of the command that is planned.
  fileprivate func plannedWords() throws(CommandFailure) -> [String] {
    guard !operands.isEmpty else { throw .usage("missing INPUT. Usage: plan INPUT... --plan DIR") }
    let name =
      try self[.readAs].map { name throws(CommandFailure) in try plannedVerb(named: name).name }
      ?? verb.planned[0].name
    return [name] + words(besides: Set(Verb.planOptions)).dropFirst()
  }

  /// Prints an estimate for very much more of the data, measured with one worker.
  fileprivate func foretell(_ console: Console) async throws {
    for option: CommandOption in [.plan, .jobs] where has(option) {
      throw CommandFailure.usage("--estimate can't be combined with \(option.flag)")
    }
    let own = ["\(CommandOption.jobs.flag)=1", "\(CommandOption.output.flag)=.forecast"]
    let words = try plannedWords()
    try await run(words[0], own + words.dropFirst(), .foretelling, console)
  }

  fileprivate func run(
    _ words: [String], _ work: CatalogueWork, in folder: PlanFolder, _ console: Console
  ) async throws {
    let own = [.jobs, .keep, .report].compactMap { (option: CommandOption) in
      self[option].map { "\(option.flag)=\($0)" }
    }
    let output = "\(CommandOption.output.flag)=\(self[.output] ?? "\(folder.path)")"
    try await run(words[0], [output] + own + words.dropFirst(), work, console)
  }

  private func run(
    _ name: String, _ words: [String], _ work: CatalogueWork, _ console: Console
  ) async throws {
    let verb = try plannedVerb(named: name)
    var (arguments, console) = (try Arguments(words, of: verb), console)
    if case .drawing = work { console.leavesNotes = true }
    arguments.work = work
    try await verb.run(arguments, console)
  }
}
