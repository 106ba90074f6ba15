import Screens
import Testing

@testable import Rendering

@Suite struct ControlRendererTests {
  @Test(
    arguments: [
      (
        Field<OneFieldForm.Model>.toggle(\.isOn),
        #"""
        <span class="switch"><input type="checkbox" role="switch" id="f-field" name="f" checked="checked"/><span class="state" aria-hidden="true"><span class="on">On</span><span class="off">Off</span></span></span>
        """#
      ),
      (
        .slider(\.size),
        #"""
        <span class="slider"><input type="range" id="f-field" name="f" min="1" max="2" step="1" value="2" list="f-field-ticks" aria-describedby="f-field-steps"/><datalist id="f-field-ticks"><option value="1" label="SMALL" data-choice="small"></option><option value="2" label="LARGE" data-choice="large"></option></datalist><span class="steps" id="f-field-steps"><span><span class="vh">1 </span>SMALL</span> <span><span class="vh">2 </span>LARGE</span></span></span>
        """#
      ),
      (
        .slider(\.part, in: 0...1, step: 0.1),
        #"""
        <span class="slider"><input type="range" id="f-field" name="f" min="0" max="1" step="0.1" value="0.7"/> <span class="value" data-value="f" aria-hidden="true"></span> <span class="steps"><span>0</span> <span>1</span></span></span>
        """#
      ),
      (
        .picker(\.size),
        #"""
        <select id="f-field" name="f"><option value="small">SMALL</option><option value="large" selected="selected">LARGE</option></select>
        """#
      ),
      (
        .picker(\.town, from: OneFieldForm.Town.all, none: "Any"),
        #"""
        <select id="f-field" name="f"><option value="">Any</option><optgroup label="Peru"><option value="lima">Lima</option><option value="cusco" selected="selected">Cusco</option></optgroup><optgroup label="Ecuador &amp; more"><option value="quito">Quito</option></optgroup></select>
        """#
      ),
      (
        .stepper(\.count, in: 1...9, step: 2),
        #"""
        <span class="stepper"><input type="number" id="f-field" name="f" min="1" max="9" step="2" value="3" required="required" inputmode="numeric"/></span>
        """#
      ),
      (
        .text(\.name, prompt: "Name"),
        #"""
        <input type="text" id="f-field" name="f" value="Ada &amp; co" placeholder="Name" maxlength="200"/>
        """#
      ),
      (
        .multilineText(\.name, length: 0...50),
        #"""
        <textarea id="f-field" name="f" rows="4" placeholder=" " maxlength="50">Ada &amp; co</textarea>
        """#
      ),
      (
        .date(\.day, isRequired: true),
        #"<input type="date" id="f-field" name="f" value="2026-11-21" required="required"/>"#
      ),
      (
        .time(\.time),
        #"<input type="time" id="f-field" name="f" value=""/>"#
      ),
      (
        .colour(\.colour),
        ##"<input type="color" id="f-field" name="f" value="#c0190f"/>"##
      ),
    ])
  func `a control is a native element with a label`(
    field: Field<OneFieldForm.Model>, element: String
  ) {
    let row = OneFieldForm(field).drawnRow()
    #expect(row.contains(#"<th scope="row"><label for="f-field">Field</label></th>"#))
    #expect(row.contains("<td>\(element)</td></tr>"), "\(row)")
  }

  @Test(arguments: [(PickerStyle.segmented, "segmented"), (.inline, "inline")])
  func `choices that are all seen are a group of radio buttons`(style: PickerStyle, name: String) {
    #expect(
      OneFieldForm(.picker(\.size, style)).drawnRow() == """
        <tr class="row basic control" id="f"><th scope="row"><span id="f-field-label">Field</span></th>\
        <td><span class="choices \(name)" role="radiogroup" aria-labelledby="f-field-label">\
        <label><input type="radio" id="f-field-1" name="f" value="small"/><span>SMALL</span></label> \
        <label><input type="radio" id="f-field-2" name="f" value="large" checked="checked"/>\
        <span>LARGE</span></label></span></td></tr>

        """)
  }

  @Test func `what is chosen on a page of its own is shown, and a menu that nobody meets has it`() {
    var form = OneFieldForm(.picker(\.size, .page(at: "sizes.html")))
    let menu = """
      <td><span class="value">LARGE</span><select id="f-field" name="f" aria-label="f" \
      hidden="hidden"><option value="small">SMALL</option>\
      <option value="large" selected="selected">LARGE</option></select></td></tr>

      """
    #expect(
      form.drawnRow() == """
        <tr class="row basic link disclosure" id="f"><th scope="row">\
        <a href="../sizes.html">Field</a></th>\(menu)
        """)
    form.state = .disabled
    #expect(
      form.drawnRow() == """
        <tr class="row basic disabled" id="f"><th scope="row">Field</th>\
        \(menu.replacing("hidden=\"hidden\"", with: "hidden=\"hidden\" disabled=\"disabled\""))
        """)
  }

  @Test func `a selection in a row is a group of checkboxes`() {
    #expect(
      OneFieldForm(.selection(\.sizes)).drawnRow().contains(
        """
        <span class="choices inline" role="group" aria-labelledby="f-field-label">\
        <label><input type="checkbox" id="f-field-1" name="f" value="small" checked="checked"/>
        """))
  }

  @Test func `what is accepted is said where it cannot be seen`() {
    #expect(
      OneFieldForm(.number(\.weight, in: 0.5...2.5, decimals: 1, isRequired: true)).drawnRow()
        == """
        <tr class="row basic control" id="f"><th scope="row"><label for="f-field">Field</label> \
        <small class="hint" id="f-field-hint">A number from 0.5 to 2.5, with at most one decimal</small>\
        </th><td><input type="number" id="f-field" name="f" min="0.5" max="2.5" step="0.1" value="0.7" \
        required="required" inputmode="decimal" aria-describedby="f-field-hint"/></td></tr>

        """)
    #expect(
      OneFieldForm(.text(\.name, length: 2...30, pattern: .mail)).drawnRow().contains(
        """
        <input type="email" id="f-field" name="f" value="Ada &amp; co" placeholder=" " minlength="2" \
        maxlength="30" pattern="[^@\\s]+@[^@\\s]+" title="an email address" required="required" \
        aria-describedby="f-field-hint"/>
        """))
  }

  @Test func `a button says what it does by itself`() {
    var form = OneFieldForm(.submit("Order"))
    form.words = ""
    #expect(
      form.drawnRow() == """
        <tr class="row basic control submit" id="f"><td colspan="2">\
        <button type="submit" id="f-field">Order</button></td></tr>

        """)
    form.words = "Ready?"
    #expect(
      form.drawnRow() == """
        <tr class="row basic control submit" id="f"><th scope="row">Ready?</th>\
        <td><button type="submit" id="f-field">Order</button></td></tr>

        """)
  }

  @Test func `a button that opens a sentence sends nothing`() {
    var form = OneFieldForm(.submit("Order"))
    form.submission = .confirmation("Done.")
    #expect(
      form.drawnRow().contains(
        #"<button type="button" id="f-field" popovertarget="confirmation">Order</button>"#))
  }

  @Test(
    arguments: [
      Field<OneFieldForm.Model>.toggle(\.isOn), .slider(\.size),
      .slider(\.part, in: 0...1, step: 0.1), .picker(\.size),
      .picker(\.size, .inline), .selection(\.sizes), .stepper(\.count, in: 0...9),
      .number(\.weight, in: 0...2), .text(\.name), .multilineText(\.name), .date(\.day),
      .time(\.time), .colour(\.colour), .submit("Order"), .reset("Again"),
    ])
  func `a control that cannot be changed says so`(field: Field<OneFieldForm.Model>) {
    #expect(OneFieldForm(field).drawnRow(isLive: false).contains(#" disabled="disabled""#))
    #expect(!OneFieldForm(field).drawnRow().contains("disabled"))
  }

  @Test func `the number of a slider that stays as it is needs no script`() {
    let field = Field<OneFieldForm.Model>.slider(\.part, in: -0.5...2.5, step: 0.05)
    #expect(
      OneFieldForm(field).drawnRow(isLive: false).contains(
        """
        <input type="range" id="f-field" name="f" min="-0.5" max="2.5" step="0.05" value="0.7" \
        disabled="disabled"/> <span class="value" aria-hidden="true">0.7</span> \
        <span class="steps"><span>-0.5</span> <span>2.5</span></span>
        """))
  }

  @Test func `a control that only shows something needs no name`() {
    let row = drawn(Cell("Field", control: .toggle(isOn: true)))
    #expect(row.contains(#"<label for="row-1-1-field">"#) && row.contains("disabled"))
  }
}
