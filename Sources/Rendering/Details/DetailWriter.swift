import Markup
import Records
import Screens

/// Draws the table of a recording's page.
///
/// The structure is that of a screen's table; rows are written as literals, because a collection may
/// have a million such pages.
struct DetailWriter: ~Copyable {
  var cell: CellWriter
  let details: RecordingDetails

  init(_ html: consuming HTMLWriter, of details: RecordingDetails, at path: SitePath) {
    cell = CellWriter(html, at: path)
    self.details = details
  }

  consuming func finish() -> HTMLWriter { cell.finish() }

  var recording: RecordingView { details.recording }

  mutating func draw() {
    cell.literal(
      """
      <table class="screen inset-grouped record">
      <caption><span class="vh">About this recording</span></caption>
      <thead><tr><th scope="col"><span class="vh">Detail</span></th>\
      <th scope="col"><span class="vh">Value</span></th></tr></thead>

      """)
    for section in DetailSection.allCases { draw(section) }
    cell.literal("</table>\n")
  }

  /// Draws a section, unless it has no rows.
  private mutating func draw(_ section: DetailSection) {
    let start = cell.html.count
    cell.literal("<tbody>\n<tr class=\"section\"><th scope=\"rowgroup\" colspan=\"2\">")
    cell.literal(section.header)
    cell.literal("</th></tr>\n")
    let end = cell.html.count
    for row in section.rows { draw(row) }
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal("</tbody>\n")
  }

  /// Draws a row, unless the record says nothing for it.
  private mutating func draw(_ row: DetailRow) {
    let start = cell.html.count
    if let title = row.title {
      cell.literal("<tr class=\"row value\"><th scope=\"row\">")
      cell.literal(title)
      cell.literal("</th><td><span class=\"value\">")
    } else {
      cell.literal("<tr class=\"row basic\"><td colspan=\"2\">")
    }
    let end = cell.html.count
    drawValue(of: row)
    if cell.html.count == end { return cell.html.removeAll(after: start) }
    cell.literal(row.title == nil ? "</td></tr>\n" : "</span></td></tr>\n")
  }

  private mutating func drawValue(of row: DetailRow) {
    switch row {
    case .text(let field, _): drawText(field)
    case .measure(let field, _, let unit): drawMeasure(field, in: unit)
    case .scientificName: drawScientificName()
    case .otherSpecies: drawOtherSpecies()
    case .sound: drawSound()
    case .sonogram: drawPictures(Self.sonograms, as: "Sonogram")
    case .oscillogram: drawPictures(Self.oscillograms, as: "Oscillogram")
    case .remarks: drawLines(of: .remarks)
    case .coordinates: drawCoordinates()
    case .map: drawMap()
    case .licence: drawLicence()
    case .webPage: drawWebPage()
    case .list: drawPlaceInList()
    case .annotations: drawAnnotations()
    }
  }
}
