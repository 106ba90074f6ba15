/// The content of a page without its appearance and its navigation, by which two builds are
/// compared.
package struct PageOutline: Sendable {
  /// The text of its `<h1>`, or of its `<title>` if it has none.
  package internal(set) var title = ""

  /// The words under the title that introduce it.
  package internal(set) var introduction = ""

  /// The visible headings of its first table's columns.
  package internal(set) var columns: [String] = []

  /// Its sections, in order; where rows have none, one without a name.
  package internal(set) var sections: [Section] = []

  package internal(set) var rows: [Row] = []

  /// Whether it is a row page of a catalogue.
  package internal(set) var isRecord = false

  /// Why it could not be read to its end, if it could not.
  package internal(set) var fault: String?

  /// A part of a page with a heading.
  package struct Section: Sendable {
    /// The identifier of the heading or of its section; empty for headings without one.
    package internal(set) var id = ""
    package internal(set) var name = ""
  }

  /// A row of a table, or a paragraph, an item of a list and the like.
  package struct Row: Sendable {
    /// The place of its section among the page's.
    package let section: Int

    /// Its identifier; empty, if it has none.
    package let id: String

    /// The texts of its cells, including the values of controls; the first is its name.
    package let cells: [String]

    /// The files that it links to and shows as pictures and sounds, as paths from the site's root.
    package let links: [String]
  }
}
