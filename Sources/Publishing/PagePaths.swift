import Screens

/// Where the pages of several series are, one after another.
///
/// A path is made when it is asked for.
struct PagePaths: RandomAccessCollection, Sendable {
  private let series: [PageSeries]

  /// The position of each series' first page.
  private let starts: [Int]

  let startIndex = 0
  let endIndex: Int

  init(of series: [PageSeries]) {
    var starts: [Int] = []
    var end = 0
    for pages in series {
      starts.append(end)
      end += pages.count
    }
    self.series = series
    self.starts = starts
    endIndex = end
  }

  /// Finds the page in a number of steps that grows with the logarithm of the number of series.
  subscript(position: Int) -> SitePath {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return series[low].path(at: position - starts[low])
  }

  /// The most characters that one of them has.
  var longest: Int { series.reduce(0) { Swift.max($0, $1.longestPath) } }
}
