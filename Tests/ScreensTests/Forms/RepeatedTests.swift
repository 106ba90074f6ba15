import Screens
import Testing

@Suite struct RepeatedTests {
  static let (ada, bo) = (Excursion.Guest(name: "Ada"), Excursion.Guest(name: "Bo", isChild: true))
  static let blank = Excursion.Guest(name: "Somebody")

  @Test(
    arguments: [
      (0, []), (1, [ada]), (2, [ada, bo]), (3, [ada, bo, blank]),
    ])
  func `a count keeps the first elements, and adds what a new section begins with`(
    count: Int, guests: [Excursion.Guest]
  ) throws {
    var screen = ExcursionScreen(model: Excursion(guests: [Self.ada, Self.bo]))
    try screen.assign(.number(Double(count)), to: "guests")
    #expect(screen.model.guests == guests)
  }

  @Test func `a section that was removed comes back as a new one`() throws {
    var screen = ExcursionScreen(model: Excursion(guests: [Self.ada, Self.bo]))
    for count in [1.0, 3.0] { try screen.assign(.number(count), to: "guests") }
    #expect(screen.model.guests == [Self.ada, Self.blank, Self.blank])
  }

  @Test(arguments: [0, 1, 5, -1])
  func `no fewer sections than the fewest are left, nor more than the most`(count: Int) {
    let crew = Repeated(\[String].self, in: 2...4, adding: "Somebody", called: "guide")
    var screen = CrewScreen(model: ["Ada", "Bo"], crew: crew)
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.number(Double(count)), to: "crew")
    }
    #expect(error?.reason == .expected("a whole number from 2 to 4"))
    #expect(screen.model == ["Ada", "Bo"])
    #expect(crew.indices == 0..<4)
  }

  @Test func `a field of a section changes its element and no other`() throws {
    var screen = ExcursionScreen(model: Excursion(guests: [Self.ada, Self.bo]))
    try screen.assign(.text("Cy"), to: .guestName(1))
    try screen.assign(.bool(true), to: .guestIsChild(0))
    #expect(
      screen.model.guests == [
        Excursion.Guest(name: "Ada", isChild: true), Excursion.Guest(name: "Cy", isChild: true),
      ])
  }

  @Test func `a field of a section that is not there shows what a new one begins with`() {
    let outline = ExcursionScreen(model: Excursion(guests: [Self.ada])).outline
    let limits = TextLimits(length: 1...30)
    #expect(outline.control("guest-1-name")?.control == .text("Ada", limits))
    #expect(outline.control("guest-2-name")?.control == .text("Somebody", limits))
    #expect(outline.control("guest-3-child")?.control == .toggle(isOn: false))
  }

  @Test func `a control says which element it is about, the first also how a new one begins`() {
    let outline = ExcursionScreen(model: Excursion(guests: [Self.ada])).outline
    for index in 0..<3 {
      let name = outline.control("guest-\(index + 1)-name")?.element
      let child = outline.control("guest-\(index + 1)-child")?.element
      #expect(name?.count == "guests" && name?.index == index && name?.part == 0)
      #expect(child?.count == "guests" && child?.index == index && child?.part == 1)
      #expect(name?.blank == (index == 0 ? .text("Somebody") : nil))
      #expect(child?.blank == (index == 0 ? .bool(false) : nil))
    }
    #expect(outline.control("guests")?.element == nil)
  }

  @Test func `an array of an element is a part of it`() {
    let outline = ShelvesScreen().outline
    #expect(outline.faults.isEmpty)
    let parts = ["shelf-1-books", "shelf-1-book-1", "shelf-2-books", "shelf-2-book-1"].map { name in
      outline.control(name)?.element.map { "\($0.count) \($0.index) \($0.part)" }
    }
    #expect(parts == ["shelves 0 0", "shelves 0 1", "shelves 1 0", "shelves 1 1"])
    #expect(outline.control("shelf-1-books")?.element?.blank == .number(0))
  }

  @Test func `a count that is not on the screen removes nothing`() {
    var screen = ShelvesScreen()
    screen.counts = false
    #expect(screen.outline.control("shelf-1-book-1")?.element == nil)
  }

  @Test func `a refusal is the element's own`() {
    var screen = ExcursionScreen(model: Excursion(guests: [Self.ada]))
    let error = #expect(throws: AssignmentError.self) {
      try screen.assign(.text(""), to: "guest-1-name")
    }
    #expect(
      error?.description == """
        Excursion: row "guest-1-name" can't be set to "": expected text of 1 to 30 characters, on \
        one line
        """)
    #expect(screen.model.guests == [Self.ada])
  }

  @Test func `the count is shown as what adds and removes`() {
    let outline = ExcursionScreen(model: Excursion(guests: [Self.ada])).outline
    #expect(outline.control("guests")?.control == .counter(1, WholeNumbers(0...3), noun: "guest"))
    #expect(outline.control("guests")?.isWatched == true)
  }

  @Test(arguments: 0...3)
  func `a section is there when there are so many elements`(count: Int) throws {
    let guests = Array(repeating: Self.blank, count: count)
    let screen = ExcursionScreen(model: Excursion(guests: guests))
    let form = try #require(screen.outline.form)
    let shown = screen.outline.sections[6...8].map { section in
      section.condition.map { form.conditions[$0].holds }
    }
    #expect(shown == (0..<3).map { $0 < count })
    #expect((0..<3).map { Excursion.everyGuest.has($0).holds(in: screen.model) } == shown)
  }

  @Test(arguments: [(0, true), (1, false), (2, true)])
  func `a condition asks the section's element, or what a new one begins with`(
    index: Int, holds: Bool
  ) {
    let excursion = Excursion(guests: [Self.ada, Excursion.Guest()])
    let isNamed = Excursion.everyGuest.condition(index, .isFilled(\.name))
    #expect(isNamed.holds(in: excursion) == holds)
    #expect((!isNamed).holds(in: excursion) != holds)
    let either = Excursion.everyGuest.condition(index, .isFilled(\.name) || .isOn(\.isChild))
    #expect(either.holds(in: excursion) == holds)
    let both = Excursion.everyGuest.condition(index, .isFilled(\.name) && !.isOn(\.isChild))
    #expect(both.holds(in: excursion) == holds)
  }

  /// A form with an array in each element of an array.
  struct ShelvesScreen: Form {
    struct Shelf: Sendable { var books: [String] = [] }
    enum Row { case shelves, books(Int), book(Int) }

    static let shelves = Repeated(\[Shelf].self, in: 1...2, adding: Shelf(), called: "shelf")
    static let books = Repeated(\Shelf.books, in: 0...1, adding: "Title", called: "book")

    var model = [Shelf(books: ["Ada"])]
    var counts = true
    let title = "Shelves"
    let sections = [1]

    func rows(in section: Int) -> [Row] {
      (counts ? [.shelves] : []) + Self.shelves.indices.flatMap { [.books($0), .book($0)] }
    }

    func cell(for row: Row) -> Cell { Cell("Row") }

    func identifier(of row: Row) -> String? {
      switch row {
      case .shelves: "shelves"
      case .books(let shelf): "shelf-\(shelf + 1)-books"
      case .book(let shelf): "shelf-\(shelf + 1)-book-1"
      }
    }

    func field(of row: Row) -> Field<[Shelf]>? {
      switch row {
      case .shelves: Self.shelves.count
      case .books(let shelf): Self.shelves.field(shelf, Self.books.count)
      case .book(let shelf): Self.shelves.field(shelf, Self.books.field(0, .text(\.self)))
      }
    }
  }

  /// A form of nothing but how many there are.
  struct CrewScreen: Form {
    var model: [String]
    let crew: Repeated<[String], String>
    let title = "Crew"
    let sections = ["crew"]

    func rows(in section: String) -> [Int] { [] }
    func cell(for row: Int) -> Cell { Cell("Guide") }
    func header(of section: String) -> String? { "Crew" }
    func identifier(ofSection section: String) -> String? { section }
    func field(of row: Int) -> Field<[String]>? { nil }
    func field(ofSection section: String) -> Field<[String]>? { crew.count }
  }
}
