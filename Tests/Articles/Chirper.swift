import Catalogues
import Rowhouse

struct Recording: Sendable {
  let bird: String
  let country: String

  init(_ row: DataRow) throws(SiteFault) {
    bird = try row["bird"]
    country = try row["country"]
  }
}

struct Chirper {
  static let sound: SitePath = "chirper/chirp.wav"
  static let firstPage = Pagination(of: 0, by: 4, in: "chirper")[0]
  let recordings: [Recording]
  let chirp: SiteFile

  init() throws(SiteFault) {
    let folder = DataFolder("Data")
    recordings = try folder.rows(of: "recordings.json").map(Recording.init)
    chirp = try folder.file("chirp.wav", at: Self.sound)
  }
}

struct RecordingsTable: Listing {
  enum Column: CaseIterable { case bird, country, sound }

  let page: ListPage
  let state: ListState<Recording>
  let title = "Chirper"
  let noun = "recordings"
  let plays = true

  func header(of column: Column) -> String {
    switch column {
    case .bird: "Bird"
    case .country: "Country"
    case .sound: "Sound"
    }
  }

  func draw(_ column: Column, of recording: Recording, into cell: inout CellWriter) {
    switch column {
    case .bird: cell.text(recording.bird)
    case .country: cell.text(recording.country)
    case .sound: cell.sound(.file(Chirper.sound))
    }
  }
}
