import Screens
import Testing

@Suite struct ListStateTests {
  static let pages = Pagination(of: 3, by: 2, in: "list")

  @Test func `more pages are paging and the last is populated`() {
    #expect(ListState([1, 2], on: Self.pages[0]) == .paging([1, 2], next: Self.pages[1]))
    #expect(ListState([3], on: Self.pages[1]) == .populated([3]))
  }

  @Test func `no items are empty`() {
    #expect(ListState<Int>([], on: Self.pages[0]) == .empty)
    #expect(ListState<Int>([], on: Self.pages[1]) == .empty)
  }

  @Test(
    arguments: [
      (.loading, []), (.empty, []), (.failed("gone"), []), (.populated([1]), [1]),
      (.outdated([1, 2], "gone"), [1, 2]), (.paging([1, 2], next: pages[1]), [1, 2]),
    ] as [(ListState<Int>, [Int])])
  func `a list has items when there were some, outdated ones too`(
    state: ListState<Int>, items: [Int]
  ) {
    #expect(state.items == items)
  }

  @Test(
    arguments: [
      (.loading, Notice("Loading", "The recordings will appear here.", isBusy: true)),
      (.empty, Notice("Nothing here", "There are no recordings to show.")),
      (
        .failed("the disk is gone"),
        Notice(
          "Loading failed", "The recordings could not be loaded: the disk is gone",
          actions: [.init("Try again")]
        )
      ),
      (
        .outdated([1], "the disk is gone"),
        Notice(
          "Out of date", "The recordings could not be reloaded: the disk is gone",
          actions: [.init("Try again")])
      ),
      (.populated([1]), nil),
      (
        .paging([1, 2], next: pages[1]),
        Notice(
          "", "",
          actions: [.init("Next 1 recordings", to: .page("list/page-2.html", fragment: nil))])
      ),
    ] as [(ListState<Int>, Notice?)])
  func `a state says what rows do not`(state: ListState<Int>, notice: Notice?) {
    #expect(Self.said(state.notice(about: "recordings")) == Self.said(notice))
  }

  /// What a notice says in English.
  private static func said(_ notice: Notice?) -> [String]? {
    notice.map { notice in
      [notice.label, notice.text, "\(notice.isBusy)"]
        + notice.actions.flatMap { [$0.title, "\($0.link as Any)"] }
    }
  }

  @Test func `what an author changes of a notice is the author's`() {
    var notice = ListState<Int>.empty.notice(about: "songs")
    notice?.label = "Quiet"
    #expect(notice?.labelText == .own("Quiet") && notice?.bodyText == .nothingToShow("songs"))
  }

  @Test(arguments: [.failed("gone"), .outdated([1], "gone")] as [ListState<Int>])
  func `what failed is tried again on the page itself, or where its author says`(
    state: ListState<Int>
  ) {
    let link = Link.page("list/index.html", fragment: nil)
    #expect(state.notice(about: "items")?.actions.map(\.link) == [nil])
    #expect(state.notice(about: "items", again: link)?.actions.map(\.link) == [link])
  }

  @Test func `a notice has something to do only if there is`() {
    let notice = Notice("", "Nothing yet")
    #expect(!notice.isBusy && notice.actions.isEmpty)
    let action = Notice.Action("Try again", to: .page("list/index.html", fragment: nil))
    #expect(Notice("", "Nothing yet", actions: [action]).actions == [action])
  }
}
