import Files
import Store

extension StoreSummary {
  /// Prints warnings about a published site.
  func warn(of output: String, _ console: Console) {
    for file in edited {
      console.note(
        "warning: kept \(output)/\(file): it left the site, but was edited by hand. Delete it if "
          + "you don't need it.")
    }
    if let unkept { console.note("warning: \(unkept). The site was published.") }
    console.warn(ofOlderSites: leftovers)
  }
}

extension Console {
  /// Prints the errors of older sites, also with `--quiet`.
  func warn(ofOlderSites errors: [FileError]) {
    error(errors.map { "warning: an older site was left unchanged: \($0)" })
  }
}
