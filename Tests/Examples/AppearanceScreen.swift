import Rowhouse

struct AppearanceScreen: BuiltForm {
  var model = Appearance()
  let title = "Appearance"

  var body: [Section] {
    Section("Text") {
      Picker("look", "Look", \.look, .segmented)
      Toggle("larger", "Larger text", \.isLarger)
      Slider("size", "Size", \.size, in: 12...24, step: 1).visible(when: .isOn(\.isLarger))
    }
    Section("Motion", footer: "Pages slide in, and rows unfold.") {
      Toggle("animates", "Animate", \.animates)
    }
  }
}

struct Appearance: Sendable {
  enum Look: String, CaseIterable, Titled, Identified { case light, dark }

  var look = Look.light
  var isLarger = false
  var size = 16.0
  var animates = true
}
