import Bytes
import Files
import Records

/// How an index comes about.
package enum IndexWay {
  /// By reading the inputs.
  case reading

  /// By reading them, and finding out how large a plan of them is.
  case measuring(PlanSize)

  /// By reading them, for other processes too.
  case keeping(PlanFileWriter)

  /// From parts that several processes have read, for others too.
  case joining([PlanFileReader], PlanFileWriter)

  /// As another process has read it.
  case taking(PlanFileReader)

  /// In how many parts the inputs are read, if that matters.
  var partCount: Int? {
    switch self {
    case .reading, .measuring, .keeping: nil
    case .joining(let files, _): files.count
    case .taking: 1
    }
  }

  /// The file that keeps the index for other processes.
  package var file: PlanFileWriter? {
    switch self {
    case .keeping(let file), .joining(_, let file): file
    case .reading, .measuring, .taking: nil
    }
  }
}

/// Measures the size of a plan without writing it.
package final class PlanSize {
  package private(set) var bytes = 0

  package init() {}

  func add(_ joined: inout CollectionPlan.Part) {
    var archive = Archive { [self] in bytes += $0.count }
    archive.serialize(&joined)
    archive.flush()
  }
}

// MARK: - In files

extension PlanFileWriter {
  /// Writes the joined parts.
  func write(_ joined: inout CollectionPlan.Part) {
    var missing: [String] = []
    write { archive in
      archive.serialize(&missing, each: "")
      archive.serialize(&joined)
    }
  }

  /// Writes the error that a requested column doesn't exist: with several tables, the options for
  /// one of them are then reduced.
  func write(_ fault: RecordFault, _ column: ColumnFault?) {
    guard case .missing(let name, let names)? = column else { return }
    var missing = [fault.file, name] + names
    write { $0.serialize(&missing, each: "") }
  }
}

extension PlanFileReader {
  /// Reads one part of the index.
  func part(of plan: CollectionPlan) throws(CollectionInputError) -> CollectionPlan.Part {
    var part = plan.emptyPart
    do throws(FileError) { try read { $0.serialize(&part) } } catch { throw .file(error) }
    return part
  }

  /// Reads the joined parts; throws the errors that they contain.
  func joined(of plan: CollectionPlan) throws(CollectionInputError) -> CollectionPlan.Part {
    var missing: [String] = []
    var joined = plan.emptyPart
    do throws(FileError) {
      try read { archive in
        archive.serialize(&missing, each: "")
        if missing.isEmpty { archive.serialize(&joined) }
      }
    } catch {
      throw .file(error)
    }
    guard missing.isEmpty else {
      let fault = ColumnFault.missing(missing[1], Array(missing[2...]))
      throw .data(RecordFault(file: missing[0], reason: .column(fault)))
    }
    return joined
  }
}
