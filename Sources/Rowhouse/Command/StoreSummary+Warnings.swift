import Files
import Store

extension StoreSummary {
  /// Prints warnings about a published site.
  ///
  /// - Parameters:
  ///   - output: The site's folder.
  ///   - console: Takes the warnings.
  func warn(of output: String, _ console: Console) {
    for file in edited {
      console.note(
        "warning: \(output)/\(file) is no longer part of the site, but was edited by hand, so it "
          + "stays; delete it if nobody needs it")
    }
    if let unkept { console.note("warning: \(unkept); the site is published all the same") }
    console.warn(ofOlderSites: leftovers)
  }
}

extension Console {
  /// Prints the errors of older sites, also with `--quiet`.
  func warn(ofOlderSites errors: [FileError]) {
    error(errors.map { "warning: an older site stays as it is: \($0)" })
  }
}
