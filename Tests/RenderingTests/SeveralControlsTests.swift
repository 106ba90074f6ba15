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
}
