import Rowhouse

/// Sections that can be folded away, in a grouped table.
struct QuestionsScreen: Screen {
  enum Section: CaseIterable { case tables, publishing, scripts }
  enum Row { case answer(String, String) }

  let title = "Questions"
  let introduction: String? = "Each section can be folded away, and is a table of its own."
  let columns = ColumnTitles(title: "Question", value: "Answer")
  let tableStyle = TableStyle.grouped
  let isSearchable = true

  func header(of section: Section) -> String? {
    switch section {
    case .tables: "Tables"
    case .publishing: "Publishing"
    case .scripts: "Scripts"
    }
  }

  func folding(of section: Section) -> Folding {
    switch section {
    case .tables: .open
    case .publishing, .scripts: .folded
    }
  }

  func rows(in section: Section) -> [Row] {
    switch section {
    case .tables:
      [
        .answer("Why one table a screen?", "A screen reader can then say “row 3 of 12”."),
        .answer("Why no divs?", "The content is a table: rows, headers, cells."),
      ]
    case .publishing:
      [
        .answer("What if the build fails?", "The published site stays as it is."),
        .answer("What if a page is wrong?", "Nothing is published, and each problem is listed."),
        .answer("Does it need a server?", "No. Open the folder by double-click."),
      ]
    case .scripts:
      [
        .answer("What works without a script?", "Reading, links and switches."),
        .answer("What needs one?", "Remembering values, saving, searching and the player."),
      ]
    }
  }

  func cell(for row: Row) -> Cell {
    switch row {
    case .answer(let question, let answer): Cell(question, .subtitle(answer))
    }
  }
}
