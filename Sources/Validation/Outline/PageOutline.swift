/// What a page says to its readers, without how it looks and what leads around it.
///
/// Two builds of a site are compared by these: what is not in one is no difference in words.
package struct PageOutline: Sendable {
  /// What its `<h1>` says, or its `<title>` where it has none.
  package internal(set) var title = ""

  /// The words under the title that introduce it.
  package internal(set) var introduction = ""

  /// What its first table calls its columns, as far as that is seen.
  package internal(set) var columns: [String] = []

  /// Its sections, in order; where rows have none, one without a name.
  package internal(set) var sections: [Section] = []

  package internal(set) var rows: [Row] = []

  /// Whether it tells all that is known of one row of a catalogue.
  package internal(set) var isRecord = false

  /// Why it could not be read to its end, if it could not.
  package internal(set) var fault: String?

  /// A part of a page with a heading.
  package struct Section: Sendable {
    /// The identifier of the heading or what it heads; empty, if there is none.
    package internal(set) var id = ""
    package internal(set) var name = ""
  }

  /// A row of a table, or a paragraph, an item of a list and the like.
  package struct Row: Sendable {
    /// The place of its section among the page's.
    package let section: Int

    /// Its identifier; empty, if it has none.
    package let id: String

    /// What its cells say, controls with what is in them; the first is its name.
    package let cells: [String]

    /// Where it leads and which pictures and sounds it shows: files from the site's front.
    package let links: [String]
  }
}
