// cannot find 'Text' in scope
import Rowhouse

struct ViewInSection: BuiltForm {
  let title = "About"

  var body: [Section] {
    Section("About") {
      Text("Version 1.2")
    }
  }
}
