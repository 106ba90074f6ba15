import Recordings
import Rowhouse

// MARK: - What the enum says
//
// A long list has columns, and the columns are an enum. The first names the row.

extension RecordingsScreen {
  enum Column: CaseIterable { case commonName, scientificName, country, date, play }
}

// MARK: - What the listing says
//
// One page of the list, in whatever state it is: what each column is called, and what a row shows in
// it. A cell is written rather than returned, so a million rows make no strings on their way.

struct RecordingsScreen: Listing {
  let page: ListPage
  let state: ListState<Sample>
  var title = "Sample recordings"
  let noun = "recordings"
  let plays = true
  let source: SourceFile? = SourceFile()

  /// There is nothing to say of recordings that are not there.
  var introduction: String? {
    if state.items.isEmpty { return nil }
    return """
      Made for this gallery: the birds are real, the recordings are not, and the sounds are \
      synthesised.
      """
  }

  func header(of column: Column) -> String {
    switch column {
    case .commonName: "Common name"
    case .scientificName: "Scientific name"
    case .country: "Country"
    case .date: "Date"
    case .play: "Sound"
    }
  }

  func width(of column: Column) -> ColumnWidth {
    switch column {
    case .commonName, .scientificName: .long
    case .country, .date, .play: .medium
    }
  }

  func draw(_ column: Column, of sample: Sample, into cell: inout CellWriter) {
    switch column {
    case .commonName: cell.text(sample.commonName)
    case .scientificName: cell.scientificName(sample.scientificName)
    case .country: cell.text(sample.country)
    case .date: cell.text(sample.date)
    case .play: cell.sound(.file(sample.sound))
    }
  }

  func identify(_ sample: Sample, into identifier: inout CellWriter) {
    identifier.recordingNumber(sample.number)
  }

  // MARK: - What a state says
  //
  // A list that is both loading and failed cannot be written, and whoever switches over the state is
  // asked what each of them says.

  func notice(of state: ListState<Sample>) -> Notice? {
    let all = Notice.Action("All sample recordings", to: .page(GalleryPage.recordings))
    let again = Notice.Action("Try again", to: .page(GalleryPage.recordings))
    switch state {
    case .loading: return Notice("Loading", "The recordings will appear here.", isBusy: true)
    case .empty: return Notice("No recordings", "No recording matches.", actions: [all])
    case .failed(let reason):
      return Notice(
        "Loading failed", "The recordings could not be loaded: \(reason)", actions: [again])
    case .outdated(_, let reason):
      return Notice(
        "Out of date", "These are yesterday's recordings; today's could not be loaded: \(reason)",
        actions: [again])
    case .populated, .paging: return nil
    }
  }
}
