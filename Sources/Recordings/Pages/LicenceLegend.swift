import Records
import Rendering
import Screens

/// The licences of the recordings on a page, each once.
///
/// A row has the licence's name; the name links to its text only once, below the table. A page of
/// fifty rows has fifty links fewer to tab through.
struct LicenceLegend {
  /// The licences in the order in which they come first on the page.
  private(set) var licences: [Licence] = []

  /// The spellings that rows have, with their licences, so that each is parsed once a page.
  private var spellings: [(text: ArraySlice<UInt8>, licence: Licence)] = []

  /// Whether every row has a licence that is here.
  private var isComplete = true

  /// The most spellings that are remembered; real pages have one to five.
  private static let limit = 16

  init(_ rows: [TableRow]) {
    for row in rows {
      let text = row[.licence]
      if spellings.contains(where: { $0.text == text }) { continue }
      guard let licence = Licence(text) else {
        isComplete = false
        continue
      }
      if spellings.count < Self.limit { spellings.append((text, licence)) }
      if !licences.contains(licence) { licences.append(licence) }
    }
  }

  /// The licence that a row's words are, if it is one with a name.
  func licence(_ text: ArraySlice<UInt8>) -> Licence? {
    spellings.first { $0.text == text }?.licence ?? Licence(text)
  }

  /// Writes the names as links to the licences' texts.
  func draw(into cell: inout CellWriter) {
    guard !licences.isEmpty else { return }
    let isOfAll = isComplete && licences.count == 1
    cell.literal(isOfAll ? "Licence: " : "Licences: ")
    for (index, licence) in licences.enumerated() {
      if index > 0 { cell.literal(", ") }
      cell.link(utf8: licence.name[...], to: licence.address)
    }
  }
}
