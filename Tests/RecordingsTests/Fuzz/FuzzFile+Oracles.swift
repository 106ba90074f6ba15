import Bytes
import Foundation
import TestSupport

@testable import Recordings
@testable import Records

extension FuzzFile {
  /// What is wrong with how the file is read; empty when nothing is.
  func contradictions() -> [String] {
    let outcome = Outcome(of: bytes, named: name, windowSize: 1 << 20)
    var contradictions: [String] = []
    for windowSize in [64, 64 + bytes.count / 3]
    where Outcome(of: bytes, named: name, windowSize: windowSize) != outcome {
      contradictions.append("in a window of \(windowSize) bytes it is read differently")
    }
    for parts in 2...4 where Outcome(of: bytes, named: name, parts: parts) != outcome {
      contradictions.append("in \(parts) parts it is read differently")
    }
    if let message = JSONText(bytes).contradiction { contradictions.append(message) }
    if let delimiter = outcome.delimiter,
      let message = rewritingContradiction(outcome, separatedBy: delimiter)
    {
      contradictions.append(message)
    }
    return contradictions
  }

  /// What comes of reading a file.
  private struct Outcome: Equatable {
    var views: [TableRow] = []
    var messages: [String] = []
    var delimiter: Delimiter?

    init(of bytes: [UInt8], named name: String, windowSize: Int = 100, parts: Int = 1) {
      let source = BytesSource(name: name, bytes: bytes)
      do throws(InputError) {
        let index = try indexed([source], parts: parts, windowSize: windowSize)
        views = try index.all
        messages = index.refusals.examples.map(\.description) + index.groups.map(\.anchor)
        if case .delimited(let delimiter) = try RowReader(
          source, windowSize: windowSize, .recordings
        ).header.form {
          self.delimiter = delimiter
        }
      } catch {
        messages = [error.description]
      }
    }
  }

  /// A table that is read, written anew, and read again is the same.
  private func rewritingContradiction(
    _ outcome: Outcome, separatedBy delimiter: Delimiter
  ) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    guard let rows = try? Delimited.rows(of: text, separatedBy: delimiter) else {
      return "it is a table for the reader of recordings alone"
    }
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    let other =
      mark
      + RandomTable.text(
        of: rows, separatedBy: delimiter.rawValue,
        among: Delimiter.allCases.map(\.rawValue), using: &generator)
    let ending = delimiter == .tab ? "birds.tsv" : "birds.csv"
    guard Outcome(of: other, named: ending, windowSize: 100).views == outcome.views else {
      return "written anew it is read differently"
    }
    return nil
  }
}
