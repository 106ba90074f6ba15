import Validation

/// What is wrong with a page of ordinary HTML that is `a/page.html` of a site with these files, and
/// with its references, a line each, without the file's name.
func judgeHTML(_ page: String, beside files: String...) -> [String] {
  judgeHTML(Array(page.utf8), beside: files)
}

func judgeHTML(_ page: [UInt8], beside files: [String] = []) -> [String] {
  var validator = HTMLValidator(files: SiteFiles(files))
  let reading = validator.read(page, file: "a/page.html")
  var links = SiteLinks()
  links.add(reading)
  for file in files { links.add(file: file) }
  return (reading.findings + links.findings()).sorted().map {
    "\($0.line):\($0.column): \($0.message) [\($0.rule.rawValue)]"
  }
}
