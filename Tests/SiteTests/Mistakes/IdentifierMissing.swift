// missing argument for parameter #3 in call
import Rowhouse

struct IdentifierMissing: BuiltForm {
  var model = Appearance()
  let title = "Appearance"

  var body: [Section] {
    Section("Text") {
      Toggle("Larger text", \.isLarger)
    }
  }
}
