import Bytes
import Screens
import Testing

@testable import Rendering

@Suite struct ConditionStylesheetTests {
  typealias Model = OneFieldForm.Model

  @Test(
    arguments: [
      (
        Field<Model>.toggle(\.isOn), Condition<Model>.isOn(\.isOn),
        ":has(#f-field:checked)",
        #"{"has":"f"}"#
      ),
      (
        .toggle(\.isOn), !.isOn(\.isOn),
        ":not(:has(#f-field:checked))",
        #"{"not":{"has":"f"}}"#
      ),
      (
        .picker(\.size), .equal(\.size, .large),
        ":has(#f-field > option:nth-child(2):checked)",
        #"{"of":"f","is":"large"}"#
      ),
      (
        .picker(\.size, .page(at: "sizes.html")), .equal(\.size, .large),
        ":has(#f-field > option:nth-child(2):checked)",
        #"{"of":"f","is":"large"}"#
      ),
      (
        .picker(\.town, from: OneFieldForm.Town.all, none: "Any"),
        .equal(\.town, OneFieldForm.Town.all[1]) || .equal(\.town, nil)
          || .equal(\.town, OneFieldForm.Town.all[2]),
        """
        :is(:is(:has(#f-field > optgroup:nth-child(2) > option:nth-child(2):checked), \
        :has(#f-field > option:nth-child(1):checked)), \
        :has(#f-field > optgroup:nth-child(3) > option:nth-child(1):checked))
        """,
        #"{"any":[{"any":[{"of":"f","is":"cusco"},{"of":"f","is":""}]},{"of":"f","is":"quito"}]}"#
      ),
      (
        .picker(\.size, .inline), .equal(\.size, .small),
        ":has(#f-field-1:checked)",
        #"{"of":"f","is":"small"}"#
      ),
      (
        .slider(\.size), .equal(\.size, .large),
        ":has(#f-field-2:checked)",
        #"{"of":"f","is":"large"}"#
      ),
      (
        .selection(\.sizes), .contains(\.sizes, .large),
        ":has(#f-field-2:checked)",
        #"{"of":"f","is":"large"}"#
      ),
      (
        .stepper(\.count, in: 1...3), .atLeast(\.count, 2),
        """
        :is(:has(#f-field > option:nth-child(2):checked), \
        :has(#f-field > option:nth-child(3):checked))
        """,
        #"{"of":"f","from":2,"to":3}"#
      ),
      (
        .text(\.name), .isFilled(\.name),
        ":has(#f-field:not(:placeholder-shown))",
        #"{"has":"f"}"#
      ),
      (
        .toggle(\.isOn), .isOn(\.isOn) && .equal(\.count, 3) || .equal(\.count, 4),
        ":is(:has(#f-field:checked):is(*), :not(*))",
        #"{"any":[{"all":[{"has":"f"},true]},false]}"#
      ),
    ])
  func `a row is hidden while its condition does not hold`(
    field: Field<Model>, condition: Condition<Model>, selector: String, data: String
  ) throws {
    var form = OneFieldForm(field)
    form.condition = condition
    let css = try #require(form.conditionStylesheet)
    let lines = css.split(separator: "\n")
    #expect(lines.first == "@supports selector(:has(a)) {")
    #expect(lines[1] == #"  form:not(\#(selector)) [data-when="1"] { display: none; }"#)
    let conditions = try #require(form.outline.form).conditions
    #expect(conditions.map { String(decoding: $0.data.bytes(), as: UTF8.self) } == [data])
  }

  @Test func `the row before the last one is the last one while that is hidden`() throws {
    var form = OneFieldForm(.toggle(\.isOn))
    form.condition = .isOn(\.isOn)
    #expect(
      try #require(form.conditionStylesheet) == """
        @supports selector(:has(a)) {
          form:not(:has(#f-field:checked)) [data-when="1"] { display: none; }
          form:not(:has(#f-field:checked)) .row:has(+ [data-when="1"]:last-child) \
        { --end: var(--corner); --rule: 0; }
        }

        """)
  }

  @Test func `many rows of one condition do not make it grow with their square`() throws {
    struct ManyRows: Form {
      enum Section: CaseIterable { case only }
      var model = OneFieldForm.Model()
      let count: Int
      let title = "Many"
      func rows(in section: Section) -> [Int] { Array(0...count) }
      func cell(for row: Int) -> Cell { Cell("Row") }
      func identifier(of row: Int) -> String? { "row-\(row)" }
      func field(of row: Int) -> Field<OneFieldForm.Model>? { row == 0 ? .toggle(\.isOn) : nil }
      func visibility(of row: Int) -> Visibility<OneFieldForm.Model> {
        row == 0 ? .always : .visible(when: .isOn(\.isOn))
      }
    }
    func size(_ count: Int) throws -> Int {
      let file = ConditionStylesheet(outline: ManyRows(count: count).outline, path: "a.html").file
      return try #require(file).bytes.count
    }
    #expect(try size(800) < 9 * size(100))
  }

  @Test func `a page on which nothing depends on anything has no such stylesheet`() {
    #expect(OneFieldForm(.toggle(\.isOn)).conditionStylesheet == nil)
  }

  @Test func `a stepper that something depends on is a menu, which a stylesheet can see`() {
    var form = OneFieldForm(.stepper(\.count, in: 2...4))
    form.condition = .equal(\.count, 3)
    #expect(
      form.drawnRow().contains(
        """
        <span class="stepper"><select id="f-field" name="f" data-number="data-number">\
        <option value="2">2</option><option value="3" selected="selected">3</option>\
        <option value="4">4</option></select></span>
        """))
  }
}
