// A String can't follow a condition. Return a Sentence of the form's model.
import Rowhouse

struct TextWithCondition: BuiltForm {
  var model = Appearance()
  let title = "Appearance"
  var body: [Section] {
    Section("Text") { Toggle("larger", "Larger text", \.isLarger) }
  }

  func footer(of section: Section) -> String? { "Text is \("larger", when: .isOn(\.isLarger))" }
}
