import Rowhouse

/// A long plain table with an index from A to Z, and a field to search it.
struct BirdsScreen: Screen {
  struct Section { let letter: String, birds: [Bird] }
  typealias Row = Bird

  let title = "Birds from A to Z"
  let introduction: String? = "A plain table: one section a letter, an index, and a search."
  let columns = ColumnTitles(title: "Bird", value: "Scientific name")
  let tableStyle = TableStyle.plain
  let sectionLinks = SectionLinks.index
  let isSearchable = true

  let sections = Dictionary(grouping: Bird.all) { String($0.name.prefix(1)) }
    .map(Section.init)
    .sorted { $0.letter < $1.letter }

  func header(of section: Section) -> String? { section.letter }
  func identifier(ofSection section: Section) -> String? { "letter-\(section.letter.lowercased())" }
  func rows(in section: Section) -> [Bird] { section.birds }
  func cell(for bird: Bird) -> Cell { Cell(bird.name, .value(bird.scientificName)) }
  func identifier(of bird: Bird) -> String? {
    bird.scientificName.lowercased().split(separator: " ").joined(separator: "-")
  }
}
