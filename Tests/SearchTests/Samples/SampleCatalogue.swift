import Bytes
import Files
import TestSupport

@testable import Search

/// Random recordings, the same in every run.
struct SampleCatalogue: Sendable {
  let recordings: [SampleRecording]

  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // The numbers are in no order, and some are short.
    var numbers: [UInt64] = []
    for number in 0..<UInt64(count) {
      numbers.append(number < 50 ? number : 7 * number + 1_000_000 * (number % 3))
    }
    numbers.shuffle(using: &generator)
    recordings = numbers.map { SampleRecording(number: $0, using: &generator) }
  }

  /// What several workers note, who take turns at pages.
  func index(by workers: Int, in scratch: ScratchFile? = nil) -> SearchIndex {
    var notes = (0..<workers).map { _ in SampleColumn.schema.notes(in: scratch) }
    for start in stride(from: 0, to: recordings.count, by: 50) {
      let worker = start / 50 % workers
      notes[worker].begin(page: start / 50)
      for recording in recordings[start..<min(start + 50, recordings.count)] {
        recording.note(in: &notes[worker])
      }
    }
    return SampleColumn.schema.index(of: &notes)
  }
}

extension SearchIndex {
  /// All files, the jobs' in some order.
  func allFiles(ofJobs jobs: [Int]? = nil) -> [SearchFile] {
    var files: [SearchFile] = []
    var parts: [IndexPart] = []
    for job in jobs ?? Array(0..<jobCount) {
      if let part = self.files(of: job, write: { files.append($0) }) { parts.append(part) }
    }
    self.files(
      after: parts, codes: { _ in OrderCodes(LargeArray(), upTo: 0) }, write: { files.append($0) })
    return files
  }

  /// The texts of the files whose paths match, in the order of the paths.
  func texts(of kind: Regex<Substring>) -> [String] {
    allFiles().filter { $0.path.contains(kind) }.sorted { $0.path < $1.path }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The lines of the texts of some files.
  func lines(of kind: Regex<Substring>) -> [[String]] {
    allFiles().filter { $0.path.contains(kind) }.sorted { $0.path < $1.path }
      .map { file in
        String(decoding: file.text, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
  }
}
