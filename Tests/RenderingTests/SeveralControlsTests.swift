import Screens
import Testing

@testable import Rendering

/// The controls of a row are one after the other, each with its words.
@Suite struct SeveralControlsTests {
  @Test func `a row of several controls is a group, and each has a label`() {
    let form = OneFieldForm(
      .stepper(\.count, in: 1...9).and("size", "Size", .picker(\.size, .segmented))
        .and("name", "Name", .text(\.name, length: 0...9)))
    #expect(
      form.drawnRow() == """
        <tr class="row basic control" id="f"><th scope="row"><label for="f-field">Field</label></th>\
        <td><span class="several" role="group" aria-label="Field"><span><span class="stepper">\
        <input type="number" id="f-field" name="f" min="1" max="9" step="1" value="3" \
        required="required" inputmode="numeric"/></span></span> <span>\
        <span id="f-size-field-label">Size</span> <span class="choices segmented" role="radiogroup" \
        aria-labelledby="f-size-field-label"><label><input type="radio" id="f-size-field-1" \
        name="f-size" value="small"/><span>SMALL</span></label> <label><input type="radio" \
        id="f-size-field-2" name="f-size" value="large" checked="checked"/><span>LARGE</span></label>\
        </span></span> <span><label for="f-name-field">Name</label> <input type="text" \
        id="f-name-field" name="f-name" value="Ada &amp; co" placeholder=" " maxlength="9"/></span>\
        </span></td></tr>

        """)
  }

  @Test func `menus that come and go in one place are all called as the row`() {
    let form = OneFieldForm(
      .picker(\.other, from: { $0 == .small ? [.small] : [.large] }, dependingOn: \.size))
    #expect(
      form.drawnRow() == """
        <tr class="row basic control" id="f"><th scope="row">Field</th><td><span class="several">\
        <span data-when="1"><span class="vh"><label for="f-small-field">Field</label></span>\
        <select id="f-small-field" name="f-small"><option value="small" selected="selected">SMALL\
        </option></select></span> <span data-when="2"><span class="vh">\
        <label for="f-large-field">Field</label></span><select id="f-large-field" name="f-large">\
        <option value="large">LARGE</option></select></span></span></td></tr>

        """)
  }

  @Test func `a position is a number, which the script has buttons for`() {
    let form = OneFieldForm(.position(of: .large, in: \.order))
    #expect(
      form.drawnRow() == """
        <tr class="row basic control" id="f"><th scope="row"><label for="f-field">Field</label></th>\
        <td><span><input type="number" id="f-field" name="f" min="1" max="2" step="1" value="2" \
        required="required" inputmode="numeric" data-order="1"/></span></td></tr>

        """)
    #expect(drawnPage(form).contains("positions.js"))
    #expect(!drawnPage(OneFieldForm(.stepper(\.count, in: 1...9))).contains("positions.js"))
  }
}
