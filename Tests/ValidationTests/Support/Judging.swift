import Validation

/// What is wrong with a page that is `page.html` of a site, a line each, without the file's name.
func judge(_ page: String) -> [String] {
  judge(Array(page.utf8))
}

func judge(_ page: [UInt8]) -> [String] {
  var validator = PageValidator()
  return validator.read(page, file: "page.html").findings.map {
    "\($0.line):\($0.column): \($0.message) [\($0.rule.rawValue)]"
  }
}
