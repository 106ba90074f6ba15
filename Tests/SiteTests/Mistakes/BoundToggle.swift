// cannot find '$model' in scope
import Rowhouse

struct BoundToggle: BuiltForm {
  var model = Appearance()
  let title = "Appearance"

  var body: [Section] {
    Section("Text") {
      Toggle("Larger text", isOn: $model.isLarger)
    }
  }
}
