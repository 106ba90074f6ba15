/// What to say of attributes that are in no table.
extension Page {
  mutating func reportUnknownAttribute(_ attribute: String) {
    guard name != .unknown || attribute.utf8.starts(with: "on".utf8) else { return }
    let element = name == .unknown ? "an element" : "<\(name.text)>"
    if attribute.utf8.starts(with: "on".utf8) {
      report(
        .inlineCode,
        "\(attribute) of \(element) is a script: add a listener in a deferred script of the site")
    } else if attribute.utf8.starts(with: "aria-".utf8) {
      report(
        .ariaAttribute, "\(attribute) of \(element) is not an attribute of WAI-ARIA: leave it out")
    } else {
      report(
        .allowedAttribute,
        "\(attribute) of \(element) is not an attribute of HTML: use data-… or leave it out")
    }
  }
}
