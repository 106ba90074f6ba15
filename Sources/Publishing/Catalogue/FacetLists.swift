import Records
import Rendering
import Screens

/// A list of its own for each value of a facet.
struct FacetLists: Sendable {
  let facet: RecordingFacet
  let values: [RecordingGroup]
  private let positions: FacetPositions
  private let pageSize: Int

  /// The number of the first page of each value's list, and that after the last one's.
  private let starts: [Int]

  init(of facet: RecordingFacet, in index: RecordingIndex, pageSize: Int) {
    self.facet = facet
    self.pageSize = pageSize
    values = index.values(of: facet)
    positions = index.positions(of: facet)
    var starts = [0]
    for value in values {
      starts.append(starts[starts.count - 1] + (value.count + pageSize - 1) / pageSize)
    }
    self.starts = starts
  }

  /// The number of pages of all lists.
  var pageCount: Int { starts[starts.count - 1] }

  /// The most characters that the path of a page has.
  var longestPath: Int {
    values.reduce(0) { longest, value in
      let pages = pages(of: value)
      return max(longest, pages[0].path.length, pages[pages.count - 1].path.length)
    }
  }

  /// The first page of a value's list.
  func path(of value: RecordingGroup) -> SitePath { pages(of: value)[0].path }

  private func pages(of value: RecordingGroup) -> Pagination {
    Pagination(of: value.count, by: pageSize, in: facet.folder.file(value.anchor))
  }

  /// Finds a page of all lists, in a number of steps that grows with the logarithm of their number.
  func page(at number: Int) -> (list: Int, page: Page) {
    var (low, high) = (0, values.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return (low, pages(of: values[low])[number - starts[low]])
  }

  /// The positions in the listing of the recordings on a page of a list.
  func positions(on page: Page, of list: Int) -> ArraySlice<UInt32> {
    let positions = positions.positions(of: list)
    return positions.dropFirst(page.range.lowerBound).prefix(page.range.count)
  }
}

extension Catalogue {
  /// The pages of the lists that the values of a facet have.
  func listPages(_ lists: FacetLists) -> PageSeries {
    PageSeries(
      named: "RecordingListing", count: lists.pageCount, longestPath: lists.longestPath,
      files: [.player], page: { lists.page(at: $0) }
    ) { list, page, frame, html throws(PageFault) in
      var position = PagePosition()
      position.trail = [Self.crumb(of: lists.facet)]
      let listing = RecordingListing(
        of: lists.facet, titled: lists.facet.title(of: lists.values[list]), page: page,
        state: ListState(try rows(at: lists.positions(on: page, of: list)), on: page), position,
        hasDetails: extras.hasDetails, without: emptyColumns)
      listing.draw(in: frame, into: &html)
    }
  }

  private func rows(
    at positions: ArraySlice<UInt32>
  ) throws(PageFault) -> [RecordingListing.Row] {
    let recordings: [RecordingView]
    do throws(RecordFault) {
      recordings = try index.recordings(at: positions)
    } catch {
      throw PageFault("\(error)")
    }
    return try rows(positions.lazy.map(Int.init), recordings) { _ in nil }
  }
}
