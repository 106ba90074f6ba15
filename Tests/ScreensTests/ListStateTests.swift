import Screens
import Testing

@Suite struct ListStateTests {
  let pages = Pagination(of: 3, by: 2, in: "list")

  @Test func `more pages are paging and the last is populated`() {
    #expect(ListState([1, 2], on: pages[0]) == .paging([1, 2], next: pages[1]))
    #expect(ListState([3], on: pages[1]) == .populated([3]))
  }

  @Test func `no items are empty`() {
    #expect(ListState<Int>([], on: pages[0]) == .empty)
  }

  @Test func `only populated and paging lists have items`() {
    let states: [ListState<Int>] = [
      .loading, .empty, .failed("gone"), .populated([1]), .paging([1, 2], next: pages[1]),
    ]
    #expect(states.map(\.items) == [[], [], [], [1], [1, 2]])
  }
}
