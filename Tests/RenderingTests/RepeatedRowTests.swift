import Screens
import Testing

@testable import Rendering

/// Rows and sections about the elements of an array say so, to the script that removes them.
@Suite struct RepeatedRowTests {
  struct Packing: Form {
    enum Section { case count, sizes(Int) }
    enum Row { case weight(Int), size(OneFieldForm.Size) }

    struct Box: Sendable {
      var weight: Double?
      var sizes: Set<OneFieldForm.Size> = [.small, .large]
    }

    static let boxes = Repeated(\[Box].self, in: 0...2, adding: Box(), called: "box")

    var model = [Box(weight: 2, sizes: [])]
    let title = "Packing"
    var sections: [Section] { [.count] + Self.boxes.indices.map(Section.sizes) }

    func header(of section: Section) -> String? { "Boxes" }

    func rows(in section: Section) -> [Row] {
      switch section {
      case .count: Self.boxes.indices.map(Row.weight)
      case .sizes: OneFieldForm.Size.allCases.map(Row.size)
      }
    }

    func cell(for row: Row) -> Cell { Cell("Row") }

    func identifier(of row: Row) -> String? {
      switch row {
      case .weight(let index): "weight-\(index)"
      case .size(let size): size.identifier
      }
    }

    func identifier(ofSection section: Section) -> String? {
      switch section {
      case .count: "boxes"
      case .sizes(let index): "sizes-\(index)"
      }
    }

    func field(of row: Row) -> Field<[Box]>? {
      if case .weight(let index) = row {
        Self.boxes.field(index, .number(\.weight, in: 0...9))
      } else {
        nil
      }
    }

    func field(ofSection section: Section) -> Field<[Box]>? {
      switch section {
      case .count: Self.boxes.count
      case .sizes(let index): Self.boxes.field(index, .selection(\.sizes))
      }
    }
  }

  @Test func `each says which element, and the first what a new one begins with`() {
    let page = drawnPage(Packing())
    for mark in [
      #"<tr class="row basic control" id="weight-0" data-element="boxes 0 0" data-blank="">"#,
      #"<tr class="row basic control" id="weight-1" data-element="boxes 1 0">"#,
      #"<tbody id="sizes-0" data-element="boxes 0 1" data-blank="small large">"#,
      #"<tbody id="sizes-1" data-element="boxes 1 1">"#,
    ] { #expect(page.contains(mark), "\(mark)") }
  }

  /// Two rows for each box, all of them in one section.
  struct Boxes: Form {
    enum Section: CaseIterable { case only }
    enum Row { case weight(Int), sizes(Int), last }

    struct Box: Sendable {
      var weight: Double?
      var isFull = false
    }

    static let boxes = Repeated(\[Box].self, in: 0...2, adding: Box(), called: "box")

    var model = [Box()]
    let title = "Boxes"
    func header(of section: Section) -> String? { "Boxes" }
    func identifier(ofSection section: Section) -> String? { "boxes" }
    func field(ofSection section: Section) -> Field<[Box]>? { Self.boxes.count }
    func rows(in section: Section) -> [Row] {
      Self.boxes.indices.flatMap { [.weight($0), .sizes($0)] } + [.last]
    }
    func cell(for row: Row) -> Cell { Cell("Row") }

    func identifier(of row: Row) -> String? {
      switch row {
      case .weight(let index): "weight-\(index)"
      case .sizes(let index): "full-\(index)"
      case .last: nil
      }
    }

    func field(of row: Row) -> Field<[Box]>? {
      switch row {
      case .weight(let index): Self.boxes.field(index, .number(\.weight, in: 0...9))
      case .sizes(let index): Self.boxes.field(index, .toggle(\.isFull))
      case .last: nil
      }
    }

    func visibility(of row: Row) -> Visibility<[Box]> {
      switch row {
      case .weight(let index), .sizes(let index): .visible(when: Self.boxes.has(index))
      case .last: .always
      }
    }
  }

  @Test func `the rows of an element begin with what it is called`() {
    let lines = drawnPage(Boxes()).split(separator: "\n").map(String.init)
    let headings = lines.indices.filter { lines[$0].contains("class=\"row element\"") }
    #expect(
      headings.map { lines[$0] } == [
        #"<tr class="row element" data-when="1"><td colspan="2">Box 1</td></tr>"#,
        #"<tr class="row element" data-when="2"><td colspan="2">Box 2</td></tr>"#,
      ])
    #expect(headings.map { lines[$0 + 1].contains("id=\"weight-") } == [true, true])
  }

  @Test func `a row or a section for each element has no such heading`() {
    #expect(!drawnPage(Packing()).contains("row element"))
  }
}
