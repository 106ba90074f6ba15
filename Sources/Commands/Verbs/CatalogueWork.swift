import Bytes
import Files
import Publishing
import Records

/// The work on a catalogue: all of it, or the part of one of several processes.
enum CatalogueWork: Sendable {
  /// All of it.
  case building

  /// Everything is read, for the processes that draw.
  case planning(PlanFolder)

  /// An estimate for very much more data.
  case foretelling

  /// A part is read.
  case reading(WorkPart, PlanFolder)

  /// The parts that were read are put together.
  case joining(PlanFolder)

  /// A part of the pages is drawn.
  case drawing(WorkPart, PlanFolder)

  /// The parts that were drawn are published.
  case publishing(PlanFolder)
}

extension CatalogueWork {
  /// Returns the source of the index.
  ///
  /// - Parameter header: The header of the plan.
  /// - Returns: The source.
  /// - Throws: ``CommandFailure``; also if the inputs are not those of the plan.
  func way(_ header: PlanHeader) throws(CommandFailure) -> IndexWay {
    try Self.saying { () throws(FileError) in
      switch self {
      case .building, .reading: .reading
      case .foretelling: .measuring(PlanSize())
      case .planning(let folder): .keeping(try folder.write(header))
      case .joining(let folder):
        .joining(try Self.parts(of: .rows, in: folder, header), try folder.write(header))
      case .drawing(_, let folder), .publishing(let folder):
        .taking(try Self.plan(in: folder, header))
      }
    }
  }

  private static func plan(
    in folder: PlanFolder, _ header: PlanHeader
  ) throws(FileError) -> PlanFileReader {
    let plan = try folder.plan()
    guard plan.header.digest == header.digest else {
      throw FileError("use \"\(plan.path)\"", .words("the inputs have changed since. Plan again."))
    }
    return plan
  }

  /// All parts of a work.
  static func parts(
    of work: PlanFolder.Work, in folder: PlanFolder, _ header: PlanHeader
  ) throws(FileError) -> [PlanFileReader] {
    let all = try folder.parts(of: work)
    let own = all.first { $0.header.digest == header.digest }
    guard let own, own.missing.isEmpty else {
      throw missing(own?.missing ?? [], of: work, in: folder)
    }
    return own.parts
  }

  /// Returns the header of the parts in a folder.
  ///
  /// - Throws: `FileError`; also if the folder has parts of several plans.
  static func header(ofRowsIn folder: PlanFolder) throws(FileError) -> PlanHeader {
    let all = try folder.parts(of: .rows)
    guard let best = all.first else { throw missing([], of: .rows, in: folder) }
    guard best.missing.isEmpty else { throw missing(best.missing, of: .rows, in: folder) }
    let other = all.first { $0.missing.isEmpty && $0.header.digest != best.header.digest }
    if let other {
      throw FileError(
        "use \"\(folder.path)\"",
        .words(
          "\(best.name) and \(other.name) are from different plans. Remove one of them.")
      )
    }
    return best.header
  }

  /// Creates the error about missing parts, or about a plan that was not begun.
  private static func missing(
    _ missing: [WorkPart], of work: PlanFolder.Work, in folder: PlanFolder
  ) -> FileError {
    let command = work == .rows ? "plan INPUT..." : "draw"
    let named = missing.prefix(maximumNamed).map { "\($0)" }
    let more = missing.count - named.count
    let list =
      more > 0
      ? "\(named.joined(separator: ", ")) and \(Quantity(more, of: "other"))" : named.list()
    let words =
      missing.isEmpty
      ? "no part was \(work == .rows ? "read" : "drawn") yet"
      : "\(missing.count == 1 ? "part" : "parts") \(list) \(missing.count == 1 ? "is" : "are") missing"
    let part = named.first ?? "1/4"
    return FileError(
      "use \"\(folder.path)\"",
      .words("\(words). Run rowhouse \(command) --plan \(folder.path) --part \(part)"))
  }

  private static let maximumNamed = 5

  static func saying<Outcome>(
    _ body: () throws(FileError) -> Outcome
  ) throws(CommandFailure) -> Outcome {
    do throws(FileError) {
      return try body()
    } catch {
      // What we refuse is wrong with the plan, and what the system refuses is the machine's.
      if case .words = error.reason { throw .findings("error: \(error)") }
      throw .machine("\(error)")
    }
  }
}
