// extraneous argument label 'header:' in call
import Rowhouse

struct SectionOfTitles: BuiltForm {
  var model = Appearance()
  let title = "Appearance"

  var body: [Section] {
    Section(header: "Text") {
      Toggle("larger", "Larger text", \.isLarger)
    }
  }
}
