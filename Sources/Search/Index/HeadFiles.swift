import Bytes

/// The files with the first rows of the common words of one job, as they fill up.
///
/// A common word's best rows are scattered over the data files, and their shared texts over as many
/// others. These files collect them, each row once for all words of a file: those are neighbours,
/// and words with a common prefix are often in the same rows. A file is like a data file, but with
/// a line with the rows' ranks before it, and with all texts in it.
struct HeadFiles {
  var finished: [SearchFile] = []
  private let data: SearchData
  private let notes: [SearchNotes]
  private var ranks: Set<Int> = []
  /// The number of the file in the making.
  private(set) var number: Int

  init(from number: Int, of index: SearchIndex) {
    self.number = number
    data = index.data
    notes = index.notes
  }

  /// Adds the first rows of a word; returns the number of the file that has them, if there are any.
  mutating func add(_ postings: [UInt32]) -> Int? {
    guard !postings.isEmpty else { return nil }
    ranks.formUnion(postings.lazy.map(Posting.rank))
    defer { if ranks.count >= data.headSize { close() } }
    return number
  }

  /// Ends the last file.
  mutating func close() {
    guard !ranks.isEmpty else { return }
    let sorted = ranks.sorted()
    let rows = data.text(ofRowsAt: sorted, of: notes)
    finished.append(SearchFile("h\(number)", DataFile.line(of: sorted) + rows))
    ranks.removeAll(keepingCapacity: true)
    number += 1
  }
}
