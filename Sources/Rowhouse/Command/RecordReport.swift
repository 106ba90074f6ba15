import Publishing
import Records
import Screens

/// What came of reading records.
struct RecordReport: Sendable {
  /// What one of them is called.
  var noun = "recording"

  /// How many are listed.
  let listed: Int

  /// What is not listed, or not a second time, in the order of the files.
  let refusals: [Refusal]

  /// What reading them and putting them in order took.
  let index: StepReport

  /// The records that are in the data and not in the listing.
  var refused: [Refusal] { refusals.filter(\.isLoss) }

  /// The records that are in the data more than once.
  var repeated: [Refusal] { refusals.filter { !$0.isLoss } }

  /// What is said of the records that are left out.
  ///
  /// Where a file repeats many records of another, it is said once how many.
  var warnings: [String] {
    var counts: [[String]: Int] = [:]
    for refusal in refusals {
      if let files = Self.files(of: refusal) { counts[files, default: 0] += 1 }
    }
    var warnings: [String] = []
    for refusal in refusals {
      guard let files = Self.files(of: refusal), let count = counts[files], count > Self.mostAlike
      else {
        warnings.append("\(refusal)")
        continue
      }
      guard count < .max else { continue }
      counts[files] = .max
      warnings.append(
        "\(files[0]): \(GroupedNumber(count)) records are left out: they are listed already, from "
          + "\(files[1]), and nothing differs")
    }
    return warnings
  }

  /// How many records of one file that are in another are named one by one.
  private static let mostAlike = 3

  /// The file of a record that is there already, and the file that it is listed from.
  private static func files(of refusal: Refusal) -> [String]? {
    guard case .same(_, let file, _) = refusal.reason else { return nil }
    return [refusal.file, file]
  }
}
