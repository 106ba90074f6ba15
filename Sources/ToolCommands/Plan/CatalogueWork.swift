import Bytes
import Commands
import Files
import Publishing

/// The work on a catalogue: all of it, or the part of one of several processes.
enum CatalogueWork: BuildWork {
  case building

  /// Everything is read, and the inputs are noted for the processes that draw.
  case planning(PlanFolder)

  /// An estimate for very much more data.
  case foretelling

  /// A part of the pages is drawn.
  case drawing(WorkPart, PlanFolder, Plan)

  /// The parts that were drawn are published.
  case publishing(PlanFolder, Plan)

  var place: CommandOption {
    switch self {
    case .building, .foretelling, .publishing: .output
    case .planning, .drawing: .plan
    }
  }

  var isEstimate: Bool { if case .foretelling = self { true } else { false } }

  /// The files of all parts of a plan; throws if one is missing.
  static func parts(of plan: Plan, in folder: PlanFolder) throws(FileError) -> [FilePath] {
    let (files, missing) = try folder.parts(of: plan)
    if !files.isEmpty, missing.isEmpty { return files }
    let named = missing.prefix(maximumNamed).map { "\($0)" }
    let more = missing.count - named.count
    let list =
      more > 0
      ? "\(named.joined(separator: ", ")) and \(Quantity(more, of: "other"))" : named.list()
    let words =
      missing.isEmpty
      ? "no part was drawn yet"
      : "\(missing.count == 1 ? "part" : "parts") \(list) \(missing.count == 1 ? "is" : "are") missing"
    throw FileError(
      "use \"\(folder.path)\"",
      .words(
        "\(words). Run rowhouse draw --plan \(folder.path) --part \(named.first ?? "1/4")"))
  }

  private static let maximumNamed = 5
}
