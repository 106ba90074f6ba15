import Bytes
import Screens

/// The paths of the pages of several series, in sequence, each made when it is needed.
struct PagePaths: RandomAccessCollection, Sendable {
  private let series: [PageSeries]
  private let runs: Runs

  let startIndex = 0
  var endIndex: Int { runs.count }

  init(of series: [PageSeries]) {
    self.series = series
    runs = Runs(of: series.map(\.count))
  }

  subscript(position: Int) -> SitePath {
    let (run, place) = runs.find(position)
    return series[run].path(at: place)
  }

  /// The most characters that one of them has.
  var longest: Int { series.reduce(0) { Swift.max($0, $1.longestPath) } }
}

/// Several lists as one, given their lengths.
package struct Runs: Sendable {
  /// The position of each run's first element, and that after the last one's end.
  private let starts: [Int]

  package init(of lengths: [Int]) {
    starts = lengths.reduce(into: [0]) { starts, length in
      starts.append(starts[starts.count - 1] + length)
    }
  }

  /// How many elements there are in all.
  package var count: Int { starts[starts.count - 1] }

  /// The run that an element is in, and its place in that.
  package func find(_ position: Int) -> (run: Int, place: Int) {
    let run = starts.partitioningIndex { $0 > position } - 1
    return (run, position - starts[run])
  }
}
