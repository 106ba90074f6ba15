import Screens
import Testing

@testable import Rendering

@Suite struct ControlRendererTests {
  enum Size: String, CaseIterable, Titled, Identified {
    case small, large
    var title: String { rawValue.uppercased() }
  }

  @Test(
    arguments: [
      (
        Control.toggle(true),
        #"""
        <span class="switch"><input type="checkbox" role="switch" id="f-field" name="f" checked="checked"/><span class="state" aria-hidden="true"><span class="on">On</span><span class="off">Off</span></span></span>
        """#
      ),
      (
        .toggle(false),
        #"""
        <span class="switch"><input type="checkbox" role="switch" id="f-field" name="f"/><span class="state" aria-hidden="true"><span class="on">On</span><span class="off">Off</span></span></span>
        """#
      ),
      (
        .slider(Size.large),
        #"""
        <span class="slider"><input type="range" id="f-field" name="f" min="1" max="2" step="1" value="2" aria-describedby="f-field-steps"/><span class="steps" id="f-field-steps"><span><span class="vh">1 </span>SMALL</span> <span><span class="vh">2 </span>LARGE</span></span></span>
        """#
      ),
      (
        .picker(Size.small),
        #"""
        <select id="f-field" name="f"><option value="small" selected="selected">SMALL</option><option value="large">LARGE</option></select>
        """#
      ),
      (
        .stepper(3, in: 1...9, step: 2),
        #"<input type="number" id="f-field" name="f" min="1" max="9" step="2" value="3"/>"#
      ),
      (
        .text("Ada & co", prompt: "Name"),
        #"""
        <input type="text" id="f-field" name="f" value="Ada &amp; co" placeholder="Name"/>
        """#
      ),
      (
        .text("", prompt: ""),
        #"<input type="text" id="f-field" name="f" value=""/>"#
      ),
      (
        .date("2026-11-21"),
        #"<input type="date" id="f-field" name="f" value="2026-11-21"/>"#
      ),
    ])
  func `a control is a native element with a label`(control: Control, element: String) {
    #expect(
      drawn(Cell("Field", control: control), identifier: "f") == """
        <tr class="row basic control" id="f"><th scope="row"><label for="f-field">Field</label></th>\
        <td>\(element)</td></tr>

        """)
  }

  @Test func `a button says what it does by itself`() {
    #expect(
      drawn(Cell("", control: .submit("Order")), identifier: "f") == """
        <tr class="row basic control submit" id="f"><td colspan="2">\
        <button type="submit" id="f-field">Order</button></td></tr>

        """)
    #expect(
      drawn(Cell("Ready?", control: .submit("Order")), identifier: "f") == """
        <tr class="row basic control submit" id="f"><th scope="row">Ready?</th>\
        <td><button type="submit" id="f-field">Order</button></td></tr>

        """)
  }

  @Test func `a row without a name has its place for one`() {
    #expect(drawn(Cell("Field", control: .date(""))).contains(#"<label for="row-1-1-field">"#))
  }

  @Test(
    arguments: [
      Control.toggle(true), .slider(Size.large), .picker(Size.small), .stepper(1, in: 0...2),
      .text("", prompt: ""), .date(""), .submit("Order"),
    ])
  func `a control that cannot be changed says so`(control: Control) {
    #expect(drawn(Cell("", control: control), isLive: false).contains(#" disabled="disabled""#))
    #expect(!drawn(Cell("", control: control), isLive: true).contains("disabled"))
  }
}
