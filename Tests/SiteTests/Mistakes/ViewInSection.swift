// A row is a Cell. A Text stands between sections.
import Rowhouse

struct ViewInSection: BuiltForm {
  let title = "About"

  var body: [Section] {
    Section("About") {
      Text("Version 1.2")
    }
  }
}
