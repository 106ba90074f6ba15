import Files
import Publishing

extension Verb {
  /// `check`: judges what is in a folder, whoever put it there.
  ///
  /// - Parameter defaultFolder: The folder that is judged if none is named. `nil`, if one must be.
  /// - Returns: The verb.
  package static func check(defaultFolder: String?) -> Verb {
    Verb(
      name: "check",
      summary: "judges a folder after the fact: pages, links, fragments and manifest",
      operands: defaultFolder == nil ? "DIR" : "[DIR]",
      options: [.jobs, .quiet, .help],
      notes: """
        Pages are files that end in .html, .htm or .xhtml, written as HTML that is XML too.
        Findings are printed to standard output as file:line:column: error: message [rule].
        """
    ) { arguments, console throws(CommandFailure) in
      let folder = try arguments.folder(orElse: defaultFolder)
      let workers = try arguments.number(.jobs, in: 1...256) ?? Machine.processorCount
      let report: FolderCheck.Report
      do throws(FileError) {
        report = try await FolderCheck(folder, workers: workers).run()
      } catch {
        throw .machine("\(error)")
      }
      guard report.pages > 0 else {
        throw .findings("error: there are no pages in \(folder); is it the folder that was meant?")
      }
      let pages = Quantity(report.pages, of: "page")
      guard report.faults.isEmpty else {
        try console.answer(report.faults.joined(separator: "\n"))
        throw .findings("error: \(Quantity(report.faults.count, of: "finding")) in \(pages)")
      }
      try console.result("\(pages) in \(folder), all valid")
    }
  }
}
